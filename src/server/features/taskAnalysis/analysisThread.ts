/** Compares groups in a thread, which may take a second. */
import { parentPort } from 'node:worker_threads'
import type { Principle } from '#domain/observations/principles.ts'
import { analyseGroups, type GroupedPrinciple } from '#domain/taskAnalysis/analysedGroups.ts'
import { compareGroups } from '#domain/taskAnalysis/taskAnalysis.ts'
import type { ThreadAnswer, ThreadCall } from '../../platform/background/callThread.ts'

export type AnalysisInput = readonly GroupedPrinciple<Principle>[]
export type AnalysisOutput = ReturnType<typeof analyse>

const analyse = (principles: AnalysisInput) =>
  analyseGroups(
    principles,
    principles.map(({ key, cells, observers }) => ({
      key,
      groups: compareGroups(cells, observers),
    })),
  )

parentPort?.on('message', ({ id, input }: ThreadCall<AnalysisInput>) => {
  const answer = (part: ThreadAnswer<AnalysisOutput>) => parentPort?.postMessage(part)
  try {
    answer({ id, output: analyse(input) })
  } catch (error) {
    answer({ id, error })
  }
})
