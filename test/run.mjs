/** `npm test`: everything that must hold before a change lands, and one closing line 'N passed, N failed'. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, checkNode, install, run, say, tryRun } from '../src/server/app/prepare.mjs'
import { findChromium } from './e2e/findChromium.mjs'

checkNode()
install()
run('npm', ['run', '--silent', 'generate'])

const reports = mkdtempSync(join(tmpdir(), 'liftwise-test-'))
let passed = 0
let failed = 0
const refused = []

check('formatting', 'npx', ['oxfmt', '--check', '.'])
check('lint', 'npx', ['oxlint'])
check('types', 'npx', ['tsc', '--build'])
suite('unit')
suite('screens')
if (process.env.POSTGRES_URL) {
  suite('api', 'PostgreSQL', { env: { TEST_DATABASE_URL: process.env.POSTGRES_URL } })
} else {
  suite('api', 'the embedded engine')
  say(
    '\nLeft out: the API tests on PostgreSQL (set POSTGRES_URL to a server where databases may be made).',
  )
}
// Every call of the API and every kind of statement; the rules that they carry out are proved above.
suite('api', 'the embedded engine, row-level security on every read', {
  env: { ROW_SECURITY: 'everything' },
  files: [
    ...['db', 'exports', 'graphql', 'imports', 'jobs', 'queue'].map((name) => `test/api/${name}/`),
    // It opens databases with its own setting.
    '--exclude=test/api/db/crash.test.ts',
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
findChromium()
build()
suite('e2e')

rmSync(reports, { recursive: true, force: true })
for (const line of refused) console.log(`\n✗ ${line}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function check(name, command, args) {
  say(`\n── ${name}`)
  if (tryRun(command, args).status === 0) {
    passed += 1
    return
  }
  failed += 1
  refused.push(name)
}

function suite(project, how = '', { env = {}, files = [] } = {}) {
  say(`\n── ${project}${how ? `: ${how}` : ''}`)
  const report = join(reports, `${project}-${passed}-${failed}.json`)
  const { status } = tryRun(
    'npx',
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
    env,
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
  return bad.map(
    (test) => `${file} > ${test.fullName}\n${(test.failureMessages[0] ?? '').slice(0, 1500)}`,
  )
}
