/** Fifty identical submissions at the same time: one record, and the others are told so. */
import { randomUUID } from 'node:crypto'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { type Caller, CallRefused, NORTHWIND, signIn } from '../support/caller.ts'
import { milliseconds, spread } from '../support/figures.ts'
import {
  answersOf,
  CREATE_OBSERVATION,
  type Place,
  readPlaces,
  UPLOAD_VIDEO,
} from '../support/writers.ts'

export const identical: SoakRow = {
  name: 'identical',
  promise:
    'One record; the others are refused as duplicates, and with one idempotency key all get the same record',
  engines: ['embedded', 'postgres'],
  unit: 'rounds',
  quick: 2,
  full: 20,
  run,
}

const SUBMISSIONS = 50

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const product = await installation.start()
  const caller = await signIn(installation.port, NORTHWIND[0]!)
  const places = await readPlaces(caller)
  const faults: string[] = []
  const took: number[] = []
  const notes: string[] = []
  for (let round = 1; round <= count; round += 1)
    for (const hasKey of [false, true]) {
      const note = `identical ${randomUUID()}`
      notes.push(note)
      const began = performance.now()
      const date = new Date(FIRST_MINUTE + notes.length * 60_000).toISOString()
      const input = { ...places[round % places.length]!, date, notes: note }
      const answers = await submitAtOnce(caller, input, hasKey)
      took.push(performance.now() - began)
      faults.push(...faultsOfAnswers(answers, hasKey))
      progress(`round ${round}, ${milliseconds(took.at(-1)!)}`)
    }
  await product.stop()
  const [stored] = await installation.query<{ count: number }>(
    `select count(*)::int as count from observations where notes like 'identical %'`,
  )
  if (stored?.count !== notes.length)
    faults.push(`${stored?.count} records were written instead of ${notes.length}.`)
  return { figure: `all ${SUBMISSIONS} answered: ${spread(took)}`, faults: [...new Set(faults)] }
}

const FIRST_MINUTE = Date.parse('2023-01-01T00:00:00Z')

/** Returns ids of records, and the codes of errors. */
async function submitAtOnce(
  caller: Caller,
  input: Place & { date: string; notes: string },
  hasKey: boolean,
): Promise<{ ids: string[]; errors: string[] }> {
  const upload = async () => {
    const variables = { input: answersOf('correct') }
    return (await caller.call<{ made: { id: string } }>(UPLOAD_VIDEO, variables)).made.id
  }
  // A repetition sends the same video; people who record the same thing send videos of their own.
  const videos = await Promise.all(Array.from({ length: hasKey ? 1 : SUBMISSIONS }, upload))
  const idempotencyKey = hasKey ? randomUUID() : null
  const ids: string[] = []
  const errors: string[] = []
  await Promise.all(
    Array.from({ length: SUBMISSIONS }, async (_, index) => {
      const video_id = videos[index % videos.length]
      const details = { technique: 'correct', review_type: 'MANUAL_TASK', video_id }
      const variables = { input: { ...input, ...details }, idempotencyKey }
      try {
        const { made } = await caller.call<{ made: { id: string } }>(CREATE_OBSERVATION, variables)
        ids.push(made.id)
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error
        errors.push(error.code ?? error.message)
      }
    }),
  )
  return { ids, errors }
}

function faultsOfAnswers(
  { ids, errors }: { ids: string[]; errors: string[] },
  hasKey: boolean,
): string[] {
  const others = errors.filter((code) => hasKey || code !== 'DUPLICATE')
  return [
    ...others.map((code) => `A submission was answered with ${code}.`),
    ...(new Set(ids).size === 1 ? [] : [`${new Set(ids).size} records were acknowledged.`]),
    ...(hasKey || ids.length === 1 ? [] : [`${ids.length} submissions were acknowledged.`]),
  ]
}
