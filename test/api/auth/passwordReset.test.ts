import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { messages } from '#texts/en/messages.ts'
import { passwords } from '#server/features/auth/passwords.ts'
import { account, actor, api, signIn, type Account } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'

const { mails, drainBackgroundWork, post, advanceClock, db } = await api()

const FORGOT = `mutation ($email: String!) { forgotPassword(email: $email) }`
const RESET = `mutation ($resetToken: String!, $password: String!) {
  resetPassword(resetPasswordInput: { resetToken: $resetToken, password: $password })
}`
const NEW_PASSWORD = 'a new password'

let attempt = 0
let from: string
beforeEach(() => {
  attempt += 1
  from = `198.51.101.${attempt}`
})

const forgot = async (email: string) => (await api()).post(FORGOT, { email }, { from })
const reset = async (resetToken: string, password = NEW_PASSWORD) =>
  (await api()).post(RESET, { resetToken, password }, { from })

const emailOf = async (resetToken: string) => {
  const query = 'query ($resetToken: String!) { resetLinkEmail(resetToken: $resetToken) }'
  return (await (await api()).post(query, { resetToken }, { from })).data.resetLinkEmail
}

/** Requests a link and reads it from the mail. */
const linkFor = async (person: Account) => {
  await forgot(person.email)
  await drainBackgroundWork()
  const mail = mails.findLast(({ to }) => to.address === person.email)
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return { mail, link, token: link.split('/reset/')[1] ?? '' }
}

it('emails a link to the reset page of PUBLIC_URL, whatever host the request names [2.11]', async () => {
  const person = await account('CLIENT_USER')
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
  }
  await post(FORGOT, { email: person.email }, { from, headers })
  await drainBackgroundWork()
  const mail = mails.findLast(({ to }) => to.address === person.email)
  expect(mail?.to).toEqual({ name: expect.stringContaining('Robin'), address: person.email })
  expect(mail?.subject).toBe('Choose a new Liftwise password')
  expect(mail?.text).toMatch(/^https:\/\/liftwise\.test\/reset\/[\w-]{43}$/m)
  expect(mail?.html).toContain('https://liftwise.test/reset/')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
})

