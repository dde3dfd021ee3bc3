import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGES } from '#domain/messages.ts'
import { account, api, signIn } from '#test/support/api.ts'
import { closeApp } from '../support/openApp.tsx'
import { fact, field, openUserScreen } from '../support/userScreen.ts'

const rowOf = async (name: RegExp) =>
  (await screen.findByText(name, { selector: 'tbody *' })).closest('tr') as HTMLElement

const boxIn = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('checkbox')

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the list of users', () => {
  it('[2.52] [2.22] [2.59] has its columns; the name leads to the detail with the user’s client_id', async () => {
    const { ida, client } = await openUserScreen('CLIENT_SUPER_USER', '/users')
    const row = await rowOf(/^Ida Seen$/u)
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
    expect(headers.slice(1)).toEqual([
      'Name',
      'Email',
      'Employee ID',
      'Type',
      'Account enabled',
      'Client company',
      'Observations',
      'Observed',
    ])
    const cells = within(row).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent.trim()).slice(1)).toEqual([
      'Ida Seen',
      ida.email,
      '77',
      'Client Observer',
      'Disabled',
      client.company_name,
      '1',
      '2',
    ])
    const link = within(row).getByRole('link')
    expect(link.getAttribute('href')).toBe(`/users/${ida.id}?clientId=${client.id}`)
  })

  it('[6.51] super users cannot be chosen for deletion by who may not edit super users', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users')
    expect(boxIn(await rowOf(/^Sue/u)).disabled).toBe(true)
    expect(boxIn(await rowOf(/^Ida/u)).disabled).toBe(false)
  })

  it('[6.51] the provider may choose them', async () => {
    await openUserScreen('PROVIDER_SUPER_USER', '/users')
    expect(boxIn(await rowOf(/^Sue/u)).disabled).toBe(false)
  })
})

describe('the detail of a user', () => {
  it('[6.35] shows everybody themselves, without what they may not do', async () => {
    await openUserScreen('CLIENT_OBSERVEE', '/users/:me')
    await screen.findByText('Level', { selector: 'dt' })
    expect(fact('Level')).toBe('Client Observee')
    expect(fact('Locations')).toBe('All locations')
    for (const name of ['Edit user', 'Delete user', 'Reset password'])
      expect(screen.queryByText(name), name).toBeNull()
  })

  it('changes between the observations about a person and those that they made', async () => {
    const { user, address } = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida')
    await screen.findByText('1–2 of 2')
    await user.click(screen.getByRole('button', { name: 'Made by this person' }))
    await screen.findByText('1–1 of 1')
    await screen.findByText('A Visitor')
    expect(address()).toContain('observationsBy=made')
    await user.click(screen.getByRole('button', { name: 'About this person' }))
    await screen.findByText('1–2 of 2')
  })

  it('a client super user edits another one but does not delete them', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users/:sue')
    await screen.findByRole('link', { name: 'Edit user' })
    await screen.findByRole('link', { name: 'Reset password' })
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull()
  })
})

describe('the reset of a password', () => {
  it('[5.1] [5.2] [7.39] asks twice, tells what is wrong, and the person signs in with it', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/:sue/resetpassword')
    const { user, address, sue } = opened
    await user.type(await field('Password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    await screen.findByText(MESSAGES.passwordTooShort)
    await screen.findByText(MESSAGES.passwordsDiffer)
    for (const label of ['Password', 'Repeat password']) {
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

  it('[7.10] or sends a link to the person’s address, and says so', async () => {
    const { user, sue } = await openUserScreen('CLIENT_SUPER_USER', '/users/:sue/resetpassword')
    await user.click(await screen.findByRole('button', { name: 'Send a reset link' }))
    await screen.findByText(`A link is on its way to ${sue.email}. It works once, for 30 minutes.`)
    const { mails, drainBackgroundWork } = await api()
    await drainBackgroundWork()
    expect(mails.filter(({ to }) => JSON.stringify(to).includes(sue.email))).toHaveLength(1)
  })

  it('sends no link to a disabled account', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users/:ida/resetpassword')
    await screen.findByText(/nobody is sent a link to a disabled account/u)
    expect(screen.queryByRole('button', { name: 'Send a reset link' })).toBeNull()
  })
})
