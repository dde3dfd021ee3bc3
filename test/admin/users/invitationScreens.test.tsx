/** Inviting a new person: the form, and their page. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { openApp } from '../support/openApp.tsx'
import { fact, field } from '../support/userScreen.ts'

const { mails, drainBackgroundWork, db } = await api()

beforeEach(() => sessionStorage.clear())

const mailsTo = async (email: string) => {
  await drainBackgroundWork()
  return mails.filter(({ to }) => to.address === email)
}

/** Opens the page of somebody without a password. */
async function openPerson(overrides: object = {}) {
  const client = await buildClient(db)
  const person = await actor('CLIENT_SUPER_USER', client)
  const invitee = await buildUser(db, {
    client_id: client.id,
    firstname: 'Nia',
    password_hash: null,
    ...overrides,
  })
  const opened = await openApp(person, `/users/${invitee.id}?clientId=${client.id}`)
  await screen.findByText('User level', { selector: 'dt' })
  return { ...opened, invitee }
}

it('[15.27] the form of a new person sends an invitation, unless that is switched off or they may not sign in', async () => {
  const person = await actor('CLIENT_SUPER_USER')
  for (const isInvited of [true, false]) {
    const path = `/users/addUser?clientId=${person.client_id}`
    const { user } = await openApp(person, path)
    const email = `new-${person.id}-${isInvited}@people.example`
    await user.type(await field(/^First name/u), 'Nia')
    await user.type(await field(/^Email/u), email)
    const invite = await field('Send an invitation')
    expect(invite.checked).toBe(true)
    await user.click(await field('Account enabled'))
    expect([invite.checked, invite.disabled]).toEqual([false, true])
    screen.getByText('This account is disabled. Enable it before sending an invitation.')
    await user.click(await field('Account enabled'))
    expect([invite.checked, invite.disabled]).toEqual([true, false])
    if (!isInvited) await user.click(invite)
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await screen.findByText(
      isInvited
        ? 'Nia has not chosen a password yet'
        : 'Nia has no password yet and cannot sign in',
    )
    expect(await mailsTo(email)).toHaveLength(isInvited ? 1 : 0)
  }
})

it('[15.13] the page of a person without a password sends an invitation, and offers to send it again', async () => {
  const { user, invitee } = await openPerson()
  screen.getByText('Nia has no password yet and cannot sign in')
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toContain(
    `/users/${invitee.id}/resetpassword`,
  )
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await screen.findByText(`The invitation is on its way to ${invitee.email}.`)
  await screen.findByRole('button', { name: 'Send invitation again' })
  expect(await mailsTo(invitee.email)).toHaveLength(1)
})

it('[15.13] the page says what became of an invitation', async () => {
  const sent = { invited_at: new Date('2026-01-02T10:00:00Z') }
  const again = () => screen.queryByRole('button', { name: 'Send invitation again' })
  await openPerson(sent)
  await screen.findByText(/The link in that email no longer works\./u)
  expect(fact('Invitation')).toMatch(/^Expired, sent on \d/u)
  expect(again()).not.toBeNull()
  await openPerson({ ...sent, is_account_enabled: false })
  await screen.findByText('This account is disabled. Enable it before sending an invitation.')
  expect(again()).toBeNull()
  await openPerson({ ...sent, password_hash: 'a hash' })
  expect(fact('Invitation')).toMatch(/^Accepted, sent on \d/u)
  expect(again()).toBeNull()
})
