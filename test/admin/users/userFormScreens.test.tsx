import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGES } from '#domain/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { choose, closeApp, openApp } from '../support/openApp.tsx'
import { fact, field, openUserScreen, type UserScreen } from '../support/userScreen.ts'

const fill = async ({ user }: UserScreen, label: RegExp, words: string) => {
  const input = await field(label)
  await user.clear(input)
  await user.type(input, words)
}

const levels = async ({ user }: UserScreen) => {
  await user.click(await screen.findByRole('combobox', { name: /^Level/u }))
  return (await screen.findAllByRole('option')).map((option) => option.textContent)
}

const idIn = (address: string) => /\/users\/([\w-]{36})\?/u.exec(address)?.[1] ?? ''

/** As the server has it. */
const stored = async ({ person }: UserScreen, id: string) => {
  const { data } = await person.gql(
    `query ($id: ID!) { getUserById(id: $id) { firstname lastname email employee_id title type
      is_account_enabled user_has_full_location_access user_has_full_department_access
      locations { name } departments { name } } }`,
    { id },
  )
  return data.getUserById as Record<string, unknown>
}

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the form of a user', () => {
  it('[3.11] has the fields of the spec, and the title', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users/addUser')
    await field(/^First name/u)
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
    expect(labels.map((label) => label.replace(/\s\*$/u, ''))).toEqual([
      'First name',
      'Last name',
      'Email',
      'Employee ID',
      'Level',
      'Account enabled',
      'Access to all locations',
      'Locations',
      'Access to all departments',
      'Departments',
      'Title',
    ])
  })

  it('[6.49] a client super user does not offer the provider’s level nor their own', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/addUser')
    expect(await levels(opened)).toEqual([
      'Client Observer',
      'Client User',
      'Client Observee',
      'None',
    ])
  })

  it('[6.49] the provider offers super users, and the provider’s level at home only', async () => {
    const away = await openUserScreen('PROVIDER_SUPER_USER', '/users/addUser')
    expect((await levels(away))[0]).toBe('Provider Super User')
    const { db } = await api()
    const customer = await buildClient(db)
    const { person } = away
    await openApp(person, `/users/addUser?clientId=${customer.id}`)
    expect((await levels(away))[0]).toBe('Client Super User')
  })

  it('[6.49] a level that the actor cannot take stays as it is', async () => {
    const { user } = await openUserScreen('CLIENT_SUPER_USER', '/users/:sue/edit')
    const level = await screen.findByRole('combobox', { name: /^Level/u })
    expect(level.textContent).toBe('Client Super User')
    await user.click(level)
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('[5.42] the switches follow the choice, and places without departments are not offered', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/addUser')
    const { user } = opened
    const all = await field('Access to all locations')
    expect(all.checked).toBe(true)
    await user.click(screen.getByLabelText('Locations'))
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(offered).toEqual(['Dock', 'Hall'])
    await user.click(screen.getByRole('option', { name: 'Dock' }))
    expect(all.checked).toBe(false)
    await user.click(screen.getByLabelText('Departments'))
    await user.click(await screen.findByRole('option', { name: 'Inbound' }))
    expect(screen.queryByRole('option', { name: 'Packing' })).toBeNull()
    expect((await field('Access to all departments')).checked).toBe(false)
    screen.getByText('Inbound', { selector: '.MuiChip-label' })
    await user.click(all)
    expect(all.checked).toBe(true)
    expect(screen.queryByText('Dock', { selector: '.MuiChip-label' })).toBeNull()
  })

  it('says what a super user’s level gives, in place of the department picker', async () => {
    const { user } = await openUserScreen('PROVIDER_SUPER_USER', '/users/addUser')
    await user.click(await screen.findByRole('combobox', { name: /^Level/u }))
    await user.click(await screen.findByRole('option', { name: 'Client Super User' }))
    screen.getByText('This level has access to all departments at the chosen locations.')
    expect(screen.queryByLabelText('Departments')).toBeNull()
    screen.getByLabelText('Locations')
  })

  it('[7.33] adds a person with limited access, reads them back and tells the next step', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/addUser')
    const { user, address } = opened
    const email = `new.${crypto.randomUUID()}@people.example`
    await fill(opened, /^First name/u, 'Noor')
    await fill(opened, /^Last name/u, 'New')
    await fill(opened, /^Email/u, email)
    await fill(opened, /^Employee ID/u, '99')
    await fill(opened, /^Title/u, 'Picker')
    await user.click(screen.getByRole('combobox', { name: /^Level/u }))
    await user.click(await screen.findByRole('option', { name: 'Client Observer' }))
    await choose(user, 'Locations', 'Dock')
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await screen.findByText(/Noor has no password yet and cannot sign in/u)
    expect(await stored(opened, idIn(address()))).toEqual({
      firstname: 'Noor',
      lastname: 'New',
      email,
      employee_id: '99',
      title: 'Picker',
      type: 'CLIENT_OBSERVER',
      is_account_enabled: true,
      user_has_full_location_access: false,
      user_has_full_department_access: true,
      locations: [{ name: 'Dock' }],
      departments: [],
    })
    expect(fact('Locations')).toBe('Dock')
    expect(fact('Departments')).toBe('All departments at these locations')
    await user.click(screen.getByRole('link', { name: 'Give a password' }))
    await waitFor(() => expect(address()).toContain('/resetpassword'))
  })

  it('[7.34] enables an account and shows a refused e-mail at its field', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida/edit')
    const { user, ida, sue } = opened
    await user.click(await field('Account enabled'))
    await fill(opened, /^Email/u, sue.email)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText(MESSAGES.emailTaken)).length).toBeGreaterThan(0)
    expect((await field(/^Email/u)).getAttribute('aria-invalid')).toBe('true')
    await fill(opened, /^Email/u, ida.email)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Account', { selector: 'dt' })
    expect(fact('Account')).toBe('Enabled')
  })

  it('[6.50] [8.7] a user of a higher level is not edited, and the alert says so', async () => {
    const { db } = await api()
    const client = await buildClient(db)
    const higher = await buildUser(db, { client_id: client.id, type: 'PROVIDER_SUPER_USER' })
    const person = await actor('CLIENT_SUPER_USER', client)
    for (const page of ['edit', 'resetpassword']) {
      await openApp(person, `/users/${higher.id}/${page}?clientId=${client.id}`)
      const alert = await screen.findByText(MESSAGES.higherLevelUser)
      expect(alert.closest('[role="alert"]')).not.toBeNull()
      expect(document.querySelector('main form')).toBeNull()
    }
    await openApp(person, `/users/${higher.id}?clientId=${client.id}`)
    await screen.findByText('Provider Super User')
    for (const name of ['Edit user', 'Delete user', 'Reset password'])
      expect(screen.queryByText(name), name).toBeNull()
  })
})
