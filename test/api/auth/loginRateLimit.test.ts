import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { consume, enforceLimits, refund } from '#server/context/request/rateLimit.ts'
import { passwords } from '#server/features/auth/passwords.ts'
import { signInDelay } from '#server/features/auth/signInLimits.ts'
import { account, api, type Account } from '#test/support/api.ts'

const { post, advanceClock, app, db, now } = await api()

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

it.each<[string, (person: Account, round: number) => Parameters<typeof tryWrong>]>([
  ['[10.13] of one account', (person) => [person]],
  [
    '[10.13] of an account, however its address is spelled',
    ({ email, ...person }, round) => [
      { ...person, email: ' '.repeat(round) + (round % 2 ? email.toUpperCase() : email) },
    ],
  ],
  [
    '[10.13] [10.15] of an account that does not exist',
    () => [{ ...UNKNOWN, email: 'nobody@x.example' }],
  ],
  [
    '[10.14] whatever address a header forwards',
    (person, round) => [
      person,
      Object.fromEntries(
        ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'].map((name) => [
          name,
          `203.0.113.${round}`,
        ]),
      ),
    ],
  ],
  [
    '[10.32] from the addresses of one IPv6 network',
    (person, round) => {
      from = `2001:db8:1:${round}::${round}`
      return [person]
    },
  ],
])('checks 10 wrong passwords %s, and refuses the others without checking', async (_of, tried) => {
  const person = await account('CLIENT_USER')
  const codes = []
  for (let round = 0; round < 15; round += 1) codes.push(await tryWrong(...tried(person, round)))
  expect(codes).toEqual([...Array(10).fill('UNAUTHENTICATED'), ...Array(5).fill('RATE_LIMITED')])
  expect(checks).toHaveBeenCalledTimes(10)
})

it('[10.13] counts tries at once alike, and each of 15 sign-ins in one request', async () => {
  const person = await account('CLIENT_USER')
  const codes = await Promise.all(Array.from({ length: 50 }, () => tryWrong(person)))
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
  expect(checks).toHaveBeenCalledTimes(10)
  checks.mockClear()
  const other = await account('CLIENT_USER')
  const one = (_: unknown, index: number) =>
    `l${index}: login(loginData: { email: "${other.email}", password: "wrong ${index}" }) { access_token }`
  const calls = Array.from({ length: 15 }, one).join(' ')
  const { errors } = await post(`mutation { ${calls} }`, {}, { from })
  // The first refusal ends a mutation whose result is not nullable; the rest does not run.
  expect(errors?.length).toBeGreaterThan(0)
  expect(checks.mock.calls.length).toBeLessThanOrEqual(10)
})

const waitIn = async (person: Account, password: string) => {
  const { errors } = await (await api()).post(LOGIN, { email: person.email, password }, { from })
  const { code, retryAfter } = errors?.[0]?.extensions ?? {}
  return code === 'RATE_LIMITED' ? retryAfter : code
}

it('[10.13] beyond ten tries checks a password that is tried again, after waits that grow', async () => {
  const person = await account('CLIENT_USER')
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
  await Promise.all(Array.from({ length: 50 }, () => tryWrong(person)))
  expect((await post(LOGIN, { ...colleague }, { from })).data.login).toBeTruthy()
  expect((await post(LOGIN, { ...person }, { from: '192.0.2.77' })).data.login).toBeTruthy()
})

/** In turns: the password queue would refuse a part of a flood. */
const guessMany = async (accounts: (index: number) => string) => {
  const guess = (index: number) =>
    post(LOGIN, { email: accounts(index), password: `guess ${index}` }, { from })
  const codes = []
  for (let round = 0; round < 8; round += 1) {
    const some = Array.from({ length: 20 }, (_, index) => guess(20 * round + index))
    for (const { errors } of await Promise.all(some)) codes.push(errors?.[0]?.extensions.code)
  }
  return codes
}

