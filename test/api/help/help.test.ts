/** Help requests: a mail to the help desk, and a copy to the sender. */
import { beforeAll, describe, expect, it } from 'vitest'
import { actor, api, type Actor } from '#test/support/api.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import { writeRows } from '#test/support/writeRows.ts'

const { db, drainBackgroundWork } = await api()

const SEND = `mutation ($input: HelpRequestInput!) { sendHelpRequest(input: $input) }`
const input = { subject: 'A video does not play', message: 'It stops.\n\nAt 00:12.' }

beforeAll(api)

/** Returns the mails to or from a person as they are sent. */
const mailsOf = async (person: Actor) =>
  (await api()).mails.filter(({ to, replyTo }) =>
    [to.address, replyTo?.address].includes(person.email),
  )

/** Returns the call's response and the mails that it caused. */
const send = async (person: Actor) => {
  const answer = await person.gql(SEND, { input })
  await (await api()).drainBackgroundWork()
  return { answer, sent: await mailsOf(person) }
}

describe('[7.11] sendHelpRequest', () => {
  it('writes to the help desk and gives a copy', async () => {
    const person = await actor('CLIENT_OBSERVEE')
    const { answer, sent } = await send(person)
    expect(answer).toEqual({ data: { sendHelpRequest: true } })
    const [request, copy] = sent
    expect(sent).toHaveLength(2)
    expect(request?.to.address).toBe('help@liftwise.example')
    expect(request?.replyTo).toEqual({
      name: expect.stringContaining('Robin'),
      address: person.email,
    })
    expect(request?.subject).toContain(input.subject)
    expect(request?.text).toContain(`- Email: ${person.email}\n`)
    expect(request?.text).toContain('\n> It stops.\n> \n> At 00:12.\n')
    expect(request?.text).toContain(
      `https://liftwise.test/users/${person.id}?clientId=${person.client_id}`,
    )
    expect(copy?.to.address).toBe(person.email)
    expect(copy?.replyTo).toBeUndefined()
    expect(copy?.text).toContain('\n> It stops.\n> \n> At 00:12.\n')
    expect(copy?.messageId).not.toBe(request?.messageId)
  })

  it('[34.1] orders both emails or none, before anything is sent', async () => {
    const person = await actor('CLIENT_USER')
    await person.gql(SEND, { input })
    const jobs = await db.read({ clientId: person.client_id }, (tables) =>
      tables
        .from('jobs')
        .select(['kind', 'subject_id', 'state', 'created_at'])
        .where('user_id', '=', person.id)
        .orderBy('kind'),
    )
    expect(jobs.map(({ kind }) => kind)).toEqual(['mail.helpRequest', 'mail.helpRequestCopy'])
    expect(new Set(jobs.map(({ subject_id }) => subject_id)).size).toBe(1)
    expect(new Set(jobs.map(({ created_at }) => created_at.getTime())).size).toBe(1)
  })

  it('[34.2] reaches the help desk even when the account is disabled meanwhile; the copy does not', async () => {
    const person = await actor('CLIENT_USER')
    await person.gql(SEND, { input })
    await writeRows(db, { clientId: person.client_id }, (tables) =>
      tables.update('users').set({ is_account_enabled: false }),
    )
    await drainBackgroundWork()
    expect((await mailsOf(person)).map(({ to }) => to.address)).toEqual(['help@liftwise.example'])
  })

  it('[34.1] takes five in 15 minutes from one person', async () => {
    const person = await actor('CLIENT_USER')
    const codes = []
    for (let round = 0; round < 6; round += 1)
      codes.push((await person.gql(SEND, { input })).errors?.[0]?.extensions.code ?? 'sent')
    expect(codes).toEqual([...Array(5).fill('sent'), 'RATE_LIMITED'])
    const { data } = await (await actor('CLIENT_USER')).gql(SEND, { input })
    expect(data).toEqual({ sendHelpRequest: true })
  })
})

describe('a person whose mail is refused', () => {
  it('[15.17] is shown with the reason on their record, until mail reaches them again', async () => {
    const person = await actor('CLIENT_USER')
    const superUser = await actor('CLIENT_SUPER_USER', { id: person.client_id })
    const refusalOf = async () =>
      (await superUser.gql(`{ getUserById(id: "${person.id}") { mail_refusal } }`)).data.getUserById
        .mail_refusal
    const move = (email: string) => updateRow(db, 'users', person, { email })
    expect(await refusalOf()).toBeNull()
    await move('nobody@home')
    await person.gql(SEND, { input })
    await drainBackgroundWork()
    expect(await refusalOf()).toBe('This is not an email address.')
    await move(person.email)
    expect(await refusalOf()).toBeNull()
  })
})
