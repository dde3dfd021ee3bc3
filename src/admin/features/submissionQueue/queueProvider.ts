/** A data provider that submits observations through the queue of this device. */
import type { DataProvider } from 'react-admin'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import type { SubmitParams } from './submitObservation.ts'

/**
 * create('allobservations') with `meta.idempotencyKey` resolves to the recorded observation, or to a QueuedRecord while
 * it waits on the device. The data's `video` is its first call, which the server has to answer before the second.
 */
export const queueProvider = (
  provider: DataProvider,
  person: { id: string; client_id: string },
): DataProvider => ({
  ...provider,
  create: async (resource, params) => {
    if (resource !== 'allobservations' || !isSubmission(params))
      return provider.create(resource, params)
    const { submitObservation } = await loadChunk(() => import('./submitObservation.ts'))
    const submitter = { userId: person.id, clientId: person.client_id }
    return { data: (await submitObservation(params, submitter)) as never }
  },
})

const isSubmission = (params: { data: unknown; meta?: unknown }): params is SubmitParams =>
  typeof (params.meta as Partial<SubmitParams['meta']> | undefined)?.idempotencyKey === 'string'
