import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginDelay } from '#server/features/auth/login.ts'
import { consume, enforceLimits, refund } from '#server/context/request/rateLimit.ts'
import { passwords } from '#server/features/auth/passwords.ts'
import { account, api, type Account } from '#test/support/api.ts'

const LOGIN = `mutation ($email: String!, $password: String!, $devices: [String!]) {
  login(loginData: { email: $email, password: $password, devices: $devices }) { access_token device_token }
}`

const DAY = 86_400

let attempt = 0
let from: string
const checks = vi.spyOn(passwords, 'verify')
const delays = vi.spyOn(loginDelay, 'wait').mockResolvedValue()

/** Each test uses an IP address of its own, and a clock that stands still: limits end with time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  attempt += 1
  from = `198.51.100.${attempt}`
  checks.mockClear()
  delays.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

const UNKNOWN: Account = {
  id: '',
  client_id: '',
  email: '',
  password: '',
  type: 'CLIENT_USER',
}

const tryWrong = async (person: Account, headers?: Record<string, string>) => {
  const variables = { email: person.email, password: 'wrong password' }
  const { errors } = await (
    await api()
  ).post(LOGIN, variables, { from, ...(headers && { headers }) })
  return errors?.[0]?.extensions.code
}

/** Signs in elsewhere, as on an earlier day, and returns the token of the device. */
const deviceOf = async (person: Account) => {
  const { data } = await (await api()).post(LOGIN, { ...person }, { from: '192.0.2.200' })
  return data.login.device_token as string
}

it('[10.13] checks about 10 of 200 wrong passwords, and refuses the others without checking', async () => {
  const person = await account('CLIENT_USER')
  const codes = []
  for (let round = 0; round < 200; round += 1) codes.push(await tryWrong(person))
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('UNAUTHENTICATED'))
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  expect(checks).toHaveBeenCalledTimes(10)
})

it('[10.13] counts 200 tries at once alike, and an account that does not exist like one that does', async () => {
  for (const person of [await account('CLIENT_USER'), { ...UNKNOWN, email: 'made-up@x.example' }]) {
    checks.mockClear()
    const codes = await Promise.all(Array.from({ length: 200 }, () => tryWrong(person)))
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
    expect(checks).toHaveBeenCalledTimes(10)
  }
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

it('[10.13] answers beyond ten tries with a short wait that grows, and checks again after it', async () => {
  const person = await account('CLIENT_USER')
  const { post, advanceClock } = await api()
  for (let round = 0; round < 10; round += 1) await tryWrong(person)
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    const refused = await post(LOGIN, { ...person }, { from })
    expect(refused.errors?.[0]).toMatchObject({
      message: `Too many attempts. Wait ${seconds} seconds and try again.`,
      extensions: { code: 'RATE_LIMITED' },
    })
    advanceClock(seconds)
    expect(await tryWrong(person)).toBe('UNAUTHENTICATED')
  }
  advanceClock(60)
  expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})

it('[10.13] keeps neither the other people of the address nor the account elsewhere from signing in', async () => {
  const person = await account('CLIENT_USER')
  const colleague = await account('CLIENT_USER')
  const { post } = await api()
  await Promise.all(Array.from({ length: 250 }, () => tryWrong(person)))
  expect((await post(LOGIN, { ...colleague }, { from })).data.login).toBeTruthy()
  expect((await post(LOGIN, { ...person }, { from: '192.0.2.77' })).data.login).toBeTruthy()
})

it('[10.14] slows an address that tries many accounts down, and a wait of seconds is enough', async () => {
  const { post, advanceClock } = await api()
  const person = await account('CLIENT_USER')
  const guess = (index: number) =>
    post(LOGIN, { email: `guess${index}@people.example`, password: 'x' }, { from })
  const codes = []
  // In turns: the password queue would refuse a part of a flood.
  for (let round = 0; round < 8; round += 1) {
    const some = Array.from({ length: 20 }, (_, index) => guess(20 * round + index))
    for (const { errors } of await Promise.all(some)) codes.push(errors?.[0]?.extensions.code)
  }
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(45)
  expect((await post(LOGIN, { ...person }, { from })).errors?.[0]?.message).toMatch(
    /^Too many attempts. Wait [1-5] seconds? and try again.$/,
  )
  advanceClock(5)
  expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})

it('[10.30] lets a device that signed in before in, whatever strangers try at its account or address', async () => {
  const person = await account('CLIENT_USER')
  const { post } = await api()
  const device = await deviceOf(person)
  await Promise.all(Array.from({ length: 30 }, () => tryWrong(person)))
  const limits = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      tryWrong({ ...person, email: `guess${index}@devices.example` }),
    ),
  )
  expect(limits).toContain('RATE_LIMITED')
  expect((await post(LOGIN, { ...person }, { from })).errors).toBeDefined()
  delays.mockClear()
  const devices = ['of somebody else', device]
  const { data } = await post(LOGIN, { ...person, devices }, { from })
  expect(data.login.device_token, 'the device keeps its token').toBe(device)
  expect(delays).not.toHaveBeenCalled()
})

