/** `npm test`: everything that must hold before a change lands, and one closing line 'N passed, N failed'. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, checkNode, install, root, run, say, tryRun } from '../src/server/app/prepare.mjs'
import { findChromium } from './e2e/findChromium.mjs'
import { citedRules } from './support/ruleReporter.mjs'

checkNode()
install()
run('npm', ['run', '--silent', 'generate'])

const reports = mkdtempSync(join(tmpdir(), 'liftwise-test-'))
let passed = 0
let failed = 0
const refused = []

// Neither keeps two cores busy alone.
await Promise.all([checkSources(), suite('unit')])
await suite('screens')
if (process.env.POSTGRES_URL) {
  await suite('api', 'PostgreSQL', { env: { TEST_DATABASE_URL: process.env.POSTGRES_URL } })
  if (!existsSync('/usr/lib/postgresql')) {
    say('\nLeft out: replicas (no PostgreSQL server is installed in /usr/lib/postgresql).')
  }
} else {
  await suite('api', 'the embedded engine')
  say(
    '\nLeft out: the API tests on PostgreSQL (set POSTGRES_URL to a server where databases may be made).',
  )
}
// Every call of the API and every kind of statement; the rules that they carry out are proved above.
await suite('api', 'embedded, row-level security on every read', {
  env: { ROW_SECURITY: 'everything' },
  files: [
    ...['db', 'exports', 'graphql', 'imports', 'jobs', 'queue'].map((name) => `test/api/${name}/`),
    // They open databases of their own setting, or prove what no policy touches: processes that end, and files.
    ...[
      'db/crash',
      'db/readCopy',
      'exports/exportsInLibreOffice',
      'imports/crashedImports',
      'queue/crashedWorkers',
      'queue/heavyWorker',
      'queue/workerProcess',
    ].map((name) => `--exclude=test/api/${name}.test.ts`),
  ],
})
if (!process.env.TEST_S3_ENDPOINT) {
  say(
    '\nLeft out: files in an S3 store (set TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY).',
  )
}
if (tryRun('soffice', ['--version']).status !== 0) {
  say('\nLeft out: exports opened in LibreOffice (no soffice on the PATH).')
}
if (!process.env.POSTGRES_URL || process.getuid?.() !== 0 || tryRun('nginx', ['-v']).status !== 0) {
  say('\nLeft out: several processes behind nginx (they need POSTGRES_URL, nginx and root).')
}
findChromium()
build()
await suite('e2e')
await otherBrowsers()
if (process.env.TEST_RELEASE) {
  say('\n── release')
  if (tryRun('npm', ['run', '--silent', 'test:release']).status === 0) passed += 1
  else {
    failed += 1
    refused.push('release: npm run test:release')
  }
} else say('\nLeft out: the release as it is installed (npm run test:release, or TEST_RELEASE=on).')

rmSync(reports, { recursive: true, force: true })
for (const line of refused) console.log(`\n✗ ${line}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Firefox and WebKit, each where Debian's packages of it are installed. */
async function otherBrowsers() {
  if (!process.env.TEST_BROWSERS) return say('\nLeft out: Firefox and WebKit (TEST_BROWSERS=on).')
  const names = { firefox: 'firefox-esr', webkit: 'WebKitWebDriver' }
  const hasDisplay = existsSync('/usr/bin/Xvfb')
  const files = Object.keys(names).filter(
    (name) => hasDisplay && existsSync(`/usr/bin/${names[name]}`),
  )
  for (const name of Object.keys(names))
    if (!files.includes(name))
      say(`\nLeft out: ${name} (it needs ${names[name]} and Xvfb in /usr/bin).`)
  if (files.length > 0) await suite('browsers', files.join(' and '), { files })
}

async function checkSources() {
  await check('formatting', ['oxfmt', '--check', '.'])
  await check('lint', ['oxlint'])
  await check('types', ['tsc', '--build'])
}

async function check(name, args) {
  const { status, output } = await runPackage(args, { stdio: 'pipe' })
  say(`\n── ${name}\n${output}`)
  if (status === 0) {
    passed += 1
    return
  }
  failed += 1
  refused.push(name)
}

/** Runs a program of the installed packages to its end. */
function runPackage(args, { env = {}, stdio }) {
  return new Promise((resolve) => {
    const child = spawn('npx', args, {
      cwd: root,
      stdio,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('close', (status) => resolve({ status, output }))
  })
}

async function suite(project, how = '', { env = {}, files = [] } = {}) {
  say(`\n── ${project}${how ? `: ${how}` : ''}`)
  const report = join(mkdtempSync(join(reports, 'suite-')), 'report.json')
  const { status } = await runPackage(
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { env, stdio: 'inherit' },
  )
  const counted = countsOf(report)
  passed += counted.passed
  failed += counted.failed
  refused.push(...counted.refused.map((line) => `${project}: ${line}`))
  if (status !== 0 && counted.failed === 0) {
    failed += 1
    refused.push(`${project}: ended with ${status}`)
  }
}

function countsOf(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, refused: testResults.flatMap(told) }
  } catch {
    return { passed: 0, failed: 0, refused: [] }
  }
}

/** The names of a file's failed tests with their first reasons; a file that could not be read tells its own. */
function told({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name)
  const bad = assertionResults.filter((test) => test.status === 'failed')
  if (bad.length === 0 && status === 'failed') return [`${file}\n${message.slice(0, 1500)}`]
  return bad.map((test) =>
    [
      `${file} > ${test.fullName}`,
      ...citedRules(test.fullName).map((rule) => `  Rule ${rule}`),
      (test.failureMessages[0] ?? '').slice(0, 1500),
    ].join('\n'),
  )
}
