/** Inviting a new person: the form, and their page. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { choose, closeApp, openApp } from '../support/openApp.tsx'
import { fact, field } from '../support/userScreen.ts'

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

async function openForm() {
  const person = await actor('CLIENT_SUPER_USER')
  const opened = await openApp(person, `/users/addUser?clientId=${person.client_id}`)
  const email = `new-${person.id}@people.example`
  await opened.user.type(await field(/^First name/u), 'Nia')
  await opened.user.type(await field(/^Email/u), email)
  return { ...opened, email, invite: await field('Send an invitation') }
}

const mailsTo = async (email: string) => {
  const { mails, drainBackgroundWork } = await api()
  await drainBackgroundWork()
  return mails.filter(({ to }) => to.address === email)
}

/** Opens the page of somebody without a password. */
async function openPerson(overrides: object = {}) {
  const { db } = await api()
  const client = await buildClient(db)
  const person = await actor('CLIENT_SUPER_USER', client)
  const invitee = await buildUser(db, {
    client_id: client.id,
    firstname: 'Nia',
    password_hash: null,
    ...overrides,
  })
  const opened = await openApp(person, `/users/${invitee.id}?clientId=${client.id}`)
  await screen.findByText('Level', { selector: 'dt' })
  return { ...opened, invitee }
}

describe('[15.27] the form of a new person', () => {
  it('sends an invitation, and the page says that it was sent', async () => {
    const { user, address, email, invite } = await openForm()
    expect(invite.checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await waitFor(() => expect(address()).toMatch(/^\/users\/[\w-]{36}\?/u))
    await screen.findByText('Nia has not chosen a password yet')
    expect(fact('Invitation')).toMatch(/^Sent on \d/u)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('sends none when that is switched off', async () => {
    const { user, email, invite } = await openForm()
    await user.click(invite)
    expect(invite.checked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await screen.findByText('Nia has no password yet and cannot sign in')
    expect(screen.queryByText('Invitation', { selector: 'dt' })).toBeNull()
    expect(await mailsTo(email)).toEqual([])
  })

  it('does not offer it for who may not sign in, and says why', async () => {
    const { user, invite } = await openForm()
    await user.click(await field('Account enabled'))
    expect([invite.checked, invite.disabled]).toEqual([false, true])
    screen.getByText('This account is disabled. Enable it before sending an invitation.')
    await user.click(await field('Account enabled'))
    expect([invite.checked, invite.disabled]).toEqual([true, false])
    await choose(user, 'Level *', 'None')
    expect([invite.checked, invite.disabled]).toEqual([false, true])
    screen.getByText(/^This person has no rights/u)
  })
})

describe('[15.13] the page of a person without a password', () => {
  it('sends an invitation, then says so and offers to send it again', async () => {
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

  it('says that the link no longer works', async () => {
    await openPerson({ invited_at: new Date('2026-01-02T10:00:00Z') })
    await screen.findByText(/The link in that email no longer works\./u)
    expect(fact('Invitation')).toMatch(/^Expired, sent on \d/u)
    screen.getByRole('button', { name: 'Send invitation again' })
  })

  it('says of a disabled account that it must be enabled first', async () => {
    await openPerson({ is_account_enabled: false })
    await screen.findByText('This account is disabled. Enable it before sending an invitation.')
    expect(screen.queryByRole('button', { name: /^Send invitation/u })).toBeNull()
  })

  it('has nothing of it once there is a password', async () => {
    await openPerson({
      invited_at: new Date('2026-01-02T10:00:00Z'),
      password_hash: 'a hash',
    })
    expect(fact('Invitation')).toMatch(/^Accepted, sent on \d/u)
    expect(screen.queryByRole('button', { name: /^Send invitation/u })).toBeNull()
  })
})
