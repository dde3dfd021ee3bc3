import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import type { Role } from '#domain/roles.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { actor, signIn } from '#test/support/api.ts'
import { formScreen } from '../support/formScreen.ts'
import { openApp } from '../support/openApp.tsx'

/** Opens the help page as a person of a role. */
async function help(role: Role, anchor = '') {
  const person = await actor(role)
  const at = `/help?clientId=${person.client_id}${anchor}`
  return { person, at, ...(await openApp(person, at)) }
}

const topic = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`, 'u') })

const isOpen = async (title: string) => (await topic(title)).getAttribute('aria-expanded')

const sendButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Send' })

async function ask(user: UserEvent, subject: string, message: string) {
  await formScreen.enter(user, 'Subject', subject)
  await formScreen.enter(user, 'Message', message)
}

/** Ids of the elements scrolled into view, because jsdom does not scroll. */
let shown: string[]

beforeEach(() => {
  sessionStorage.clear()
  shown = []
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id)
  }
})

describe('the help page', () => {
  it('[34.4] [34.9] [34.10] [2.35] opens the topic that the address names, with pictures that are loaded when they come near, and finds others', async () => {
    const { user } = await help('CLIENT_OBSERVER', '#record')
    expect(await isOpen('Record an observation')).toBe('true')
    expect(await isOpen('Getting started')).toBe('false')
    expect(shown).toEqual(['record'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help')
    expect(screen.queryByText('People and their access')).toBeNull()
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: /^Date, campaign/u })
    expect(picture.getAttribute('loading')).toBe('lazy')
    expect(new URL(picture.src).pathname).toBe('/guide/en/add-place.webp')
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(600)
    const sections = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    expect(sections.slice(0, 2)).toEqual(['Step by step', 'Definitions'])
    await user.click(await topic('The four principles'))
    for (const name of ['Inside Base', 'Big Engines', 'Turn Not Twist', "Dip n' Drive"])
      await screen.findByRole('img', { name: new RegExp(`^${name}:`, 'u') })
    const box = await screen.findByRole('searchbox')
    await user.type(box, 'reminders shorter')
    await screen.findByText('1 topic')
    await topic('Campaigns and reminders')
    expect(screen.queryByText('Getting started')).toBeNull()
    await user.clear(box)
    await user.type(box, 'zebra')
    await screen.findByText(MESSAGES.noResults)
  })
})

describe('the page about the API', () => {
  it('[34.11] opens from Help, and an entry by its address, with who may call it and an example', async () => {
    const person = await actor('CLIENT_OBSERVER')
    const { user } = await openApp(person, `/help?clientId=${person.client_id}#programs`)
    await user.click(await screen.findByRole('link', { name: 'Read about the API' }))
    await screen.findByRole('heading', { level: 1, name: 'API' })
    await screen.findByRole('heading', { level: 3, name: 'createLocation' })
    expect(screen.getAllByText(/^curl .*createLocation\(input: \$input\)/su)).toHaveLength(1)
    await openApp(person, `/help/api?clientId=${person.client_id}#LocationInput`)
    await waitFor(() => expect(shown).toContain('LocationInput'))
  })
})

describe('asking for help', () => {
  it('[5.25] [7.11] is sent when subject and message are there, and thanked for', async () => {
    const { user, person, sent } = await help('CLIENT_USER')
    expect((await sendButton()).disabled).toBe(true)
    await ask(user, 'A new task', '   ')
    expect((await sendButton()).disabled).toBe(true)
    await formScreen.enter(user, 'Message', 'We push trolleys now.')
    await user.click(await sendButton())
    const thanks = await screen.findByText(/^Thank you, /u)
    const notice = thanks.closest('[role="status"]') as HTMLElement
    expect(document.activeElement).toBe(notice)
    within(notice).getByText(new RegExp(`reply to ${person.email}.*copy`, 'u'))
    const requests = sent.filter(({ query }) => query.includes('sendHelpRequest'))
    const input = { subject: 'A new task', message: 'We push trolleys now.' }
    expect(requests.map(({ variables }) => variables)).toEqual([{ input }])
    await formScreen.press(user, 'Ask another question')
    expect((await formScreen.field('Subject')).value).toBe('')
  })

  it('[34.3] keeps what was typed when it is refused, says why, and brings it back after a reload until it is discarded', async () => {
    const { user, person, at } = await help('CLIENT_USER')
    for (let time = 0; time < 5; time += 1)
      await person.gql(`mutation { sendHelpRequest(input: { subject: "a", message: "b" }) }`)
    await ask(user, 'Once more', 'Please answer.')
    await user.click(await sendButton())
    const alert = await screen.findByText(/^Too many attempts\. Wait \d+ minutes and try again\.$/u)
    expect((await sendButton()).compareDocumentPosition(alert)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect((await formScreen.field('Subject')).value).toBe('Once more')
    const again = await openApp(person, at)
    await screen.findByText(/Your draft was restored/u)
    expect((await formScreen.field('Message')).value).toBe('Please answer.')
    await formScreen.press(again.user, 'Discard')
    expect((await formScreen.field('Message')).value).toBe('')
    await openApp(person, at)
    expect((await formScreen.field('Subject')).value).toBe('')
  })

  it('[34.3] brings it back to the same person after the session has ended', async () => {
    const { user, person, at } = await help('CLIENT_USER')
    await ask(user, 'Still here', 'after signing in')
    await person.gql('mutation { logout }')
    await user.click(await sendButton())
    await waitFor(() => expect(tokenStore.read()).toBeNull())
    await openApp(await signIn(person), at)
    expect((await formScreen.field('Subject')).value).toBe('Still here')
    await openApp(await actor('CLIENT_USER'), '/help')
    expect((await formScreen.field('Subject')).value).toBe('')
  })
})
