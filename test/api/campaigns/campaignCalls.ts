/** Documents that read and change campaigns, with every field. */
import { answered } from '#test/support/answered.ts'
import type { Actor, Answer } from '#test/support/api.ts'

const FIELDS = `{ id name client_id start_date end_date frequency type task_id location_id department_id
  task { name } location { name } department { name } num_observations_required reminder_alert_user_level
  app_notifications_enabled email_notifications_enabled notification_frequency has_selected_users
  selected_users { id firstname } observation_count created_at updated_at deleted_at }`
export const CREATE = `mutation ($input: CampaignInput!) { row: createCampaign(input: $input) ${FIELDS} }`
export const UPDATE = `mutation ($id: ID!, $input: CampaignInput!, $expectedUpdatedAt: DateTime) {
  row: updateCampaign(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) ${FIELDS} }`
export const GET = `query ($id: ID!) { row: getCampaign(id: $id) ${FIELDS} }`
export const DELETE = `mutation ($id: ID!) { row: deleteCampaign(id: $id) ${FIELDS} }`
export const BULK = `mutation ($ids: [ID!]!) { ids: bulkDeleteCampaigns(ids: $ids) }`

export const SPRING = {
  campaignName: 'Spring',
  typeOfCampaign: 'ManualObservation',
  startDate: '2026-03-01',
  frequency: 'monthly',
}
export const REMINDING = {
  emailNotificationsEnabled: true,
  reminderAlertUserLevel: 'BOTH',
  notificationFrequency: 'weekly',
}

export const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions
export const badInputAt = (field: string) => ({ code: 'BAD_INPUT', field })

/** The calls of tests about campaigns, as `admin` if nobody else makes them. */
export function campaignCalls(admin: () => Actor) {
  const create = (input: object, who = admin()) =>
    who.gql(CREATE, { input: { ...SPRING, ...input } })
  return {
    create,
    update: (id: string, input: object, who = admin(), expectedUpdatedAt?: string) =>
      who.gql(UPDATE, { id, input: { ...SPRING, ...input }, expectedUpdatedAt }),
    get: async (id: string, who = admin()) => (await who.gql(GET, { id })).data.row,
    /** The result's shape follows from the document, like `Answer`. */
    createOrThrow: async (
      input: object = {},
      who = admin(),
    ): Promise<NonNullable<Answer['data']>> => (await answered(create(input, who))).row,
  }
}
