import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import type { Role } from '#domain/roles.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { actor, api, signIn } from '#test/support/api.ts'
import { formScreen } from '../support/formScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

/** Opens the help page as a person of a role. */
async function help(role: Role, anchor = '') {
  const person = await actor(role)
  const at = `/help?clientId=${person.client_id}${anchor}`
  return { person, at, ...(await openApp(person, at)) }
}

const topic = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`, 'u') })

const isOpen = async (title: string) => (await topic(title)).getAttribute('aria-expanded')

const sendButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Send' })

async function ask({ user }: Awaited<ReturnType<typeof help>>, subject: string, message: string) {
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
afterEach(closeApp)

describe('the help page', () => {
  it('[34.4] [2.35] shows a role its topics, and opens one with its pictures', async () => {
    const { user } = await help('CLIENT_OBSERVEE')
    await topic('Getting started')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help')
    expect(screen.queryByText('People and their access')).toBeNull()
    expect(await isOpen('The four principles')).toBe('false')
    await user.click(await topic('The four principles'))
    for (const name of ['Inside Base', 'Big Engines', 'Turn Not Twist', "Dip n' Drive"])
      await screen.findByRole('img', { name: new RegExp(`^${name}:`, 'u') })
  })

  it('[34.9] [34.10] tells the steps with a picture, which is loaded when it comes near', async () => {
    await help('CLIENT_OBSERVER', '#record')
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: /^Date, campaign/u })
    expect(picture.getAttribute('loading')).toBe('lazy')
    expect(new URL(picture.src).pathname).toBe('/guide/en/add-place.webp')
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(600)
    const sections = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
    expect(sections.slice(0, 2)).toEqual(['Step by step', 'What things mean'])
  })

  it('[34.4] opens the topic that the address names, and no other', async () => {
    await help('CLIENT_SUPER_USER', '#people')
    expect(await isOpen('People and their access')).toBe('true')
    expect(await isOpen('Getting started')).toBe('false')
    await screen.findByText('Go to users')
    expect(shown).toEqual(['people'])
  })

  it('[34.4] finds a topic by words of its text and shows where they are', async () => {
    const { user } = await help('CLIENT_OBSERVER')
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
    await user.click(await screen.findByText('createLocation'))
    const entry = document.getElementById('createLocation')!
    within(entry).getByText('Client Super User, Provider Super User')
    within(entry).getByText(/^curl .*createLocation\(input: \$input\)/su)
    const input = within(entry).getByRole('link', { name: 'LocationInput' })
    expect(input.getAttribute('href')).toBe('#LocationInput')
  })

  it('[34.11] is searched', async () => {
    const person = await actor('CLIENT_USER')
    const { user } = await openApp(person, `/help/api?clientId=${person.client_id}`)
    const box = await screen.findByRole('searchbox')
    await user.type(box, 'idempotency video_id')
    await screen.findByText('1 entry')
    screen.getByText('createObservation', { selector: 'summary code' })
  })
})

describe('asking for help', () => {
  it('[5.25] cannot be sent while subject or message is empty', async () => {
    const asked = await help('CLIENT_USER')
    const { user } = asked
    expect((await sendButton()).disabled).toBe(true)
    await formScreen.enter(user, 'Subject', 'A question')
    expect((await sendButton()).disabled).toBe(true)
    await formScreen.enter(user, 'Message', '   ')
    expect((await sendButton()).disabled).toBe(true)
    await formScreen.enter(user, 'Message', 'How?')
    expect((await sendButton()).disabled).toBe(false)
  })

  it('[34.4] [7.11] sends it, thanks, and emails the provider with a copy to the sender', async () => {
    const asked = await help('CLIENT_USER')
    const { user, person, sent } = asked
    await ask(asked, 'A new task', 'We push trolleys now.')
    await user.click(await sendButton())
    const thanks = await screen.findByText(/^Thank you, /u)
    const notice = thanks.closest('[role="status"]') as HTMLElement
    expect(document.activeElement).toBe(notice)
    within(notice).getByText(new RegExp(`reply to ${person.email}.*copy`, 'u'))
    const [request, ...more] = sent.filter(({ query }) => query.includes('sendHelpRequest'))
    expect(request?.variables).toEqual({
      input: { subject: 'A new task', message: 'We push trolleys now.' },
    })
    expect(more).toEqual([])
    const { mails, settings, drainBackgroundWork } = await api()
    await drainBackgroundWork()
    const texts = mails.filter(({ text }) => text.includes('We push trolleys now.'))
    expect(texts.map(({ to }) => to.address).toSorted()).toEqual(
      [person.email, settings.helpEmail].toSorted(),
    )
    await formScreen.press(user, 'Ask another question')
    expect((await formScreen.field('Subject')).value).toBe('')
  })

  it('[34.3] keeps what was typed when it is refused, and says why under the button', async () => {
    const asked = await help('CLIENT_USER')
    const { user, person } = asked
    for (let time = 0; time < 5; time += 1)
      await person.gql(`mutation { sendHelpRequest(input: { subject: "a", message: "b" }) }`)
    await ask(asked, 'Once more', 'Please answer.')
    await user.click(await sendButton())
    const alert = await screen.findByText(/^Too many attempts\. Wait \d+ minutes and try again\.$/u)
    expect((await sendButton()).compareDocumentPosition(alert)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect((await formScreen.field('Subject')).value).toBe('Once more')
    expect((await formScreen.field('Message')).value).toBe('Please answer.')
  })

  it('[34.3] brings back what was typed after a reload, until it is discarded', async () => {
    const asked = await help('CLIENT_USER')
    await ask(asked, 'Half', 'a question')
    const { user } = await openApp(asked.person, asked.at)
    await screen.findByText(/Your draft was restored/u)
    expect((await formScreen.field('Message')).value).toBe('a question')
    await formScreen.press(user, 'Discard')
    expect((await formScreen.field('Message')).value).toBe('')
    await openApp(asked.person, asked.at)
    expect((await formScreen.field('Subject')).value).toBe('')
  })

  it('[34.3] brings it back to the same person after the session has ended', async () => {
    const asked = await help('CLIENT_USER')
    const { user, person, at } = asked
    await ask(asked, 'Still here', 'after signing in')
    await person.gql('mutation { logout }')
    await user.click(await sendButton())
    await waitFor(() => expect(tokenStore.read()).toBeNull())
    await openApp(await signIn(person), at)
    expect((await formScreen.field('Subject')).value).toBe('Still here')
    await openApp(await actor('CLIENT_USER'), '/help')
    expect((await formScreen.field('Subject')).value).toBe('')
  })
})
