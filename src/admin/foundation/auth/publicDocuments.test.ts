// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { publicDocuments } from '#api/generated/publicDocuments.ts'
import { renewTokens } from '../data/renewTokens.ts'
import { tokenStore } from '../data/tokenStore.ts'
import { signIn } from './signIn.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const pair = { access_token: 'a', refresh_token: 'b' }

afterEach(() => {
  localStorage.clear()
})

it('[12.20] signing in and renewing send the very text that the server knows from the build', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { query: string }).query)
    return ownAnswer({ data: { login: pair, refreshToken: pair } })
  })
  await signIn({ email: 'a@b.example', password: 'x' })
  await renewTokens(tokenStore.accessToken() ?? '')
  expect(sent).toHaveLength(2)
  for (const query of sent) expect(publicDocuments).toContain(query)
})
