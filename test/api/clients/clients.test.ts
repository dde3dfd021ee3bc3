/** Clients: create, read and update. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api } from '#test/support/api.ts'

const { db } = await api()

const FIELDS = `id company_name account_manager { id firstname lastname } weekly_email_enabled monthly_email_enabled
  ai_enabled inactive_alert_user_level inactive_alert_timeframe_months bad_lift_user_level
  number_bad_lifts_to_alert logo_url color show_ai_feedback_options show_manual_override_options
  can_pick_observer can_use_not_applicable display_employee_id anonymous_observations_enabled
  show_ai_results_breakdown time_zone created_at updated_at deleted_at`
const CREATE = `mutation ($input: ClientInput!) { client: createClient(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($id: ID!, $input: ClientInput!, $expectedUpdatedAt: DateTime) {
  client: updateClient(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { ${FIELDS} } }`
const ONE = `query ($id: ID!) { client: getClientById(id: $id) { ${FIELDS} } }`

const provider = await actor('PROVIDER_SUPER_USER')

const newName = () => `Company ${uuid()}`

const save = async (document: string, variables: object) =>
  (await answered(provider.gql(document, variables))).client

async function errorOf(document: string, variables: object) {
  const { errors } = await provider.gql(document, variables)
  return errors?.[0] && { ...errors[0].extensions, message: errors[0].message }
}

const everything = () => ({
  companyName: newName(),
  accountManager: provider.id,
  inactiveAlertUserLevel: 'BOTH',
  inactiveAlertTimeframeMonths: 12,
  badObservationsAlertUserLevel: 'CLIENT_OBSERVER',
  numberOfBadLiftsToAlert: 10,
  weeklyEmailEnabled: true,
  monthlyEmailEnabled: true,
  aiEnabled: true,
  showAiFeedbackOptions: true,
  showManualOverrideOptions: true,
  canPickObservation: true,
  canUseNotApplicable: true,
  displayEmployeeId: true,
  enableAnonymousObservations: true,
  showAiResultsBreakdown: true,
  color: '#1F6FEB',
  timeZone: 'Europe/Amsterdam',
})

describe('[7.16] createClient', () => {
  it('[3.1] [3.2] [3.3] [3.4] [3.7] keeps every field of the form, and it is read back unchanged', async () => {
    const input = everything()
    const client = await save(CREATE, { input })
    expect(client).toEqual({
      id: expect.any(String),
      company_name: input.companyName,
      account_manager: { id: provider.id, firstname: 'Robin', lastname: expect.any(String) },
      inactive_alert_user_level: 'BOTH',
      inactive_alert_timeframe_months: 12,
      bad_lift_user_level: 'CLIENT_OBSERVER',
      number_bad_lifts_to_alert: 10,
      weekly_email_enabled: true,
      monthly_email_enabled: true,
      ai_enabled: true,
      show_ai_feedback_options: true,
      show_manual_override_options: true,
      can_pick_observer: true,
      can_use_not_applicable: true,
      display_employee_id: true,
      anonymous_observations_enabled: true,
      show_ai_results_breakdown: true,
      color: '#1f6feb',
      logo_url: null,
      time_zone: 'Europe/Amsterdam',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    })
    expect(await save(ONE, { id: client.id })).toEqual(client)
  })

  it('[9.8] what is left out starts with its default', async () => {
    expect(await save(CREATE, { input: { companyName: newName() } })).toMatchObject({
      account_manager: null,
      inactive_alert_user_level: 'NONE',
      inactive_alert_timeframe_months: 3,
      number_bad_lifts_to_alert: 3,
      ai_enabled: false,
      color: '#faa61a',
      time_zone: 'UTC',
    })
  })

  it.each([
    ['companyName', ' ', 'Company name is required'],
    ['numberOfBadLiftsToAlert', 11, 'Choose 1 to 10.'],
    ['accountManager', 'nobody', 'Choose one of the provider’s super users.'],
    ['logo', 'never-uploaded.png', expect.any(String)],
  ])('[9.6] refuses a bad %s, and no client is made', async (field, value, message) => {
    const companyName = newName()
    const input = { companyName, [field]: value }
    expect(await errorOf(CREATE, { input })).toEqual({ code: 'BAD_INPUT', field, message })
    const { data } = await provider.gql(`{ totalClients(input: { search: "${companyName}" }) }`)
    expect(data.totalClients).toBe(0)
  })

  it('[3.1] [16.3] the account manager is a provider super user who can sign in', async () => {
    const of = { client_id: provider.client_id, type: 'PROVIDER_SUPER_USER' as const }
    const others = [
      await buildUser(db, { ...of, type: 'CLIENT_SUPER_USER' }),
      await buildUser(db, { ...of, deleted_at: new Date() }),
      await buildUser(db, { ...of, is_account_enabled: false }),
      { id: uuid() },
    ]
    for (const { id } of others) {
      const input = { companyName: newName(), accountManager: id }
      expect(await errorOf(CREATE, { input })).toMatchObject({
        code: 'BAD_INPUT',
        field: 'accountManager',
      })
    }
  })

  it('[16.1] [16.5] two at once with one name make one client; once it is deleted the name is free again', async () => {
    const companyName = newName()
    const inputs = [companyName, companyName.toUpperCase()]
    const answers = await Promise.all(
      inputs.map((companyName) => provider.gql(CREATE, { input: { companyName } })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors ?? [])[0]).toMatchObject({
      message: 'A client with this name already exists.',
      extensions: { code: 'DUPLICATE', field: 'companyName' },
    })
    const made = answers.find(({ errors }) => !errors)?.data.client.id
    await provider.gql(`mutation { deleteClient(id: "${made}") { id } }`)
    await save(CREATE, { input: { companyName } })
  })
})

describe('[7.16] updateClient', () => {
  it('changes what is given, and what is left out keeps its value', async () => {
    const before = await save(CREATE, { input: everything() })
    const companyName = newName()
    const input = { companyName, aiEnabled: false, color: null, accountManager: null }
    const after = await save(UPDATE, { id: before.id, input })
    expect(after).toEqual({
      ...before,
      company_name: companyName,
      ai_enabled: false,
      color: '#faa61a',
      account_manager: null,
      updated_at: expect.any(String),
    })
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
  })

  it('a newer change of someone else is a conflict, and nothing is overwritten, nor once it is deleted', async () => {
    const { id, company_name: companyName, ...before } = await save(CREATE, { input: everything() })
    const expectedUpdatedAt = before.updated_at
    const first = { id, expectedUpdatedAt, input: { companyName, numberOfBadLiftsToAlert: 4 } }
    const theirs = await save(UPDATE, first)
    const second = { id, expectedUpdatedAt, input: { companyName, numberOfBadLiftsToAlert: 5 } }
    expect((await errorOf(UPDATE, second))?.code).toBe('CONFLICT')
    expect(await save(ONE, { id })).toEqual(theirs)
    const again = { ...second, expectedUpdatedAt: theirs.updated_at }
    expect((await save(UPDATE, again)).number_bad_lifts_to_alert).toBe(5)
    await provider.gql(`mutation { deleteClient(id: "${id}") { id } }`)
    expect((await errorOf(UPDATE, again))?.code).toBe('NOT_FOUND')
    expect((await save(ONE, { id })).deleted_at).toEqual(expect.any(String))
  })

  it('[16.3] a manager who has left since may stay', async () => {
    const manager = await buildUser(db, {
      client_id: provider.client_id,
      type: 'PROVIDER_SUPER_USER',
      deleted_at: new Date(),
    })
    const client = await buildClient(db, { account_manager_id: manager.id })
    const input = { companyName: newName(), accountManager: manager.id }
    expect((await save(UPDATE, { id: client.id, input })).account_manager.id).toBe(manager.id)
  })
})

describe('[7.60] getClientById', () => {
  it('[16.7] gives others the display settings of their own client, and nothing else', async () => {
    const { id, ...client } = await save(CREATE, { input: everything() })
    const member = await actor('CLIENT_USER', { id })
    const { data } = await member.gql(ONE, { id })
    expect(data.client).toEqual({
      id,
      ...client,
      account_manager: null,
      weekly_email_enabled: null,
      monthly_email_enabled: null,
      inactive_alert_user_level: null,
      inactive_alert_timeframe_months: null,
      bad_lift_user_level: null,
      number_bad_lifts_to_alert: null,
    })
  })
})
