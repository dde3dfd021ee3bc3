/** `npm start`: installs, builds what is stale, then serves. */
import { build, checkNode, install, root } from './prepare.mjs'

checkNode()
install()
build()
process.chdir(root)
await import('../../../dist/server/main.js')
