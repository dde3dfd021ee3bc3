import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consume, enforceLimits, refund } from '#server/context/request/rateLimit.ts'
import { passwords } from '#server/features/auth/passwords.ts'
import { signInDelay } from '#server/features/auth/signInLimits.ts'
import { account, api, type Account } from '#test/support/api.ts'

const LOGIN = `mutation ($email: String!, $password: String!, $devices: [String!]) {
  login(loginData: { email: $email, password: $password, devices: $devices }) { access_token device_token }
}`

const DAY = 86_400

let attempt = 0
let from: string
const checks = vi.spyOn(passwords, 'verify')
const delays = vi.spyOn(signInDelay, 'wait').mockResolvedValue()

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

let guesses = 0

/** Each time another password, as guesses are. */
const tryWrong = async (person: Account, headers?: Record<string, string>) => {
  guesses += 1
  const variables = { email: person.email, password: `wrong password ${guesses}` }
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

const waitIn = async (person: Account, password: string) => {
  const { errors } = await (await api()).post(LOGIN, { email: person.email, password }, { from })
  const { code, retryAfter } = errors?.[0]?.extensions ?? {}
  return code === 'RATE_LIMITED' ? retryAfter : code
}

it('[10.13] beyond ten tries checks a password that is tried again, after waits that grow', async () => {
  const person = await account('CLIENT_USER')
  const { advanceClock } = await api()
  for (let round = 0; round < 10; round += 1) await tryWrong(person)
  const waits = []
  for (const password of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const seconds = await waitIn(person, password)
    waits.push(seconds)
    advanceClock(seconds as number)
    expect(await waitIn(person, password)).toBe('UNAUTHENTICATED')
    expect(await waitIn(person, password), 'known to be wrong').toBe(
      Math.min(60, 5 * 2 ** (waits.length - 1)),
    )
  }
  expect(waits).toEqual([5, 5, 10, 20, 40, 60])
})

it('[10.33] a right password that is tried again as told is let in, whoever guesses from the same network', async () => {
  const person = await account('CLIENT_USER')
  const { post, advanceClock } = await api()
  for (let round = 0; round < 5; round += 1) {
    for (let guess = 0; guess < 25; guess += 1) await tryWrong(person)
    const first = await waitIn(person, person.password)
    if (round === 0) expect(first).toBe(5)
    advanceClock(5)
    for (let guess = 0; guess < 25; guess += 1) await tryWrong(person)
    expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
  }
  expect(checks.mock.calls.filter(([, typed]) => typed !== person.password)).toHaveLength(10)
})

it('[12.21] says when to try again, in the answer, in the header and in words', async () => {
  const person = await account('CLIENT_USER')
  const { app } = await api()
  for (let round = 0; round < 10; round += 1) await tryWrong(person)
  const payload = { query: LOGIN, variables: { email: person.email, password: 'x' } }
  const options = { method: 'POST', url: '/graphql', payload, remoteAddress: from } as const
  const answer = await app.inject(options)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, '5'])
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Too many attempts. Wait 5 seconds and try again.',
    extensions: { code: 'RATE_LIMITED', retryAfter: 5 },
  })
})

it('[10.13] keeps neither the other people of the address nor the account elsewhere from signing in', async () => {
  const person = await account('CLIENT_USER')
  const colleague = await account('CLIENT_USER')
  const { post } = await api()
  await Promise.all(Array.from({ length: 250 }, () => tryWrong(person)))
  expect((await post(LOGIN, { ...colleague }, { from })).data.login).toBeTruthy()
  expect((await post(LOGIN, { ...person }, { from: '192.0.2.77' })).data.login).toBeTruthy()
})

/** In turns: the password queue would refuse a part of a flood. */
const guessMany = async (accounts: (index: number) => string) => {
  const { post } = await api()
  const guess = (index: number) =>
    post(LOGIN, { email: accounts(index), password: `guess ${index}` }, { from })
  const codes = []
  for (let round = 0; round < 8; round += 1) {
    const some = Array.from({ length: 20 }, (_, index) => guess(20 * round + index))
    for (const { errors } of await Promise.all(some)) codes.push(errors?.[0]?.extensions.code)
  }
  return codes
}

it('[10.14] refuses an address that tries many accounts, and lets it go on after seconds', async () => {
  const codes = await guessMany((index) => `guess${index}@people.example`)
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(45)
  const { advanceClock } = await api()
  const unknown = { ...UNKNOWN, email: 'one-more@people.example' }
  expect(await waitIn(unknown, 'x')).toBeLessThanOrEqual(5)
  advanceClock(5)
  expect(await waitIn(unknown, 'x')).toBe('UNAUTHENTICATED')
})

describe('[10.34] while somebody tries many accounts from the same network', () => {
  beforeEach(async () => {
    await guessMany((index) => `many${index}@crowd.example`)
    checks.mockClear()
    delays.mockReset().mockImplementation((milliseconds) => setTimeout(milliseconds))
  })
  afterEach(() => {
    delays.mockReset().mockResolvedValue()
  })

  it('a right password is let in each time, three wrong ones of an account are checked, made-up accounts never', async () => {
    const people = [await account('CLIENT_USER'), await account('CLIENT_USER')] as const
    const { post } = await api()
    for (let round = 0; round < 5; round += 1) {
      const flood = Array.from({ length: 10 }, (_, index) =>
        tryWrong({ ...UNKNOWN, email: `more${round}x${index}@crowd.example` }),
      )
      expect((await post(LOGIN, { ...people[0] }, { from })).data?.login).toBeTruthy()
      expect(await Promise.all(flood)).toEqual(flood.map(() => 'RATE_LIMITED'))
    }
    checks.mockClear()
    await Promise.all(Array.from({ length: 8 }, () => tryWrong(people[1])))
    expect(checks).toHaveBeenCalledTimes(3)
    expect((await post(LOGIN, { ...people[1] }, { from })).errors).toBeDefined()
    await Promise.all(Array.from({ length: 8 }, () => tryWrong(people[1])))
    expect((await post(LOGIN, { ...people[1] }, { from })).data?.login).toBeTruthy()
    expect(checks).toHaveBeenCalledTimes(4)
  })

  it('[10.15] wrong passwords of known and made-up accounts get one answer after one time', async () => {
    const { post } = await api()
    const person = await account('CLIENT_USER')
    const answers = []
    for (const email of [person.email, 'made-up@crowd.example', person.email])
      answers.push(await post(LOGIN, { email, password: 'wrong' }, { from }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(delays.mock.calls).toEqual([[1_000], [1_000], [1_000]])
  })
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
    from = `2001:db8:1:${round}::${round}`
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
  const password_hash = await passwords.hash('a password of their own')
  const person = await account('CLIENT_USER', undefined, { password_hash })
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
