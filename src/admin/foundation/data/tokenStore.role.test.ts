import { expect, it } from 'vitest'
import { accessTokens } from '#server/context/request/accessTokens.ts'
import { roleFromToken } from './tokenStore.ts'

it('[10.5] reads the role that the server has written into its token', async () => {
  const token = await accessTokens('secret').sign(
    { userId: 'ünî-?>', sessionId: 's', role: 'CLIENT_OBSERVER' },
    new Date(),
  )
  expect(roleFromToken(token)).toBe('CLIENT_OBSERVER')
})

it.each(['', 'x', 'a.b.c', `a.${btoa('{"aud":"KING"}')}.c`, `a.${btoa('null')}.c`])(
  '[10.24] %s says nothing',
  (token) => expect(roleFromToken(token)).toBeNull(),
)