it('[10.14] [10.15] [10.34] while an address tries many accounts, right passwords are let in, three wrong ones of an account are checked, made-up accounts never; all refusals are alike', async () => {
  const codes = await guessMany((index) => `guess${index}@people.example`)
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(45)
  checks.mockClear()
  delays.mockClear()
  const people = [await account('CLIENT_USER'), await account('CLIENT_USER')] as const
  const signIn = (person: Account) => post(LOGIN, { ...person }, { from })
  const answers = []
  for (const email of [people[1].email, 'made-up@crowd.example', people[1].email])
    answers.push(await post(LOGIN, { email, password: 'wrong' }, { from }))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(delays.mock.calls).toEqual([[1_000], [1_000], [1_000]])
  await expect.poll(() => checks.mock.calls.length).toBe(2)

  // From here on refusals are held back until they are let go.
  let letGo: (() => void)[] = []
  delays.mockImplementation(() => new Promise((resolve) => void letGo.push(resolve)))
  onTestFinished(() => void delays.mockReset().mockResolvedValue())
  const refusals = async (tries: Promise<unknown>[]) => {
    const codes: unknown[] = []
    for (const one of tries) void one.then((code) => codes.push(code))
    // Some may come to their wait after others.
    const letEachGo = () => {
      for (const one of letGo.splice(0)) one()
      return codes
    }
    await expect.poll(letEachGo).toEqual(tries.map(() => 'RATE_LIMITED'))
  }
  for (let round = 0; round < 5; round += 1) {
    const flood = Array.from({ length: 10 }, (_, index) =>
      tryWrong({ ...UNKNOWN, email: `more${round}x${index}@crowd.example` }),
    )
    expect((await signIn(people[0])).data?.login).toBeTruthy()
    await refusals(flood)
  }
  expect(checks, 'two wrong and five right passwords').toHaveBeenCalledTimes(7)
  await refusals(Array.from({ length: 8 }, () => tryWrong(people[1])))
  await expect.poll(() => checks.mock.calls.length, { message: 'the third wrong one' }).toBe(8)
  await refusals([signIn(people[1]).then(({ errors }) => errors?.[0]?.extensions.code)])
  await refusals(Array.from({ length: 8 }, () => tryWrong(people[1])))
  expect((await signIn(people[1])).data?.login, 'tried again').toBeTruthy()
  expect(checks).toHaveBeenCalledTimes(9)

  letGo = []
  delays.mockReset().mockResolvedValue()
  const unknown = { ...UNKNOWN, email: 'one-more@people.example' }
  expect(await waitIn(unknown, 'x')).toBeLessThanOrEqual(5)
  advanceClock(5)
  expect(await waitIn(unknown, 'x')).toBe('UNAUTHENTICATED')
})

it('[10.30] lets a device that signed in before in, whatever strangers try at its account', async () => {
  const person = await account('CLIENT_USER')
  const device = await deviceOf(person)
  const limits = await Promise.all(Array.from({ length: 30 }, () => tryWrong(person)))
  expect(limits).toContain('RATE_LIMITED')
  expect((await post(LOGIN, { ...person }, { from })).errors).toBeDefined()
  delays.mockClear()
  const devices = ['of somebody else', device]
  const { data } = await post(LOGIN, { ...person, devices }, { from })
  expect(data.login.device_token, 'the device keeps its token').toBe(device)
  expect(delays).not.toHaveBeenCalled()
})

it('[10.30] counts the tries of a known device apart, and takes its token for that account only, and 20 at most', async () => {
  const person = await account('CLIENT_USER')
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
  const many = await post(LOGIN, { ...person, devices: Array(21).fill('x') }, { from })
  expect(many.errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'devices' })
})

it('[10.14] does not count a right password', async () => {
  const person = await account('CLIENT_USER')
  for (let round = 0; round < 15; round += 1)
    expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})

it('[10.14] lets people of one address in at the same moment, in whatever order they are counted', async () => {
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

it('[10.13] slows attempts on one account from ever new addresses down, and locks nobody out', async () => {
  const person = await account('CLIENT_USER')
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
  advanceClock(DAY)
  for (let round = 0; round < 11; round += 1) await tryWrong(person)
  advanceClock(-DAY)
  expect((await post(LOGIN, { ...person }, { from })).data.login).toBeTruthy()
})
