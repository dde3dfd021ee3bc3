import { beforeAll, expect, it } from 'vitest'
import { buildObservation } from '#server/demo/factories/buildObservation.ts'
import { actor, api, newClient, type Actor } from '#test/support/api.ts'

const LIST = `query ($filter: ObservationFilter, $clientId: ID) {
  rows: allObservations(filter: $filter, input: { clientId: $clientId }) {
    id client_id date technique kind task { id name } location { id name } department { id name } campaign { id name }
    user { id firstname lastname employee_id } observee { id firstname lastname }
    client { id company_name } unlinked_observee_name video { id is_inside_base }
  }
  total: totalObservations(filter: $filter, input: { clientId: $clientId })
}`

let superUser: Actor

beforeAll(async () => {
  superUser = await actor('CLIENT_SUPER_USER')
})

it('lists', async () => {
  const { db } = await api()
  await buildObservation(db, { client_id: superUser.client_id, notes: 'Émile lifted' })
  for (const filter of [{}, {search: 'emile'}, {search:'em'}, {showDeleted: true}, {search:'emile', showDeleted:true, dateFrom:'2026-01-01'},
    ...['date','name','technique','task_name','user_name','observee_name','campaign_name','deleted_at'].map(column=>({sort:{column, order:'ASC'}, search: 'emil'})),
    ...['date','name','technique','task_name','user_name','observee_name','campaign_name','deleted_at'].map(column=>({sort:{column, order:'ASC'}, search: 'emil', dateFrom:'2026-01-01'})),
    ...['date','name','technique','task_name','user_name','observee_name','campaign_name','deleted_at'].map(column=>({sort:{column, order:'ASC'}})),
  ]) {
    const { log } = await api()
    const answer = await superUser.gql(LIST, { filter })
    if (answer.errors) console.log(filter, log.at(-2), log.at(-1))
    expect(answer.errors).toBeUndefined()
    expect(answer.data.total, JSON.stringify(filter)).toBe(1)
    expect(answer.data.rows).toHaveLength(1)
  }
})
