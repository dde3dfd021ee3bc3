/** Fifty identical submissions at the same time: one record, and the others are told so. */
import { randomUUID } from 'node:crypto'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { type Caller, NORTHWIND, signIn } from '../support/caller.ts'
import { faultsOf, milliseconds, spread } from '../support/figures.ts'
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
      faults.push(...(await submitAtOnce(caller, input, hasKey)))
      took.push(performance.now() - began)
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

/** Returns a sentence for each broken promise. */
async function submitAtOnce(
  caller: Caller,
  input: Place & { date: string; notes: string },
  hasKey: boolean,
): Promise<string[]> {
  const make = async (query: string, variables: object): Promise<string> =>
    (await caller.call<{ made: { id: string } }>(query, variables)).made.id
  // A repetition sends the same video; people who record the same thing send videos of their own.
  const videos = await Promise.all(
    Array.from({ length: hasKey ? 1 : SUBMISSIONS }, () =>
      make(UPLOAD_VIDEO, { input: answersOf('correct') }),
    ),
  )
  const idempotencyKey = hasKey ? randomUUID() : null
  const answers = await Promise.allSettled(
    Array.from({ length: SUBMISSIONS }, (_, index) => {
      const video_id = videos[index % videos.length]
      const details = { technique: 'correct', review_type: 'MANUAL_TASK', video_id }
      return make(CREATE_OBSERVATION, { input: { ...input, ...details }, idempotencyKey })
    }),
  )
  const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const errors = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [String(answer.reason?.code ?? answer.reason)] : [],
  )
  return [
    ...errors
      .filter((code) => hasKey || code !== 'DUPLICATE')
      .map((code) => `A submission was answered with ${code}.`),
    ...faultsOf(
      [new Set(ids).size === 1, `${new Set(ids).size} records were acknowledged.`],
      [hasKey || ids.length === 1, `${ids.length} submissions were acknowledged.`],
    ),
  ]
}
