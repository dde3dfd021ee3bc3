import { expect, it } from 'vitest'
import { accessTokens } from '../context/request/accessTokens.ts'
import { deviceTokens } from '../features/auth/deviceTokens.ts'
import { refreshTokens } from '../features/auth/opaqueTokens.ts'
import { unsubscribeTokens } from '../features/mails/unsubscribeToken.ts'
import { ownedLinks } from '../context/request/ownedLinks.ts'
import { linkSigner } from '../platform/files/linkSigner.ts'

const [OLD, NEW, FOREIGN] = ['old', 'new', 'foreign'].map((name) => `the ${name} secret `.repeat(3))
const [oldSecret = '', newSecret = '', foreignSecret = ''] = [OLD, NEW, FOREIGN]
const now = new Date('2026-11-26T12:00:00Z')
const later = new Date(now.getTime() + 60_000)
const userId = '0190a1b2-0000-7000-8000-000000000001'
const clientId = '0190a1b2-0000-7000-8000-000000000002'

/** Each makes something with the first secret, and tells whether the others accept it. */
const SIGNED: Record<string, (by: string, secret: string, previous?: string) => Promise<boolean>> =
  {
    'an access token': async (by, secret, previous) => {
      const claims = { userId, sessionId: clientId, role: 'CLIENT_OBSERVER' as const }
      const token = await accessTokens(by).sign(claims, now)
      return typeof (await accessTokens(secret, previous).verify(token, later)) === 'object'
    },
    'the device of a sign-in': async (by, secret, previous) => {
      const holder = { id: userId, password_hash: 'hash' }
      const token = deviceTokens(by).create(holder)
      return deviceTokens(secret, previous).find([token], holder) === token
    },
    'a refresh whose answer was lost': async (by, secret, previous) => {
      const token = refreshTokens(by).create(userId)
      const next = refreshTokens(by).next(token)
      return refreshTokens(secret, previous).possibleNext(token).includes(next)
    },
    'a link of a mail': async (by, secret, previous) => {
      const token = unsubscribeTokens(by).sign({ clientId, userId, kind: 'weeklySummary' })
      return unsubscribeTokens(secret, previous).verify(token) !== null
    },
    'a link to a recording': async (by, secret, previous) => {
      const link = {
        key: 'a.mp4',
        clientId,
        recordId: userId,
        userId,
        sessionId: userId,
        role: 'CLIENT_OBSERVER' as const,
      }
      const url = new URL(ownedLinks('recordings', by).sign(link, later), 'http://x')
      const query = Object.fromEntries(url.searchParams)
      return ownedLinks('recordings', secret, previous).verify('a.mp4', query, now) !== null
    },
    'a link to a file': async (by, secret, previous) => {
      const path = linkSigner(by, () => now).signGet('a.mp4', { expiresInSeconds: 60 })
      const query = Object.fromEntries(new URL(path, 'http://x').searchParams)
      return linkSigner(secret, () => now, previous).verifyGet('a.mp4', query) !== null
    },
  }

it.each(Object.entries(SIGNED))(
  '[38.21] %s of the secret before works beside a new one, and no longer without it',
  async (_what, accepts) => {
    expect(await accepts(oldSecret, newSecret, oldSecret)).toBe(true)
    expect(await accepts(newSecret, newSecret, oldSecret)).toBe(true)
    expect(await accepts(oldSecret, newSecret)).toBe(false)
    expect(await accepts(foreignSecret, newSecret, oldSecret)).toBe(false)
  },
)
