/**
 * `npm start` and the other commands of a checkout: installs the packages, builds what is stale for processes that serve
 * or work, and runs the program. Other commands run from the sources, so that a build that serves is not replaced.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, checkNode, install, root, say } from './prepare.mjs'

const [command = 'start', ...options] = process.argv.slice(2)
const runsBuilt = ['start', 'web', 'worker'].includes(command) && !options.includes('--help')

// As `npm run` would, so that sentences name commands as a checkout has them.
process.env.npm_lifecycle_event ??= command
checkNode()
install()
if (runsBuilt) build()
else (await import('tsx/esm/api')).register()
process.chdir(root)
if (runsBuilt)
  say('Starting … (the first time it makes the database and the demo; the rest of the first start)')
const entry = runsBuilt ? 'dist/server/main.js' : 'src/server/app/main.ts'
await import(pathToFileURL(join(root, entry)).href)
