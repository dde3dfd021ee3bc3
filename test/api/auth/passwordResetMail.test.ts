/** The password reset mail: no crash loses it, and the queue contains no secret. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { account, api, type Account } from '#test/support/api.ts'

const { post, db, log, drainBackgroundWork, advanceClock } = await api()

const FORGOT = `mutation ($email: String!) { forgotPassword(email: $email) }`

beforeAll(api)

let attempt = 0
let person: Account
beforeEach(async () => {
  attempt += 1
  person = await account('CLIENT_USER')
})

/** Requests a link and returns before its mail is sent. */
const forgot = async () => {
  const before = (await jobs()).length
  await post(FORGOT, { email: person.email }, { from: `198.51.110.${attempt}` })
  await expect.poll(async () => (await jobs()).length).toBe(before + 1)
}

const jobs = async () =>
  (await api()).db.read({ clientId: person.client_id }, (tables) =>
    tables.from('jobs').selectAll().where('user_id', '=', person.id).orderBy('id'),
  )

const resets = async () =>
  (await api()).db.read({ clientId: person.client_id }, (tables) =>
    tables.from('password_resets').selectAll().where('user_id', '=', person.id).orderBy('id'),
  )

const mailsTo = async () => (await api()).mails.filter(({ to }) => to.address === person.email)

it('[10.21] is ordered with its link in one transaction, before all other mail, and sent from the queue alone', async () => {
  await forgot()
  const [job] = await jobs()
  const [reset] = await resets()
  expect(job).toMatchObject({
    kind: 'mail.passwordReset',
    subject_id: reset?.id,
    state: 'waiting',
    priority: 0,
  })
  expect(await mailsTo()).toEqual([])
  await (await api()).drainBackgroundWork()
  expect((await mailsTo()).map(({ messageId }) => messageId)).toEqual([`${job?.id}@liftwise.test`])
})

it('[10.17] [10.21] keeps the link as a hash only, and out of queue, audit log and log', async () => {
  await forgot()
  await drainBackgroundWork()
  const token = /\/reset\/([\w-]{43})\n/.exec((await mailsTo())[0]?.text ?? '')?.[1] ?? 'none'
  expect(token).toHaveLength(43)
  const audit = await db.read({ clientId: person.client_id }, (tables) =>
    tables.from('audit_log').selectAll().where('record_id', '=', person.id),
  )
  expect(audit.map(({ action }) => action)).toContain('EMAIL_SENT')
  for (const kept of [await jobs(), await resets(), audit, log])
    expect(JSON.stringify(kept)).not.toContain(token)
})

it('[10.21] is not sent any more when the link has expired before its turn', async () => {
  await forgot()
  advanceClock(30 * 60 + 1)
  await drainBackgroundWork()
  expect(await mailsTo()).toEqual([])
  expect(await jobs()).toMatchObject([
    { state: 'cancelled', error: 'The link has expired or was voided.' },
  ])
})
