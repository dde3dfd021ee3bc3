/** Brings a checkout to the point where it can run: packages as locked, the build newer than its sources. Plain JavaScript, since it runs before anything is installed. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// `import.meta.dirname` is not known to a Node that is too old, which is to be told so.
export const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const builtStamp = join(root, 'dist/.built')

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Liftwise needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

/** Installs what runs and builds the product, when node_modules is missing or older than the lock file. */
export function install() {
  // Keeps the tools of tests if they are installed.
  if (hasTestTools()) installAll()
  else installWhenOlder('--omit=dev')
}

/** The same with the tools of tests. */
export function installAll() {
  installWhenOlder('--include=dev', hasTestTools())
}

function installWhenOlder(which, isWhole = true) {
  if (isWhole && timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')) return
  say('Installing the packages (once; half of the first start) …')
  run('npm', ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'])
  touch(join(root, 'node_modules/.package-lock.json'))
}

const hasTestTools = () => existsSync(join(root, 'node_modules/vitest'))

/** Generates the contract's types and builds the app and the server when a source is newer than the last build. */
export function build() {
  const newest = Math.max(
    ...['package-lock.json', 'vite.config.ts', 'index.html'].map(timeOf),
    ...['src', 'public'].map((folder) => newestIn(join(root, folder))),
  )
  if (existsSync(builtStamp) && statSync(builtStamp).mtimeMs >= newest) return
  say('Building the web app and the server (once for each change; a third of the first start) …')
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const built = tryRun('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' }, 'pipe')
  if (built.status !== 0) fail(`${built.stdout}\n${built.stderr}\nThe build failed.`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  touch(builtStamp)
}

/** Runs a command at the project's root with its output shown; ends this process when it fails. */
export function run(command, args, env = {}) {
  const { status } = tryRun(command, args, env)
  if (status !== 0) fail(`${command} ${args.join(' ')} failed.`)
}

export function tryRun(command, args, env = {}, stdio = 'inherit') {
  return spawnSync(command, args, {
    cwd: root,
    stdio,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
}

export function say(sentence) {
  console.log(sentence)
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function timeOf(path) {
  const full = join(root, path)
  return existsSync(full) ? statSync(full).mtimeMs : 0
}

function newestIn(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    if (
      entry.name === 'generated' ||
      entry.name.endsWith('.test.ts') ||
      entry.name.endsWith('.test.tsx')
    )
      return newest
    const path = join(folder, entry.name)
    return Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs)
  }, 0)
}

function touch(path) {
  if (!existsSync(path)) writeFileSync(path, '')
  const now = new Date()
  utimesSync(path, now, now)
}
