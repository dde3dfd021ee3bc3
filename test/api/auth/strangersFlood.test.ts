import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicDocuments } from '#api/generated/publicDocuments.ts'
import { CALLS } from '#domain/access.ts'
import { account, api } from '#test/support/api.ts'

const { post } = await api()

const from = '203.0.113.102'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** As long as a document may be. */
const largeDocument = (index: number) =>
  `{ large${index}: __typename }`.padEnd(23_900, ' # nothing\n')

/** Fills the cache of strangers' documents and uses up the network's share of new ones. */
const flood = async (round: number) => {
  const documents = [
    ...Array.from({ length: 12 }, (_, index) => largeDocument(100 * round + index)),
    ...Array.from({ length: 130 }, (_, index) => `{ new${round}x${index}: __typename }`),
  ]
  const answers = await Promise.all(documents.map((text) => post(text, {}, { from })))
  return answers.map(({ errors }) => errors?.[0]?.extensions.code)
}

const documentOf = (operation: string) => {
  const text = publicDocuments.find((one) => one.includes(`${operation}(`))
  if (text === undefined) throw new Error(`The app has no document for ${operation}.`)
  return text
}

it('[12.20] the app has its documents for people who are not signed in through a flood from their network', async () => {
  const person = await account('CLIENT_USER')
  const { email, password } = person
  const devices: string[] = []
  for (let round = 0; round < 20; round += 1) {
    expect(await flood(round)).toContain('RATE_LIMITED')
    const loginData = { email, password, devices }
    const signedIn = await post(documentOf('login'), { loginData }, { from })
    expect(signedIn.errors).toBeUndefined()
    const { refresh_token: refreshToken, device_token: device } = signedIn.data.login
    if (round > 9) devices.splice(0, 1, device)
    const renewed = await post(
      documentOf('refreshToken'),
      { refreshTokenInput: { refreshToken } },
      { from },
    )
    expect(renewed.data.refreshToken).toBeTruthy()
  }
  const asked = await post(documentOf('forgotPassword'), { email: 'nobody@x.example' }, { from })
  expect(asked.data).toEqual({ forgotPassword: true })
  const resetPasswordInput = { resetToken: 'none', password: 'four unrelated words here' }
  const reset = await post(documentOf('resetPassword'), { resetPasswordInput }, { from })
  expect(reset.errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'resetToken' })
})

it('[12.20] every call of people who are not signed in has a document of the app', () => {
  const calls = Object.entries(CALLS).filter(([, access]) => access === 'anyone')
  expect(calls.map(([operation]) => documentOf(operation))).toHaveLength(calls.length)
})
