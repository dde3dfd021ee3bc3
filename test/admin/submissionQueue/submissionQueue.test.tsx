/** Submissions on a device whose network is cut: each is recorded exactly once, whatever is lost. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import {
  discardSubmission,
  sendSubmissionNow,
} from '#admin/features/submissionQueue/submissionActions.ts'
import { isQueuedRecord } from '#admin/features/submissionQueue/queuedSubmission.ts'
import { submissionStore } from '#admin/features/submissionQueue/submissionStore.ts'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import { actor, api } from '#test/support/api.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import {
  backOnline,
  closeDevice,
  everything,
  nobodySends,
  openDevice,
} from '../support/deviceOnServer.ts'

beforeAll(api)
afterEach(closeDevice)

const UPLOAD = 'uploadVideo('
const CREATE = 'createObservation('
const ONCE = { observations: 1, videos: 1 }

describe('[45.20] a submission', () => {
  it('is on the device before the first call; once it is recorded, nothing is left there', async () => {
    const device = await openDevice()
    const onStored = vi.fn<() => void>()
    const before: unknown[] = []
    device.network.onRequest = () => before.push(onStored.mock.calls.length)
    device.network.lose = everything
    await device.submit({}, { onStored })
    expect(before).toEqual([1])
    const [stored] = await device.stored()
    expect(stored).toMatchObject({
      state: 'waiting',
      form: { notes: 'by dock 4' },
      data: { notes: 'by dock 4' },
    })
    await submissionStore.delete(stored?.id ?? '')
    device.network.lose = null
    const recorded = { id: expect.any(String), notes: 'by dock 4' }
    expect(await device.submit()).toMatchObject(recorded)
    expect(await device.recorded()).toEqual(ONCE)
    expect(await device.stored()).toEqual([])
  })

  it('[45.22] that is too old to be sent by itself is put aside, and those behind it are sent', async () => {
    const device = await openDevice()
    const old = await device.submitOffline()
    await device.submitOffline()
    const createdAt = new Date(Date.now() - 26 * 86_400_000).toISOString()
    await submissionStore.update(old, (stored) => stored && { ...stored, createdAt })
    device.openPage()
    await vi.waitFor(async () => expect(await device.recorded()).toEqual(ONCE))
    const failure = { message: MESSAGES.submissionTooOld }
    expect(await submissionStore.get(old)).toMatchObject({ state: 'needsYou', failure })
  })

  it('without an answer within 8 seconds is left to the device, which goes on and tells the lists', async () => {
    const device = await openDevice()
    const onRecorded = vi.fn<() => void>()
    device.openPage(onRecorded)
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const online = fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await held
      return online(...call)
    })
    const timers: (() => void)[] = []
    const setTimer = setTimeout
    vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
      ms === 8_000 ? timers.push(work) : setTimer(work, ms),
    )
    const submitted = device.submit()
    await expect.poll(() => timers).toHaveLength(1)
    timers[0]?.()
    expect(isQueuedRecord(await submitted)).toBe(true)
    answer()
    await expect.poll(() => onRecorded.mock.calls).toHaveLength(1)
    expect(await device.stored()).toMatchObject([{ state: 'sent' }])
    expect(await device.recorded()).toEqual(ONCE)
  })

  it('[45.83] of a form that is left waits no longer: the device goes on', async () => {
    const device = await openDevice()
    const form = new AbortController()
    device.network.onRequest = () => form.abort()
    expect(isQueuedRecord(await device.submit({}, { left: form.signal }))).toBe(true)
    await device.settled()
    expect(await device.stored()).toMatchObject([{ state: 'sent' }])
  })
})

describe('[45.23] each submission is recorded exactly once, and no video without it', () => {
  it.each([
    ['before the first call', UPLOAD, 'request'],
    ['before the answer to the first call', UPLOAD, 'answer'],
    ['between the two calls', CREATE, 'request'],
    ['before the answer to the second call', CREATE, 'answer'],
  ] as const)('when the network is cut %s', async (_, call, lost) => {
    const device = await openDevice()
    device.network.lose = (query) => (query.includes(call) ? lost : null)
    expect(await device.submit()).toMatchObject({ isQueued: true })
    expect(await device.stored()).toMatchObject([{ state: 'waiting' }])
    device.network.lose = null
    await device.sendAll()
    expect(await device.recorded()).toEqual(ONCE)
    expect(await device.stored()).toMatchObject([{ state: 'sent' }])
  })

  it('when it is cut again while the queue is sent, and the page is closed each time', async () => {
    const device = await openDevice()
    for (let count = 0; count < 3; count++) await device.submitOffline()
    let calls = 0
    device.network.lose = () => (++calls % 3 === 0 ? 'answer' : null)
    for (let restart = 0; restart < 8; restart++) {
      const close = device.openPage()
      await nobodySends()
      close()
    }
    device.network.lose = null
    await device.sendAll()
    expect(await device.recorded()).toEqual({ observations: 3, videos: 3 })
  })

  it('when two pages send at once', async () => {
    const device = await openDevice()
    for (let count = 0; count < 3; count++) await device.submitOffline()
    device.network.sent.length = 0
    device.openPage()
    device.openPage()
    backOnline()
    await device.settled()
    expect(await device.recorded()).toEqual({ observations: 3, videos: 3 })
    expect(device.network.sent).toHaveLength(6)
  })

  it('when the same submission is sent by the form again', async () => {
    const device = await openDevice()
    const meta = { idempotencyKey: `${device.person.id} again` }
    const date = '2026-02-01T08:00:00.000Z'
    device.network.lose = (query) => (query.includes(CREATE) ? 'answer' : null)
    await device.submit({ date }, meta)
    device.network.lose = null
    expect(await device.submit({ date }, meta)).toMatchObject({ notes: 'by dock 4' })
    expect(await device.recorded()).toEqual(ONCE)
    expect(await device.stored()).toEqual([])
  })
})

describe('[45.24] a refusal', () => {
  it('while the form is open is thrown, and the form alone keeps what was typed', async () => {
    const device = await openDevice()
    await expect(device.submit({ task_id: device.person.id })).rejects.toMatchObject({
      graphQLErrors: [{ extensions: { code: 'NOT_FOUND', field: 'task_id' } }],
    })
    expect(await device.stored()).toEqual([])
  })

  it('later keeps everything typed with the reason and its field, blocks no other one, and is sent corrected under the key and the video that the server has', async () => {
    const device = await openDevice()
    const id = await device.submitOffline({ task_id: device.person.id })
    await device.submitOffline()
    await device.sendAll()
    const sent = { state: 'sent' }
    expect(await device.stored()).toMatchObject([
      {
        state: 'needsYou',
        failure: { message: MESSAGES.notFound, field: 'task_id' },
        form: { notes: 'by dock 4' },
      },
      sent,
    ])
    await device.submit({}, { replaces: id })
    expect(await device.recorded()).toEqual({ observations: 2, videos: 2 })
    expect(await device.stored()).toMatchObject([sent])
  })

  it('is sent under a new key when its answers were changed, and refused once more it stays', async () => {
    const device = await openDevice()
    const id = await device.submitOffline({ task_id: device.person.id })
    await device.sendAll()
    const video = { ...ALL_CORRECT, isBigEngines: false }
    const refused = device.submit({ task_id: device.person.id, video }, { replaces: id })
    await expect(refused).rejects.toThrow(MESSAGES.notFound)
    expect(await device.stored()).toMatchObject([{ id, state: 'needsYou' }])
    await device.submit({ video, technique: 'incorrect' }, { replaces: id })
    expect(await device.stored()).toEqual([])
    expect(await device.recorded()).toMatchObject({ observations: 1 })
  })

  it('is not corrected while the server may have recorded the first one', async () => {
    const device = await openDevice()
    device.network.lose = (query) => (query.includes(CREATE) ? 'answer' : null)
    await device.submit()
    const [{ id } = { id: '' }] = await device.stored()
    await expect(device.submit({}, { replaces: id })).rejects.toThrow(
      MESSAGES.submissionSentMeanwhile,
    )
    device.network.lose = null
    await sendSubmissionNow(id)
    expect(await device.recorded()).toEqual(ONCE)
  })
})

describe('[45.25] only its own person sends a submission', () => {
  it('another one who signs in on the device neither sends nor sees it; after signing in again it is sent', async () => {
    const device = await openDevice()
    await device.submitOffline()
    device.network.sent.length = 0
    tokenStore.write(await actor('CLIENT_OBSERVER', device.scenario.client))
    device.openPage()
    backOnline()
    await nobodySends()
    expect(await device.stored()).toEqual([])
    expect(device.network.sent).toEqual([])
    tokenStore.write(device.person)
    await expect.poll(device.stored).toMatchObject([{ state: 'sent' }])
    expect(await device.recorded()).toEqual(ONCE)
  })

  it('who signs in between the two calls does not send the second', async () => {
    const device = await openDevice()
    const other = await actor('CLIENT_OBSERVER', device.scenario.client)
    device.network.onRequest = (query) => {
      if (query.includes(UPLOAD)) tokenStore.write(other)
    }
    expect(await device.submit()).toMatchObject({ isQueued: true })
    expect(await device.recorded()).toEqual({ observations: 0, videos: 1 })
    device.network.onRequest = () => undefined
    tokenStore.write(device.person)
    await device.sendAll()
    expect(await device.recorded()).toEqual(ONCE)
  })

  it('a session that has ended keeps it for the next sign-in', async () => {
    const device = await openDevice()
    const ended = { accessToken: device.person.accessToken.replace(/.$/u, ''), refreshToken: 'x' }
    tokenStore.write(ended)
    expect(await device.submit()).toMatchObject({ isQueued: true })
    expect(tokenStore.isSignedIn()).toBe(false)
    tokenStore.write(device.person)
    await device.sendAll()
    expect(await device.recorded()).toEqual(ONCE)
  })
})

it('[45.26] a discarded submission is not sent; one that is being sent, or was sent meanwhile, is not discarded', async () => {
  const device = await openDevice()
  expect(await discardSubmission(await device.submitOffline())).toBe(true)
  const id = await device.submitOffline()
  await device.sendAll()
  expect(await device.recorded()).toEqual(ONCE)
  expect(await discardSubmission(id)).toBe(false)
  expect(await device.stored()).toMatchObject([{ id, state: 'sent' }])
  const discarded: Promise<boolean>[] = []
  const key = `${device.person.id} sending`
  device.network.onRequest = () => discarded.push(discardSubmission(key))
  await device.submit({}, { idempotencyKey: key })
  expect(await Promise.all(discarded)).toEqual([false, false])
})

it('[45.28] what a device has no room for is sent directly, and without a network the form says so', async () => {
  const device = await openDevice()
  const full = vi
    .spyOn(submissionStore, 'update')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await device.submit()).toMatchObject({ notes: 'by dock 4' })
  device.network.lose = everything
  await expect(device.submit()).rejects.toThrow(MESSAGES.deviceFull)
  full.mockRestore()
})
