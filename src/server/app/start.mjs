/** `npm start`: installs, builds what is stale, then serves; `npm run worker`: then works on the job queue. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, checkNode, install, root, say } from './prepare.mjs'

checkNode()
install()
build()
process.chdir(root)
process.env.NODE_ENV ??= 'production'
say('Starting …')
await import(pathToFileURL(join(root, `dist/server/${process.argv[2] ?? 'main'}.js`)).href)
