/** `npm run dev`: one Vite process, the app with hot reload and the API beside it. */
import { checkNode, install, run } from './prepare.mjs'

checkNode()
install()
run('npm', ['run', '--silent', 'generate'])
process.umask(0o077)
run('npx', ['vite'])
