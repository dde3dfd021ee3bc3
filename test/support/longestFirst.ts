/**
 * The order of the test files. Those that take long begin first, so that no worker works alone at the end; those of one
 * environment follow each other, as a worker keeps what it has imported until the next has another.
 */
import { readFileSync } from 'node:fs'
import type { BaseSequencer, TestSpecification } from 'vitest/node'

/** Without times of an earlier run, Vitest orders by size; these are small files whose tests take long. */
const LONG = [
  'app/accessibility.all.test.ts',
  'offline/submissions.all.test.ts',
  'queue/crashedWorkers.test.ts',
  'queue/heavyWorker.test.ts',
  'db/crash.test.ts',
  'demo/seedDemo.test.ts',
]

export const longestFirst = (Sequencer: typeof BaseSequencer): typeof BaseSequencer =>
  class extends Sequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const [first, others] = parted(sorted, ({ moduleId }) =>
        LONG.some((file) => moduleId.endsWith(file)),
      )
      const [named, usual] = parted(others, namesEnvironment)
      return [...first, ...usual, ...named]
    }
  }

const namesEnvironment = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))]
}
