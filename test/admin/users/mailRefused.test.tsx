import { screen } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, describe, expect, it } from 'vitest'
import { api } from '#test/support/api.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import { openUserScreen } from '../support/userScreen.ts'

/** The last mail to a person, and how it ended. */
async function mailTo(person: { id: string; client_id: string }, ended: object) {
  const { db, now } = await api()
  await db.write({ clientId: person.client_id }, (transaction) =>
    transaction.run((tables) =>
      tables.insert('jobs').values({
        client_id: person.client_id,
        id: uuid(),
        kind: 'mail.campaignReminder',
        user_id: person.id,
        subject_id: uuid(),
        due_at: now(),
        finished_at: now(),
        ...ended,
      }),
    ),
  )
}

afterEach(closeApp)

describe('a person’s page', () => {
  it('says that the last mail was refused and what to do', async () => {
    const { ida, person, at } = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida')
    await screen.findByText('Level', { selector: 'dt' })
    expect(screen.queryByText(/was refused/u)).toBeNull()
    await mailTo(ida, { state: 'failed', error: `${ida.email}: 550 No such mailbox` })
    await openApp(person, at('/users/:ida'))
    await screen.findByText('The last mail to this person was refused: 550 No such mailbox')
    await screen.findByText(new RegExp(`^Check the address ${ida.email}`, 'u'))
  })

  it('tells whoever cannot correct the address whom to ask', async () => {
    const { person, at } = await openUserScreen('CLIENT_USER', '/users/:me')
    await mailTo(person, { state: 'failed', error: `${person.email}: 550 Mailbox full` })
    await openApp(person, at('/users/:me'))
    await screen.findByText('The last mail to this person was refused: 550 Mailbox full')
    await screen.findByText(/^Ask a super user/u)
  })
})
