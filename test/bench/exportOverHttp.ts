/** Exports the observations as the app does: starts the job, and looks now and then until it is done. */
import { setTimeout as wait } from 'node:timers/promises'
import type { ExportFormat } from '#domain/enumerations.ts'
import { postGraphql, type Target } from './requests.ts'

export async function exportOverHttp(target: Target, format: ExportFormat): Promise<void> {
  const ask = async (query: string) =>
    JSON.parse(await postGraphql(target, JSON.stringify({ query }))).data.job
  const { id } = await ask(`mutation { job: triggerExportObservations(format: ${format}) { id } }`)
  for (;;) {
    const { state, error } = await ask(`{ job: exportJob(id: "${id}") { state error } }`)
    if (state === 'DONE') return
    if (error) throw new Error(error)
    await wait(200)
  }
}
