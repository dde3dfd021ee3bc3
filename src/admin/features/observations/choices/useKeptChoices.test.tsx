// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MeContext, type Me } from '../../../foundation/auth/currentUser.ts'
import { useKeptChoices } from './useKeptChoices.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const CLIENT = 'c0000000-0000-4000-8000-000000000001'

afterEach(() => vi.unstubAllGlobals())

it('[45.15] an installed app keeps the choices from its first start on, before the form was ever opened', async () => {
  const sent = vi.fn<(input: string, init: RequestInit) => Promise<Response>>()
  sent.mockImplementation(async () => ownAnswer({ data: { choices: {} } }))
  vi.stubGlobal('fetch', sent)
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] })
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve() } })
  const open = (type: string) =>
    render(
      <MeContext value={{ type, client_id: CLIENT } as Me}>
        <Layout />
      </MeContext>,
    )
  open('NONE')
  open('CLIENT_OBSERVER')
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await expect.poll(() => sent.mock.calls).toHaveLength(1)
  const [, { body }] = sent.mock.calls[0] ?? ['', {}]
  expect(JSON.parse(body as string)).toMatchObject({ variables: { clientId: CLIENT } })
})

function Layout() {
  useKeptChoices()
  return null
}
