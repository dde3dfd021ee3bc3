import { beforeEach, expect, it, vi } from 'vitest'
import { loginDelay } from '#server/features/auth/login.ts'
import { passwords } from '#server/features/auth/passwords.ts'
import { account, api, type Account } from '#test/support/api.ts'

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(loginData: { email: $email, password: $password }) { access_token }
}`

let attempt = 0
let from: string
const checks = vi.spyOn(passwords, 'verify')
const delays = vi.spyOn(loginDelay, 'wait').mockResolvedValue()

/** Each test uses an IP address of its own. */
beforeEach(() => {
  attempt += 1
  from = `198.51.100.${attempt}`
  checks.mockClear()
  delays.mockClear()
})

const tryWrong = async (person: Account, headers?: Record<string, string>) => {
  const variables = { email: person.email, password: 'wrong password' }
  const { errors } = await (
    await api()
  ).post(LOGIN, variables, { from, ...(headers && { headers }) })
  return errors?.[0]?.extensions.code
}

it('[10.13] checks about 10 of 200 wrong passwords, and refuses the others without checking', async () => {
  const person = await account('CLIENT_USER')
  const codes = []
  for (let round = 0; round < 200; round += 1) codes.push(await tryWrong(person))
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('UNAUTHENTICATED'))
  expect(new Set(codes.slice(10))).toEqual(new Set(['RATE_LIMITED']))
  expect(checks).toHaveBeenCalledTimes(10)
})

it('[10.13] counts 200 tries at once alike', async () => {
  const person = await account('CLIENT_USER')
  const codes = await Promise.all(Array.from({ length: 200 }, () => tryWrong(person)))
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
  expect(checks).toHaveBeenCalledTimes(10)
})

it('[10.13] counts each of 15 sign-ins in one request', async () => {
  const person = await account('CLIENT_USER')
  const { post } = await api()
  const one = (index: number) =>
    `l${index}: login(loginData: { email: "${person.email}", password: "wrong ${index}" }) { access_token }`
  const { errors } = await post(
    `mutation { ${Array.from({ length: 15 }, (_, index) => one(index)).join(' ')} }`,
    {},
    { from },
  )
  // The first refusal ends a mutation whose result is not nullable; the rest does not run.
  expect(errors?.length).toBeGreaterThan(0)
  expect(checks.mock.calls.length).toBeLessThanOrEqual(10)
})

it('[10.14] does not believe a forwarding header', async () => {
  const person = await account('CLIENT_USER')
  for (let round = 0; round < 20; round += 1) {
    const address = `203.0.113.${round}`
    await tryWrong(person, {
      'x-forwarded-for': address,
      'x-real-ip': address,
      forwarded: `for=${address}`,
      'cf-connecting-ip': address,
    })
  }
  expect(checks).toHaveBeenCalledTimes(10)
})

it('[10.13] does not count one account by the spelling of its address', async () => {
  const person = await account('CLIENT_USER')
  for (let round = 0; round < 20; round += 1)
    await tryWrong({
      ...person,
      email: ' '.repeat(round) + (round % 2 ? person.email.toUpperCase() : person.email),
    })
  expect(checks).toHaveBeenCalledTimes(10)
})

it('[10.13] refuses the right password too until 15 minutes have passed, and then takes it', async () => {
  const person = await account('CLIENT_USER')
  const { post, advanceClock } = await api()
  for (let round = 0; round < 11; round += 1) await tryWrong(person)
  const refused = await post(LOGIN, { ...person }, { from })
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Too many attempts. Wait a few minutes and try again.',
    extensions: { code: 'RATE_LIMITED' },
  })
  advanceClock(15 * 60)
  expect((await post(LOGIN, { ...person }, { from })).data.login.access_token).toEqual(
    expect.any(String),
  )
})

it('[10.13] keeps neither the other people of the address nor the account elsewhere from signing in', async () => {
  const person = await account('CLIENT_USER')
  const colleague = await account('CLIENT_USER')
  const { post } = await api()
  await Promise.all(Array.from({ length: 250 }, () => tryWrong(person)))
  expect((await post(LOGIN, { ...colleague }, { from })).data.login).toBeTruthy()
  expect((await post(LOGIN, { ...person }, { from: '192.0.2.77' })).data.login).toBeTruthy()
})

it('[10.14] refuses an address that tries many accounts', async () => {
  const { post } = await api()
  const tries = Array.from({ length: 230 }, (_, index) =>
    post(LOGIN, { email: `guess${index}@people.example`, password: 'x' }, { from }),
  )
  const codes = (await Promise.all(tries)).map(({ errors }) => errors?.[0]?.extensions.code)
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(30)
  expect(checks.mock.calls.length).toBeLessThanOrEqual(200)
})

it('[10.14] does not count a right password', async () => {
  const person = await account('CLIENT_USER')
  const { post } = await api()
  for (let round = 0; round < 15; round += 1)
    expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})

it('[10.15] checks a password for an unknown account with the same work as for a known one', async () => {
  const person = await account('CLIENT_USER')
  const { post } = await api()
  await post(LOGIN, { email: person.email, password: 'wrong password' }, { from })
  await post(LOGIN, { email: 'nobody@people.example', password: 'wrong password' }, { from })
  const [known, unknown] = checks.mock.calls
  expect(known).toEqual([
    expect.stringContaining('$argon2id$v=19$m=19456,t=2,p=1$'),
    'wrong password',
  ])
  expect(unknown).toEqual([null, 'wrong password'])
})

it('slows attempts on one account from ever new addresses down, and locks nobody out', async () => {
  const person = await account('CLIENT_USER')
  const { post, advanceClock } = await api()
  for (let round = 0; round < 35; round += 1) {
    from = `203.0.113.${round}`
    expect(await tryWrong(person)).toBe('UNAUTHENTICATED')
  }
  expect(delays.mock.calls).toEqual([[500], [1_000], [2_000], [4_000], [8_000]])
  delays.mockClear()
  const signIn = () => post(LOGIN, { ...person }, { from: '192.0.2.78' })
  expect((await signIn()).data.login).toBeTruthy()
  expect(delays.mock.calls, 'the right password waits as long').toEqual([[8_000]])
  advanceClock(15 * 60)
  delays.mockClear()
  expect((await signIn()).data.login).toBeTruthy()
  expect(delays).not.toHaveBeenCalled()
})
