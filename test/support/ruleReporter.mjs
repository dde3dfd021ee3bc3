/** Says the sentence of test/behaviour.md beside the number that a failed test cites. */
import { readFileSync } from 'node:fs'

/** Sentences by the number of their rule. */
const RULES = new Map(
  [
    ...readFileSync(new URL('../behaviour.md', import.meta.url), 'utf8').matchAll(
      /^- \*\*(\d+\.\d+)\*\* (.+)$/gmu,
    ),
  ].map(([, number = '', sentence = '']) => [number, sentence]),
)

/**
 * Returns a line for each rule that the name of a test cites, such as '2.1 Every address … carries `clientId`.'
 * @param {string} testName
 * @returns {string[]}
 */
export function citedRules(testName) {
  const numbers = [...testName.matchAll(/\[(\d+\.\d+)/gu)].map(([, number = '']) => number)
  return numbers.flatMap((number) => (RULES.has(number) ? [`${number} ${RULES.get(number)}`] : []))
}

/**
 * Prints the broken rules after the errors of Vitest's own reporter.
 * @returns {import('vitest/node').Reporter}
 */
export function ruleReporter() {
  /** @type {Set<string>} */
  const broken = new Set()
  return {
    onTestCaseResult(test) {
      if (test.result().state === 'failed')
        citedRules(test.fullName).forEach((rule) => broken.add(rule))
    },
    onTestRunEnd() {
      if (broken.size > 0)
        process.stderr.write(['\nRules that do not hold:', ...broken].join('\n  ') + '\n')
      broken.clear()
    },
  }
}
