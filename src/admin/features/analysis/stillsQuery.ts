/** Reads pictures of an analysed recording on this device. */
import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import type { AnalysedRecording } from './analysedRecordings.ts'

/** By time; a frame that cannot be read is missing. `times`: seconds, ascending. Kept only while they are shown. */
export const stillsQuery = ({ id, file, how }: AnalysedRecording, times: readonly number[]) =>
  queryOptions({
    queryKey: ['stills', id, times],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // Nothing of it comes from the network.
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<Map<number, ImageBitmap>> => {
      const { stillsOfRecording } = await loadChunk(() => import('./analyseRecording.ts'))
      const { part = null, turn = 0 } = how
      const stills = await stillsOfRecording({ file, part, turn, stills: times }, signal)
      return new Map(stills.map(({ at, picture }) => [at, picture]))
    },
  })
