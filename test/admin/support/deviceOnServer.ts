/** This device's queue of submissions on the real server, over a network that can be cut at each call. */
import 'fake-indexeddb/auto'
import { expect, vi } from 'vitest'
import { withLock } from '#admin/features/submissionQueue/withLock.ts'
import { newObservationFormState } from '#admin/features/submissionQueue/observationFormState.ts'
import type {
  QueuedSubmission,
  SubmissionData,
} from '#admin/features/submissionQueue/queuedSubmission.ts'
import { startSender } from '#admin/features/submissionQueue/submissionSender.ts'
import { submissionStore } from '#admin/features/submissionQueue/submissionStore.ts'
import {
  submitObservation,
  type SubmitMeta,
} from '#admin/features/submissionQueue/submitObservation.ts'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { ALL_CORRECT, nextMinute } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const { db, app } = await api()

export interface Device {
  scenario: TwoSites
  person: Actor
  network: Network
  /** Submits an observation as the form does. */
  submit: (changes?: Partial<SubmissionData>, meta?: Partial<SubmitMeta>) => SubmitResult
  stored: () => Promise<QueuedSubmission[]>
  /** Submits an observation without a network, which works again afterwards; resolves to its id on the device. */
  submitOffline: (changes?: Partial<SubmissionData>) => Promise<string>
  /** Opens a page that sends what waits; the returned function closes it. */
  openPage: (onRecorded?: () => void) => () => void
  /** Opens a page and waits until nothing waits that can be sent. */
  sendAll: () => Promise<void>
  /** Waits until nothing waits that can be sent. */
  settled: () => Promise<void>
  /** Counts of the client's records on the server. */
  recorded: () => Promise<{ observations: number; videos: number }>
}

type SubmitResult = ReturnType<typeof submitObservation>

export interface Network {
  /** Loses the request before it arrives, or its answer afterwards; null: it works. */
  lose: ((query: string) => 'request' | 'answer' | null) | null
  /** Called before each request. */
  onRequest: (query: string) => void
  sent: { query: string; key: unknown }[]
}

export async function openDevice(flags: object = {}): Promise<Device> {
  const scenario = await buildTwoSites(flags)
  const person = await actor('CLIENT_OBSERVER', scenario.client)
  const network: Network = { lose: null, onRequest: () => undefined, sent: [] }
  tokenStore.write(person)
  vi.stubGlobal('fetch', await fetchOver(network))
  for (const { id } of await submissionStore.list()) await submissionStore.delete(id)
  let count = 0
  const data = (): SubmissionData => ({
    video: ALL_CORRECT,
    date: nextMinute(),
    location_id: scenario.north.id,
    department_id: scenario.goodsIn.id,
    task_id: scenario.lift.id,
    unlinked_observee_name: 'Sam Visitor',
    name: 'Lift a box',
    review_type: 'MANUAL_TASK',
    technique: 'correct',
    campaign_id: null,
    user_id: null,
    observee_id: null,
    notes: 'by dock 4',
    manual_override_reason: null,
  })
  const submit: Device['submit'] = (changes, meta) => {
    count += 1
    const form = { ...newObservationFormState(new Date()), notes: 'by dock 4' }
    return submitObservation(
      {
        data: { ...data(), ...changes },
        meta: { idempotencyKey: `${person.id} ${count}`, form, ...meta },
      },
      { userId: person.id, clientId: person.client_id },
    )
  }
  const openPage: Device['openPage'] = (onRecorded = () => undefined) => {
    const close = startSender({ onRecorded })
    pages.push(close)
    return close
  }
  const settled = async () => {
    const waiting = async () =>
      (await submissionStore.list())
        .map(({ state }) => state)
        .filter((state) => state === 'waiting' || state === 'sending')
    await expect.poll(waiting).toEqual([])
  }
  return {
    scenario,
    person,
    network,
    submit,
    submitOffline: async (changes) => {
      network.lose = everything
      await submit(changes)
      network.lose = null
      return (await submissionStore.list()).at(-1)?.id ?? ''
    },
    stored: () => submissionStore.list(),
    openPage,
    sendAll: async () => {
      openPage()
      await settled()
    },
    settled,
    recorded: async () => {
      const count = async (table: 'observations' | 'videos') =>
        (
          await db.read({ clientId: scenario.client.id }, (tables) =>
            tables.from(table).select('id'),
          )
        ).length
      return { observations: await count('observations'), videos: await count('videos') }
    },
  }
}

/** Loses every request. */
export const everything = () => 'request' as const

const pages: (() => void)[] = []

/** A page that opens while another one sends leaves the sending to it. */
export async function nobodySends(): Promise<void> {
  await withLock('send submissions', async () => undefined)
}

/** Closes all pages and signs out. */
export async function closeDevice(): Promise<void> {
  for (const close of pages.splice(0)) close()
  await nobodySends()
  tokenStore.clear()
  vi.unstubAllGlobals()
}

export const backOnline = (): boolean => window.dispatchEvent(new Event('online'))

async function fetchOver(network: Network): Promise<typeof fetch> {
  return async (url, init = {}) => {
    const { query, variables } = JSON.parse(init.body as string)
    network.onRequest(query)
    const lost = network.lose?.(query) ?? null
    if (lost === 'request') throw new TypeError('Failed to fetch')
    network.sent.push({ query, key: variables.idempotencyKey })
    const answer = await app.inject({
      method: 'POST',
      url: url as string,
      headers: Object.fromEntries(new Headers(init.headers)),
      payload: init.body as string,
    })
    if (lost === 'answer') throw new TypeError('Failed to fetch')
    return ownAnswer(answer.body, { status: answer.statusCode })
  }
}