it('[10.30] counts the tries of a known device apart, and takes its token for that account only', async () => {
  const person = await account('CLIENT_USER')
  const { post } = await api()
  const devices = [await deviceOf(person)]
  const tryFrom = async (victim: Account, round: number) => {
    const variables = { email: victim.email, password: 'wrong', devices }
    const { errors } = await post(LOGIN, variables, { from: `203.0.113.${round}` })
    return errors?.[0]?.extensions.code
  }
  for (const victim of [person, await account('CLIENT_USER')]) {
    checks.mockClear()
    for (let round = 0; round < 15; round += 1) await tryFrom(victim, round)
    expect(checks).toHaveBeenCalledTimes(victim === person ? 10 : 15)
  }
  expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})

it('[10.30] takes 20 device tokens at most', async () => {
  const person = await account('CLIENT_USER')
  const devices = Array<string>(21).fill('x')
  const { errors } = await (await api()).post(LOGIN, { ...person, devices }, { from })
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'devices' })
})

it('[10.32] counts the addresses of one IPv6 network together', async () => {
  const person = await account('CLIENT_USER')
  for (let round = 0; round < 15; round += 1) {
    from = `2001:db8:1:2::${round}`
    await tryWrong(person)
  }
  expect(checks).toHaveBeenCalledTimes(10)
})

it('[10.14] does not count a right password', async () => {
  const person = await account('CLIENT_USER')
  const { post } = await api()
  for (let round = 0; round < 15; round += 1)
    expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})

it('[10.14] lets people of one address in at the same moment, in whatever order they are counted', async () => {
  const { db, now } = await api()
  const waits = { firstMs: 1_000, longestMs: 5_000 }
  const limits = [{ key: `login from ${from}`, limit: 100, windowSeconds: 900, waits }]
  const countAt = (time: number) => enforceLimits(db, limits, new Date(time))
  const time = now().getTime()
  await countAt(time)
  await countAt(time - 5)
  await countAt(time)
  await countAt(time - 5)
  await refund(db, limits)
  await countAt(time - 5)
  expect(await consume(db, limits, new Date(time - 5))).toBe(true)
})

it('[10.15] checks a password for an unknown account with the same work as for a known one', async () => {
  const person = await account('CLIENT_USER')
  const { post } = await api()
  await post(LOGIN, { email: person.email, password: 'wrong password' }, { from })
  await post(LOGIN, { email: 'nobody@people.example', password: 'wrong password' }, { from })
  const [known, unknown] = checks.mock.calls
  const stranger = { key: from, isKnown: false }
  expect(known).toEqual([
    expect.stringContaining('$argon2id$v=19$m=19456,t=2,p=1$'),
    'wrong password',
    stranger,
  ])
  expect(unknown).toEqual([null, 'wrong password', stranger])
})

it('[10.13] slows attempts on one account from ever new addresses down, and locks nobody out', async () => {
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

it('[10.13] does not wait for a time that a clock set back has made far away', async () => {
  const person = await account('CLIENT_USER')
  const { post, advanceClock } = await api()
  advanceClock(DAY)
  for (let round = 0; round < 11; round += 1) await tryWrong(person)
  advanceClock(-DAY)
  expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})
