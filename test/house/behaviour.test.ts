/** Compares the rules with the tests: every rule has a test, and every number in a test is a rule. Tests keep to themselves. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ALL_RULES } from '#test/support/ruleReporter.mjs'

const ROOT = join(import.meta.dirname, '../..')

const rules: ReadonlySet<string> = new Set(ALL_RULES.map(({ number }) => number))

/** Rule numbers by the file that cites them. */
const cited = new Map(testFiles().map((file) => [file, citations(read(file))]))

it('every rule is cited by a test', () => {
  const all = new Set([...cited.values()].flat())
  expect([...rules].filter((rule) => !all.has(rule))).toEqual([])
})

it('every number that a test cites is a rule', () => {
  const unknown = [...cited].flatMap(([file, numbers]) =>
    numbers.filter((number) => !rules.has(number)).map((number) => `${number} in ${file}`),
  )
  expect(unknown).toEqual([])
})

it('no rule has the number of another', () => {
  expect(ALL_RULES).toHaveLength(rules.size)
})

it('no test file changes fixtures that other files of its process share', () => {
  // Outside of a describe, the later files of the process would have them too: use test.extend.
  expect([...cited.keys()].filter((file) => /^test\.override\(/mu.test(read(file)))).toEqual([])
})

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** Returns the files of tests, and of tables that tests take their names from. */
function testFiles(): string[] {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  return files.filter((file) => /\.test\.tsx?$/u.test(file) || file.endsWith('accessMatrix.ts'))
}

/** Reads `[2.61]`, ranges of them, and, where a row's first cell becomes part of a name as [%s], '2.61' and '2.61 2.62'. */
function citations(text: string): string[] {
  const inNames = [...text.matchAll(/\[(\d+\.\d+)(?:–(\d+\.\d+))?\]/gu)].flatMap(
    ([, first, last]) => range(first!, last ?? first!),
  )
  if (!/\[(?:%s|\$\{)|_MATRIX/u.test(text)) return inNames
  const inRows = [...text.matchAll(/\[\s*'(\d+\.\d+(?: \d+\.\d+)*)',/gu)].flatMap(([, numbers]) =>
    numbers!.split(' '),
  )
  return [...inNames, ...inRows]
}

function range(first: string, last: string): string[] {
  const [area, from] = first.split('.').map(Number)
  const [, to] = last.split('.').map(Number)
  return Array.from({ length: to! - from! + 1 }, (_, index) => `${area}.${from! + index}`)
}
