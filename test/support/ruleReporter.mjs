/** Says the sentence of a rule beside its number, which a failed test cites. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Each rule of the files `*.behaviour.md`. */
export const ALL_RULES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.behaviour.md'))
  .flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/^- \*\*(\d+\.\d+)\*\* (.+)$/gmu),
  ])
  .map(([, number = '', sentence = '']) => ({ number, sentence }))

/** Sentences by the number of their rule. */
const RULES = new Map(ALL_RULES.map(({ number, sentence }) => [number, sentence]))

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
