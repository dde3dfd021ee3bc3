/** Runs one project of Vitest, and says what it took: passed and failed tests, seconds by file. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../src/server/app/prepare.mjs'
import { citedRules } from './ruleReporter.mjs'

/** Share of a suite's time that one of its files may take; of a suite with few files, three times the average. */
const LARGEST_SHARE = 0.15

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} refused what failed, with its reason
 * @property {{ file: string, seconds: number }[]} files slowest first
 */

/**
 * Runs the files of a project. `except`: a pattern of files that are left out. `isLimited`: refuses a file
 * that takes too large a share.
 * @returns {Promise<Outcome>}
 */
export async function runSuite(
  project,
  { env = {}, files = [], except = '', isLimited = true } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const left = except ? [`--exclude=${except}`] : []
  const { status } = await runPackage(
    ['vitest', 'run', '--project', project, ...reporters, ...left, ...files],
    { env, stdio: 'inherit' },
  )
  const outcome = outcomeOf(report)
  rmSync(folder, { recursive: true, force: true })
  const ended = status !== 0 && outcome.failed === 0 ? [`ended with ${status}`] : []
  const refused = [...outcome.refused, ...ended, ...(isLimited ? tooSlow(outcome.files) : [])]
  return {
    ...outcome,
    failed: outcome.failed + refused.length - outcome.refused.length,
    refused: refused.map((line) => `${project}: ${line}`),
  }
}

/** Runs a program of the installed packages to its end. */
export function runPackage(args, { env = {}, stdio }) {
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

function outcomeOf(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      refused: testResults.flatMap(told),
      files: testResults
        .map(({ name, startTime, endTime }) => ({
          file: relative(root, name),
          seconds: (endTime - startTime) / 1_000,
        }))
        .toSorted((one, other) => other.seconds - one.seconds),
    }
  } catch {
    return { passed: 0, failed: 0, refused: [], files: [] }
  }
}

/** The names of a file's failed tests with their first reasons; a file that could not be read tells its own. */
function told({ name, status, message, assertionResults }) {
  const file = relative(root, name)
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

function tooSlow(files) {
  const whole = files.reduce((sum, { seconds }) => sum + seconds, 0)
  const share = Math.max(LARGEST_SHARE, 3 / files.length)
  return files
    .filter(({ seconds }) => files.length > 10 && seconds > share * whole)
    .map(
      ({ file, seconds }) =>
        `${file} takes ${seconds.toFixed(1)} of ${whole.toFixed(1)} s, more than ${Math.round(100 * share)} %: make it quicker or split it`,
    )
}
