import { screen, waitFor } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { beforeEach, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { account, api, signIn } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { openApp } from '../support/openApp.tsx'
import { field, openUserScreen } from '../support/userScreen.ts'

const { mails, drainBackgroundWork, db, now } = await api()

beforeEach(() => sessionStorage.clear())

it('[5.1] [5.2] [7.39] asks twice, tells what is wrong, and the person signs in with it', async () => {
  const opened = await openUserScreen('PROVIDER_SUPER_USER', '/users/:sue/resetpassword')
  const { user, address, sue } = opened
  await user.type(await field(/^Password/u), 'short')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  await screen.findByText(MESSAGES.passwordTooShort)
  await screen.findByText(MESSAGES.passwordsDiffer)
  for (const label of [/^Password/u, /^Repeat password/u]) {
    await user.clear(await field(label))
    await user.type(await field(label), 'a new password')
  }
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/users/${sue.id}\\?`, 'u')))
  await signIn({
    ...(await account('CLIENT_USER')),
    email: sue.email,
    password: 'a new password',
  })
})

it('[7.10] [15.13] or sends a link to the person’s address, and says so, but not to a disabled account', async () => {
  const opened = await openUserScreen('PROVIDER_SUPER_USER', '/users/:sue/resetpassword')
  const { user, sue, person, at } = opened
  await user.click(await screen.findByRole('button', { name: 'Send a reset link' }))
  await screen.findByText(
    `A link was sent to ${sue.email}. It works once and expires in 30 minutes.`,
  )
  await drainBackgroundWork()
  expect(mails.filter(({ to }) => JSON.stringify(to).includes(sue.email))).toHaveLength(1)
  await openApp(person, at('/users/:ida/resetpassword'))
  await screen.findByText(/Enable it before sending a link/u)
  expect(screen.queryByRole('button', { name: 'Send a reset link' })).toBeNull()
})

/** Sets the last mail to a person, and its result. */
async function mailTo(person: { id: string; client_id: string }, ended: object) {
  await writeRows(db, { clientId: person.client_id }, (tables) =>
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
  )
}

it('[15.17] says that the last email was refused and what to do', async () => {
  const { ida, person, at } = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida')
  await screen.findByText('User level', { selector: 'dt' })
  expect(screen.queryByText(/bounced/u)).toBeNull()
  await mailTo(ida, { state: 'failed', error: `${ida.email}: 550 No such mailbox` })
  await openApp(person, at('/users/:ida'))
  await screen.findByText('The last email to this person bounced: 550 No such mailbox')
  await screen.findByText(new RegExp(`^Check the address ${ida.email}`, 'u'))
})
