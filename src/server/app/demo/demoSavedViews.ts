/** Saved views of the demo: one that is shared, and one of the super user alone, which they get by mail. */
import { v7 as uuid } from 'uuid'
import { DAY_MS } from '#domain/dates.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import type { SavedQuery } from '#domain/savedViews/savedViewRules.ts'
import { type RowWriter, insertRows } from '../factories/insertRows.ts'
import type { UserRow } from '../factories/buildUser.ts'

export async function buildDemoSavedViews(
  db: RowWriter,
  client_id: string,
  { people, today }: { people: readonly UserRow[]; today: Date },
): Promise<void> {
  const lead = people.find(({ email }) => email.startsWith('super@'))
  if (!lead) return
  const { id: user_id } = lead
  const at = new Date(today.getTime() - 7 * DAY_MS)
  const view = (name: string, is_shared: boolean, filter: ObservationListFilter) => {
    const query: SavedQuery = { filter, sort: null, order: null }
    const stamps = { created_at: at, updated_at: at }
    return {
      client_id,
      id: uuid(),
      user_id,
      name,
      query: JSON.stringify(query),
      is_shared,
      ...stamps,
    }
  }
  const shared = view('Incorrect lifts', true, { showResult: 'incorrect' })
  const own = view('Open comments', false, { hasOpenComments: true })
  await insertRows(db, client_id, 'saved_views', [shared, own])
  await insertRows(db, client_id, 'saved_view_mails', [
    { client_id, view_id: own.id, user_id, created_at: at },
  ])
}
