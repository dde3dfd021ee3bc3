/**
 * `npm test` proves each rule once, in about ten minutes. `npm run test:all` adds what takes longer or needs more than Node
 * and Chromium: the files named `*.all.test.ts`, PostgreSQL, other browsers, the release, every bench. Each ends with one
 * line 'N passed, N failed'.
 */
import { existsSync } from 'node:fs'
import { build, checkNode, installAll, run, say, tryRun } from '../src/server/app/prepare.mjs'
import { findChromium } from './e2e/findChromium.mjs'
import { runPackage, runSuite } from './support/suite.mjs'

const isWhole = process.argv[2] === 'all'
const LONGER = '**/*.all.test.*'

checkNode()
installAll()
run('npm', ['run', '--silent', 'generate'])

let passed = 0
let failed = 0
const refused = []
/** Seconds by what was run, and by file. */
const took = []
const files = []

// Neither keeps two cores busy alone.
await Promise.all([checkSources(), suite('unit')])
await suite('screens')
await suite('api', {
  how: 'embedded, row-level security on every read',
  env: { ROW_SECURITY: 'everything', TEST_DATABASE_URL: '' },
  except: LONGER,
})
if (isWhole) await longerApi()
findChromium()
await timed('build', async () => build())
await suite('e2e')
if (isWhole) {
  await otherBrowsers()
  await npmScript('release', 'test:release')
  await npmScript('every bench, small', 'bench', '--', 'small')
}
summary()
process.exit(failed === 0 ? 0 : 1)

async function checkSources() {
  await check('formatting', ['oxfmt', '--check', '.'])
  await check('lint', ['oxlint'])
  await check('types', ['tsc', '--build'])
}

async function check(name, args) {
  await timed(name, async () => {
    const { status, output } = await runPackage(args, { stdio: 'pipe' })
    say(`\n── ${name}\n${output}`)
    count(status === 0, name)
  })
}

async function suite(project, { how = '', env = {}, only = [], except = '' } = {}) {
  const name = how ? `${project}: ${how}` : project
  await timed(name, async () => {
    say(`\n── ${name}`)
    const outcome = await runSuite(project, {
      env: { ...(isWhole ? { TEST_ALL: 'on' } : {}), ...env },
      files: only,
      except: except || (isWhole ? '' : LONGER),
      // Longer files are longer, and all examples of a property take their time.
      isLimited: !isWhole,
    })
    passed += outcome.passed
    failed += outcome.failed
    refused.push(...outcome.refused)
    files.push(...outcome.files)
  })
}

/** Tests that need PostgreSQL, and tests that end processes. */
async function longerApi() {
  const { POSTGRES_URL, TEST_S3_ENDPOINT } = process.env
  if (POSTGRES_URL)
    await suite('api', { how: 'PostgreSQL', env: { TEST_DATABASE_URL: POSTGRES_URL } })
  else await suite('api', { how: 'longer tests', only: ['.all.test.ts'] })
  leftOut(!POSTGRES_URL, 'PostgreSQL (POSTGRES_URL: a server where databases may be made)')
  leftOut(!existsSync('/usr/lib/postgresql'), 'replicas (a server in /usr/lib/postgresql)')
  leftOut(
    !TEST_S3_ENDPOINT,
    'files in an S3 store (TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY)',
  )
  leftOut(tryRun('soffice', ['--version']).status !== 0, 'exports opened in LibreOffice (soffice)')
  const hasNginx = process.getuid?.() === 0 && tryRun('nginx', ['-v']).status === 0
  leftOut(!POSTGRES_URL || !hasNginx, 'several processes (POSTGRES_URL, nginx and root)')
}

/** Firefox and WebKit, each where Debian's packages of it are installed. */
async function otherBrowsers() {
  const names = { firefox: 'firefox-esr', webkit: 'WebKitWebDriver' }
  const hasDisplay = existsSync('/usr/bin/Xvfb')
  const only = Object.keys(names).filter(
    (name) => hasDisplay && existsSync(`/usr/bin/${names[name]}`),
  )
  for (const [name, program] of Object.entries(names))
    leftOut(!only.includes(name), `${name} (${program} and Xvfb in /usr/bin)`)
  if (only.length > 0) await suite('browsers', { how: only.join(' and '), only })
}

async function npmScript(name, ...script) {
  await timed(name, async () => {
    say(`\n── ${name}`)
    count(tryRun('npm', ['run', '--silent', ...script]).status === 0, `npm run ${script.join(' ')}`)
  })
}

function count(holds, name) {
  if (holds) passed += 1
  else {
    failed += 1
    refused.push(name)
  }
}

function leftOut(isMissing, what) {
  if (isMissing) say(`\nLeft out: ${what}.`)
}

async function timed(name, work) {
  const began = performance.now()
  await work()
  took.push({ name, seconds: (performance.now() - began) / 1_000 })
}

function summary() {
  say(`\n── Seconds\n${took.map(line).join('\n')}`)
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  say(
    `\n── The slowest files\n${slowest.map(({ file: name, ...rest }) => line({ name, ...rest })).join('\n')}`,
  )
  for (const one of refused) say(`\n✗ ${one}`)
  say(`\n${passed} passed, ${failed} failed`)
}

function line({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(7)}  ${name}`
}