it('[10.16] sets the new password, once, and signs every session of the person out', async () => {
  const person = await actor('CLIENT_USER')
  const { token } = await linkFor(person)
  expect(await emailOf(token)).toBe(person.email)
  expect((await reset(token)).data).toEqual({ resetPassword: true })
  expect(await emailOf(token)).toBeNull()
  expect((await person.gql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  await expect(signIn(person)).rejects.toThrow('Incorrect username or password')
  expect((await signIn({ ...person, password: NEW_PASSWORD })).id).toBe(person.id)
  const again = await reset(token, 'yet another one')
  expect(again.errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_INPUT', field: 'resetToken' },
  })
})

it('[10.16] lets a link live for 30 minutes', async () => {
  const early = await linkFor(await account('CLIENT_USER'))
  const late = await linkFor(await account('CLIENT_USER'))
  advanceClock(29 * 60)
  expect((await reset(early.token)).data).toEqual({ resetPassword: true })
  advanceClock(61)
  expect(await emailOf(late.token)).toBeNull()
  expect((await reset(late.token)).errors?.[0]?.extensions.field).toBe('resetToken')
})

it('[10.16] keeps a link valid when another is requested; one of several wins, also at once, and voids the others', async () => {
  for (const atOnce of [true, false]) {
    const person = await account('CLIENT_USER')
    const links = [await linkFor(person), await linkFor(person), await linkFor(person)]
    const answers = []
    const tries = [...links, ...links].map(({ token }) => token)
    if (atOnce) answers.push(...(await Promise.all(tries.map((token) => reset(token)))))
    else for (const { token } of links.toReversed()) answers.push(await reset(token))
    expect(answers.filter(({ data }) => data?.resetPassword)).toHaveLength(1)
    for (const { errors } of answers)
      if (errors) expect(errors[0]?.extensions.field).toBe('resetToken')
  }
})

it('[10.18] answers true for an unknown, a disabled and a deleted account, and emails nobody', async () => {
  const disabled = await account('CLIENT_USER', undefined, { is_account_enabled: false })
  const deleted = await account('CLIENT_USER', undefined, { deleted_at: new Date() })
  const asked = ['nobody@people.example', disabled.email, deleted.email, '', 'no address']
  for (const email of asked) expect(await forgot(email)).toEqual({ data: { forgotPassword: true } })
  await drainBackgroundWork()
  // Mails that other files left in the queue may come meanwhile.
  expect(mails.filter(({ to }) => asked.includes(to.address))).toEqual([])
})

it(
  '[10.15] answers for a known account no sooner and no later than for an unknown one',
  { tags: ['timing'] },
  async () => {
    const person = await account('CLIENT_USER')
    const timeOf = async (email: string) => {
      const start = performance.now()
      await post(FORGOT, { email }, { from })
      const took = performance.now() - start
      await drainBackgroundWork()
      return took
    }
    const known = await timeOf(person.email)
    const unknown = await timeOf('nobody@people.example')
    // Both take the same minimum time; the mail is written after the response.
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(245)
  },
)

it('[10.19] does not set a password for an account that was disabled meanwhile', async () => {
  const person = await account('CLIENT_USER')
  const { token } = await linkFor(person)
  await writeRows(db, { clientId: person.client_id }, (tables) =>
    tables.update('users').set({ is_account_enabled: false }),
  )
  expect((await reset(token)).errors?.[0]?.extensions.field).toBe('resetToken')
})

it.each([
  ['1234567', messages.passwordTooShort],
  ['Sunshine1', messages.passwordCommon],
  [null, messages.passwordPersonal],
])(
  'refuses the password %j (null: the address) without using the link up [5.1] [42.1] [42.16]',
  async (password, message) => {
    const person = await account('CLIENT_USER')
    const { token } = await linkFor(person)
    expect((await reset(token, password ?? person.email)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_INPUT', field: 'password' },
    })
    expect((await reset(token, '8 signs!')).data).toEqual({ resetPassword: true })
  },
)

it('[10.19] hashes no password for a link that does not exist', async () => {
  const hash = vi.spyOn(passwords, 'hash')
  expect((await reset('not a link')).errors?.[0]).toMatchObject({
    message: 'Error resetting password',
    extensions: { code: 'BAD_INPUT', field: 'resetToken' },
  })
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
})

const forgotTimes = async (person: Account, times: number) => {
  const codes = []
  for (let round = 0; round < times; round += 1) {
    codes.push((await forgot(person.email)).errors?.[0]?.extensions.code)
    await (await api()).drainBackgroundWork()
  }
  return codes
}

it('[10.18] emails one account at most five links in 15 minutes, three for one address, and answers all alike', async () => {
  const person = await account('CLIENT_USER')
  const count = () => mails.filter(({ to }) => to.address === person.email).length
  expect(await forgotTimes(person, 5)).toEqual(Array(5).fill(undefined))
  expect(count()).toBe(3)
  for (const address of ['192.0.2.101', '192.0.2.102', '192.0.2.103']) {
    from = address
    await forgotTimes(person, 2)
  }
  expect(count()).toBe(5)
})

it('[10.18] slows an address that requests many links down, and a wait of seconds is enough', async () => {
  // Seconds that the calls take would end a part of the limit.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const tries = Array.from({ length: 60 }, (_, index) => forgot(`guess${index}@resets.example`))
  const codes = (await Promise.all(tries)).map(({ errors }) => errors?.[0]?.extensions.code)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10)
  advanceClock(5)
  expect((await forgot('somebody@resets.example')).data).toEqual({ forgotPassword: true })
})
