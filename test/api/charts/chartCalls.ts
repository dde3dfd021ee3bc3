/** Documents and helpers for the summary calls. */
import { answered } from '#test/support/answered.ts'
import type { Actor } from '#test/support/api.ts'

const ROW = `{ id name observation_count correct_count incorrect_count correctPercentage }`
const ARGS = `($filter: ObservationFilter, $input: ObservationListInput)`
const PASSED = `(filter: $filter, input: $input)`
export const CALLS: Record<string, string> = {
  pieChartObservationsSummary: '{ correct incorrect }',
  lineGraphObservationsSummary: '{ date total correct incorrect }',
  analyticsByDepartment: ROW,
  analyticsByLocation: ROW,
  analyticsByTask: ROW,
  analyticsByUser: ROW,
}
export const BY_CLIENT = `query ($input: ObservationsByClientInput) {
  all: getObservationsByClient(input: $input) { client_id company_name observation_count }
  incorrect: getIncorrectObservationsByClient(input: $input) { client_id company_name observation_count }
}`

export const documentOf = (name: string) =>
  `query ${ARGS} { answer: ${name}${PASSED} ${CALLS[name]} }`

export const readSummary = async (
  who: Actor,
  name: string,
  filter: object = {},
  clientId?: string,
) => (await answered(who.gql(documentOf(name), { filter, input: { clientId } }))).answer
