import { expect, it } from 'vitest'
import type { AnalysisInput, AnalysisOutput } from '../../features/taskAnalysis/analysisThread.ts'
import { threadCaller } from './callThread.ts'

const ANALYSIS = { name: 'analysisThread', source: 'features/taskAnalysis/analysisThread.ts' }

it('[12.22] computes in a thread, which outlives a failed call, and starts again after it was idle', async () => {
  const analyse = threadCaller<AnalysisOutput>(ANALYSIS, 0)
  const nothing: AnalysisInput = []
  const [failed, done] = await Promise.allSettled([analyse('no principles'), analyse(nothing)])
  expect([failed.status, done]).toEqual(['rejected', { status: 'fulfilled', value: [] }])
  expect(await analyse(nothing)).toEqual([])
})

it('[12.22] rejects the calls of a thread that dies', async () => {
  const call = threadCaller({ name: 'missing', source: 'missing.ts' })
  const calls = await Promise.allSettled([call('one'), call('two')])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(call('three')).rejects.toThrow(/./)
})
