/** The web app in this process, signed in as a person, with the real server. */
// jsdom stores nothing on the device.
import 'fake-indexeddb/auto'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { HttpError } from 'react-admin'
import { onTestFinished, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { App } from '#admin/App.tsx'
import { sessionQueryClient } from '#admin/foundation/auth/sessionQueryClient.ts'
import { graphqlErrorOf } from '#admin/foundation/data/graphqlError.ts'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import { api, type Actor } from '#test/support/api.ts'
import { memoryRouter } from '#test/support/memoryRouter.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

// jsdom does not scroll.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

// react-admin prints each call that fails. What people entered is refused in words on the screen, and a call is
// unanswered only where a test loses it: the tests assert both. Everything else is printed.
const { error: printError } = console
Object.assign(console, {
  error: (...printed: unknown[]) => {
    const [error] = printed
    if (!isExpected(error)) printError(...printed)
  },
})
const isExpected = (error: unknown) =>
  REFUSALS.has(graphqlErrorOf(error).code ?? '') ||
  (error instanceof HttpError && !error.body?.graphQLErrors) ||
  (error instanceof Error && error.message === MESSAGES.unreachable)
const REFUSALS = new Set(['BAD_INPUT', 'DUPLICATE', 'CONFLICT'])

export interface OpenApp {
  user: UserEvent
  /** Returns the browser's current URL. */
  address: () => string
  /** Presses the browser's Back. */
  back: () => Promise<void>
  /** All operations sent, oldest first. */
  sent: Sent[]
}

export interface Sent {
  query: string
  variables: Record<string, unknown>
}

// Stylesheets decide what is hidden; checking every element takes seconds.
configure({ defaultHidden: true })

/**
 * Open until the test ends, or opens it again. `keepsDevice`: what it has stored stays, as on one device. `isNew`: the
 * person has not opened any folded section before.
 */
export async function openApp(
  person: Actor,
  address: string,
  { keepsDevice = false, isNew = false } = {},
): Promise<OpenApp> {
  const kept = keepsDevice ? Object.entries(localStorage) : []
  closeApp()
  onTestFinished(closeApp)
  for (const [key, value] of kept) localStorage.setItem(key, String(value))
  if (!isNew) leaveSectionsOpen(person, address)
  tokenStore.write(person)
  const sent: Sent[] = []
  vi.stubGlobal('fetch', await fetchFrom(sent))
  const { router, screen: routed } = memoryRouter(address, <App />)
  render(routed)
  return {
    user: quickTyping(userEvent.setup({ delay: null })),
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
    sent,
  }
}

/** Names of the sections that are folded until a person opens them. */
const FOLDED = [
  'observation.review',
  'observation.evidence',
  'observation.more',
  'taskAnalysis.chart',
  'taskAnalysis.table',
]

/** As this person has left them on this device. */
function leaveSectionsOpen({ id, client_id: own }: Actor, address: string): void {
  const client = new URL(address, 'http://localhost').searchParams.get('clientId') ?? own
  const store = `RaStore${id}.${client}`
  localStorage.setItem(`${store}.version`, '1')
  for (const section of FOLDED) localStorage.setItem(`${store}.open.${section}`, 'true')
}

/** Pastes all but the last plain character of a text: every key renders the screen again. */
function quickTyping(user: UserEvent): UserEvent {
  return {
    ...user,
    type: async (element, text, options) => {
      const [plain = ''] = /^[^{[]*/u.exec(text) ?? []
      const isText = element.matches(
        'textarea, input:is([type=text], [type=email], [type=password])',
      )
      if (!isText || plain.length < 3) return user.type(element, text, options)
      await user.click(element)
      await user.paste(plain.slice(0, -1))
      await user.keyboard(text.slice(plain.length - 1))
    },
  }
}

/** Keeps the tab's storage, as a reload does. */
export function closeApp(): void {
  cleanup()
  vi.unstubAllGlobals()
  sessionQueryClient.clear()
  localStorage.clear()
}

/** Selects from a dropdown by its label and the beginning of the option. */
export async function choose(user: UserEvent, label: string, choice: string): Promise<void> {
  await user.click(await screen.findByLabelText(label))
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${choice}`, 'u') }))
}

/** Replaces fetch by direct calls of the server, without a network. */
async function fetchFrom(sent: Sent[]): Promise<typeof fetch> {
  const { app } = await api()
  // The app sends text to a path, never a Request.
  return async (input, init = {}) => {
    if (input === '/healthz') return ownAnswer({})
    const body = init.body as string
    sent.push(JSON.parse(body) as Sent)
    const answer = await app.inject({
      method: 'POST',
      url: input as string,
      headers: Object.fromEntries(new Headers(init.headers)),
      payload: body,
    })
    const headers = ['content-type', 'x-liftwise'].map((name) => [
      name,
      String(answer.headers[name]),
    ])
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: Object.fromEntries(headers) as Record<string, string>,
    })
  }
}
