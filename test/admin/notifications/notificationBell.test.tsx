import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildCampaign, buildNotification } from '#server/app/factories/buildCampaign.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { closeApp, openApp, type Sent } from '../support/openApp.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const { db } = await api()

const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
const isOf = (name: string) => (sent: Sent) => sent.query.includes(name)

const open = (person: Actor) => openApp(person, `/tasks?clientId=${person.client_id}`)

/** Creates `count` reminders of the campaign 'Winter lifting', the newest about 1 observation. */
async function reminded(person: Actor, count: number) {
  const of = { client_id: person.client_id }
  const campaign = await buildCampaign(db, { ...of, name: 'Winter lifting' })
  for (let owed = 1; owed <= count; owed += 1)
    await buildNotification(db, {
      ...of,
      user_id: person.id,
      subject_id: campaign.id,
      occurrence: String(owed),
      payload: { owed, end_date: '2030-11-30' },
      created_at: new Date(Date.now() - owed * 60_000),
    })
  return campaign
}

describe('[1.9] the bell', () => {
  it('[20.1] [20.2] says how many are unread; opening it shows ten, the others on request, and marks them read', async () => {
    const person = await actor('CLIENT_USER')
    const campaign = await reminded(person, 12)
    const { user, sent } = await open(person)
    const button = await bell('Notifications, 12 unread')
    // The page focuses its heading when it has come.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(sent.some(isOf('myNotifications'))).toBe(false)

    await user.click(button)
    const shown = within(await panel())
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(10))
    const [newest, other] = shown.getAllByRole('listitem')
    expect(newest?.textContent).toMatch(/^1 observation still to do in Winter lifting by .*New$/u)
    expect(other?.textContent).toMatch(/^2 observations still to do in Winter lifting/u)
    const link = shown.getAllByRole('link')[0]?.getAttribute('href')
    expect(link).toBe(`/campaigns/${campaign.id}?clientId=${person.client_id}`)
    await user.click(shown.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(12))
    expect(shown.queryByRole('button', { name: 'Show more' })).toBeNull()

    await bell('Notifications')
    // The button that had the focus is gone.
    await user.click(shown.getByRole('heading', { name: 'Notifications' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await bell('Notifications'))
    const { data } = await person.gql('{ unread: totalMyNotifications(unreadOnly: true) }')
    expect(data.unread).toBe(0)
  })

  it('[20.2] [20.3] says that they could not be loaded, with another try, and why a job failed', async () => {
    const person = await actor('CLIENT_SUPER_USER')
    const { user } = await open(person)
    const answer = globalThis.fetch
    let isDown = true
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) =>
      isDown && (init.body as string).includes('MyNotifications')
        ? ownAnswer('{"errors":[{"message":"No.","extensions":{"code":"INTERNAL"}}]}')
        : answer(input, init),
    )
    await user.click(await bell('Notifications'))
    const shown = within(await panel())
    expect((await shown.findByRole('alert')).textContent).toContain('could not be loaded')
    isDown = false
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    await shown.findByText(/^No notifications yet\./u)
    closeApp()

    await buildNotification(db, {
      client_id: person.client_id,
      user_id: person.id,
      subject_id: person.id,
      kind: 'JOB_FAILED',
      payload: { reason: 'The disk is full.' },
    })
    const again = await open(person)
    await again.user.click(await bell('Notifications, 1 unread'))
    await screen.findByText('Failed: Background task')
    expect(screen.getByText('The disk is full.')).toBeTruthy()
  })
})
