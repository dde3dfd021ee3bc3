/** Comments of the demo, on the newest observation with an AI result: a thread that waits, and one that is resolved. */
import { v7 as uuid } from 'uuid'
import { DAY_MS } from '#domain/dates.ts'
import { fullNameOf } from '#domain/displayName.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import { type RowWriter, insertRows } from '../factories/insertRows.ts'
import type { UserRow } from '../factories/buildUser.ts'
import type { DemoObservation } from './demoObservations.ts'

export async function buildDemoComments(
  db: RowWriter,
  seeded: readonly DemoObservation[],
  { people, today }: { people: readonly UserRow[]; today: Date },
): Promise<void> {
  const [lead, observer] = ['super', 'observer'].map((name) =>
    people.find(({ email }) => email.startsWith(`${name}@`)),
  )
  const newest = seeded
    .filter(({ observation, video }) => observation.review_type === 'AI' && video.file_location)
    .toSorted((one, other) => timeOf(other) - timeOf(one))[0]
  if (!newest || !lead || !observer) return
  const { client_id, id: observation_id } = newest.observation
  const comment = (person: UserRow, text: string, daysAgo: number, more: object = {}) => {
    const at = new Date(today.getTime() - daysAgo * DAY_MS)
    const of = { client_id, observation_id, user_id: person.id, created_at: at, updated_at: at }
    return { ...of, id: uuid(), text, ...more } satisfies NewRow<'comments'>
  }
  const question = `@${fullNameOf(lead)}, the shelf is low here. Could the boxes stand one level higher?`
  const asked = comment(observer, question, 2, { at_ms: 1_500 })
  const praised = comment(lead, 'Good to see the route checked first.', 6, {
    resolved_at: new Date(today.getTime() - 5 * DAY_MS),
    resolved_by: observer.id,
  })
  const answer = comment(observer, 'Thank you, I will tell the team.', 5, { parent_id: praised.id })
  await insertRows(db, client_id, 'comments', [asked, praised])
  await insertRows(db, client_id, 'comments', [answer])
  const mention = { client_id, comment_id: asked.id, user_id: lead.id }
  await insertRows(db, client_id, 'comment_mentions', [mention])
}

const timeOf = ({ observation }: DemoObservation): number => new Date(observation.date).getTime()
