/** Jobs and helpers for the job centre. */
import { buildJob } from '#test/support/buildJob.ts'
import { type Actor, api } from '#test/support/api.ts'
import { rows } from './listScreen.ts'
import { openApp } from './openApp.tsx'

const { db, files } = await api()

export const openJobs = (person: Actor) => openApp(person, `/jobs?clientId=${person.client_id}`)

/** Creates a job that started `minutes` ago. */
export async function job(
  person: Actor,
  minutes = 0,
  more: Parameters<typeof buildJob>[1] = {},
): ReturnType<typeof buildJob> {
  const of = { client_id: person.client_id, user_id: person.id }
  return buildJob(db, { ...of, created_at: timeAgo(minutes), ...more })
}

export const words = async (): Promise<string[]> =>
  (await rows()).map((row) => row.textContent ?? '')

export const timeAgo = (minutes: number, seconds = 0): Date =>
  new Date(Date.now() - minutes * 60_000 + seconds * 1_000)

export const weekFromNow = (): Date => new Date(Date.now() + 7 * 86_400_000)

/** Stores a file, and returns it in the form of a job. */
export async function storeFile(file: string): Promise<{ file: string; files_until: Date }> {
  await files.put(file, Buffer.from('Name\r\nUna\r\n'), 'text/csv')
  return { file, files_until: weekFromNow() }
}
