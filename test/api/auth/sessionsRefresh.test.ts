import { expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'

const REFRESH = `mutation ($t: String!) {
  refreshToken(refreshTokenInput: { refreshToken: $t }) { access_token refresh_token }
}`

const refresh = async (t: string) => (await api()).post(REFRESH, { t })
const codeOf = ({ errors }: { errors?: { extensions: { code?: string } }[] }) =>
  errors?.[0]?.extensions.code

it('replaces both tokens, and the new ones work [7.3] [7.4]', async () => {
  const person = await actor('CLIENT_USER')
  const { data } = await refresh(person.refreshToken)
  const { access_token: accessToken, refresh_token } = data.refreshToken
  expect(refresh_token).not.toBe(person.refreshToken)
  const { post } = await api()
  expect((await post('{ me { id } }', {}, { accessToken })).data.me.id).toBe(person.id)
  expect((await refresh(refresh_token)).data.refreshToken.refresh_token).toEqual(expect.any(String))
})

it('works beside an expired access token, as a browser sends it', async () => {
  const person = await actor('CLIENT_USER')
  const { post, advanceClock } = await api()
  advanceClock(15 * 60)
  expect(codeOf(await person.gql('{ me { id } }'))).toBe('TOKEN_EXPIRED')
  const { data } = await post(
    REFRESH,
    { t: person.refreshToken },
    { accessToken: person.accessToken },
  )
  expect(data.refreshToken.access_token).toEqual(expect.any(String))
})

it('answers a repeated refresh within 30 seconds with the same new pair', async () => {
  const { advanceClock } = await api()
  const person = await actor('CLIENT_USER')
  const first = await refresh(person.refreshToken)
  advanceClock(29)
  expect(await refresh(person.refreshToken)).toEqual(first)
})

it('answers many refreshes at once with one and the same pair', async () => {
  const person = await actor('CLIENT_USER')
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refreshToken)))
  expect(answers[0]?.data.refreshToken.refresh_token).toEqual(expect.any(String))
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

it('revokes the whole family when a token is used again after 30 seconds', async () => {
  const { advanceClock, post } = await api()
  const person = await actor('CLIENT_USER')
  const { data } = await refresh(person.refreshToken)
  const newest = data.refreshToken
  advanceClock(31)
  expect(codeOf(await refresh(person.refreshToken))).toBe('UNAUTHENTICATED')
  expect(codeOf(await refresh(newest.refresh_token))).toBe('UNAUTHENTICATED')
  expect(codeOf(await post('{ me { id } }', {}, { accessToken: newest.access_token }))).toBe(
    'UNAUTHENTICATED',
  )
})

it('revokes the whole family when a token older than the one before is used, however soon', async () => {
  const person = await actor('CLIENT_USER')
  const second = (await refresh(person.refreshToken)).data.refreshToken.refresh_token
  const third = (await refresh(second)).data.refreshToken.refresh_token
  expect(codeOf(await refresh(person.refreshToken))).toBe('UNAUTHENTICATED')
  expect(codeOf(await refresh(third))).toBe('UNAUTHENTICATED')
})

it('refuses a refresh token after 30 days without use', async () => {
  const { advanceClock } = await api()
  const person = await actor('CLIENT_USER')
  advanceClock(30 * 86_400 + 1)
  expect(codeOf(await refresh(person.refreshToken))).toBe('UNAUTHENTICATED')
})

it.each(['', 'x', '00000000-0000-7000-8000-000000000000.'.padEnd(80, 'A'), 'null', "' or 1=1 --"])(
  'refuses %j as a refresh token',
  async (token) => {
    expect(codeOf(await refresh(token))).toBe('UNAUTHENTICATED')
  },
)

it('refuses an access token as a refresh token', async () => {
  const person = await actor('CLIENT_USER')
  expect(codeOf(await refresh(person.accessToken))).toBe('UNAUTHENTICATED')
  expect((await person.gql('{ me { id } }')).data.me.id).toBe(person.id)
})
