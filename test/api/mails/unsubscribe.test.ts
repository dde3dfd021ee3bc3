/** The link in a mail turns mails of that kind off and on again; other links do not. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unsubscribeTokens } from '#server/features/mails/unsubscribeToken.ts'
import type { OptionalMailKind } from '#domain/mails/mailKinds.ts'
import { account, api, type Account } from '#test/support/api.ts'

const { post, app } = await api()

const UNSUBSCRIBE = `mutation ($token: String!) { unsubscribe(token: $token) { mail is_subscribed } }`
const RESUBSCRIBE = `mutation ($token: String!) { resubscribe(token: $token) { mail is_subscribed } }`

beforeAll(api)

let person: Account
beforeEach(async () => {
  person = await account('CLIENT_SUPER_USER')
})

const tokenOf = async ({ id, client_id }: Account, kind: OptionalMailKind = 'weeklySummary') =>
  unsubscribeTokens((await api()).settings.tokenSecret).sign({
    clientId: client_id,
    userId: id,
    kind,
  })

const refusalsOf = async ({ id }: Account) => {
  const rows = await (
    await api()
  ).db.read('every client', (tables) =>
    tables.from('mail_refusals').select('kind').where('user_id', '=', id),
  )
  return rows.map(({ kind }) => kind)
}

const auditOf = async ({ id }: Account) =>
  (await api()).db.read('every client', (tables) =>
    tables.from('audit_log').selectAll().where('record_id', '=', id).orderBy('at'),
  )

const click = async (token: string, payload: string, type: string) =>
  (await api()).app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    payload,
    headers: { 'content-type': type },
  })

describe('the link of an email', () => {
  it('[30.7] ends emails of its kind and person alone, and brings them back; twice is as good as once', async () => {
    const other = await account('CLIENT_SUPER_USER', { id: person.client_id })
    const token = await tokenOf(person)
    for (const round of [1, 2]) {
      const { data } = await post(UNSUBSCRIBE, { token })
      expect(data, `${round}`).toEqual({
        unsubscribe: { mail: 'weeklySummary', is_subscribed: false },
      })
      expect(await refusalsOf(person)).toEqual(['weeklySummary'])
      expect(await refusalsOf(other)).toEqual([])
    }
    for (const round of [1, 2]) {
      const { data } = await post(RESUBSCRIBE, { token })
      expect(data, `${round}`).toEqual({
        resubscribe: { mail: 'weeklySummary', is_subscribed: true },
      })
      expect(await refusalsOf(person)).toEqual([])
    }
    expect(await auditOf(person)).toMatchObject([
      {
        action: 'UPDATE',
        user_id: null,
        before: { wants_weeklySummary: true },
        after: { wants_weeklySummary: false },
      },
      { after: { wants_weeklySummary: true } },
    ])
  })

  it.each([
    ['without a signature', async () => (await tokenOf(person)).split('.').slice(0, 3).join('.')],
    ['that is cut short', async () => (await tokenOf(person)).slice(0, -1)],
    ['with something after it', async () => `${await tokenOf(person)}.x`],
    [
      'that was changed to another person',
      async () => {
        const other = await account('CLIENT_USER', { id: person.client_id })
        return (await tokenOf(other)).replace(other.id, person.id)
      },
    ],
    [
      'that was changed to another kind',
      async () => (await tokenOf(person, 'monthlySummary')).replace('monthly', 'weekly'),
    ],
    [
      'signed with another secret',
      async () =>
        unsubscribeTokens('another secret of another server').sign({
          clientId: person.client_id,
          userId: person.id,
          kind: 'weeklySummary',
        }),
    ],
    [
      'of somebody who does not exist',
      async () => tokenOf({ ...person, id: '01900000-0000-7000-8000-000000000000' }),
    ],
  ])('[30.7] a link %s is refused', async (_what, make) => {
    const token = await make()
    for (const call of [UNSUBSCRIBE, RESUBSCRIBE])
      expect((await post(call, { token })).errors?.[0]).toMatchObject({
        message: 'This link is incomplete. Open it again from the email, or copy the full address.',
        extensions: { code: 'BAD_INPUT', field: 'token' },
      })
    expect((await click(token, '', 'text/plain')).statusCode).toBe(404)
    expect(await refusalsOf(person)).toEqual([])
  })

  it('[30.7] is refused for an email that nobody may refuse, signed by anyone', async () => {
    const token = await tokenOf(person, 'passwordReset' as OptionalMailKind)
    const { errors } = await (await api()).post(UNSUBSCRIBE, { token })
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  })
})

describe('the one click of an email program [RFC 8058]', () => {
  it.each([
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('[30.6] ends the mails with %j, without a cookie', async (payload, type) => {
    const token = await tokenOf(person, 'campaignReminder')
    const answer = await click(token, payload, type)
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await refusalsOf(person)).toEqual(['campaignReminder'])
    expect((await click(token, payload, type)).statusCode).toBe(204)
    expect(await auditOf(person)).toHaveLength(1)
  })

  it('[30.6] only opening the address changes nothing: programs that look for viruses do', async () => {
    await app.inject({ method: 'GET', url: `/unsubscribe/${await tokenOf(person)}` })
    await app.inject({ method: 'HEAD', url: `/unsubscribe/${await tokenOf(person)}` })
    expect(await refusalsOf(person)).toEqual([])
  })

  it('[30.6] takes no large body', async () => {
    const token = await tokenOf(person)
    const answer = await click(token, 'x'.repeat(20_000), 'application/x-www-form-urlencoded')
    expect(answer.statusCode).toBe(413)
  })
})
