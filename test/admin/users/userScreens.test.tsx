import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { now } from '#test/support/clock.ts'
import { actorAt } from '#test/support/scenarios/twoSites.ts'
import { choose, openApp } from '../support/openApp.tsx'
import { fact, field, levels, openUserScreen, type UserScreen } from '../support/userScreen.ts'

const rowOf = async (name: RegExp) =>
  (await screen.findByText(name, { selector: 'tbody *' })).closest('tr') as HTMLElement

const boxIn = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('checkbox')

function expectNoChanges() {
  for (const name of ['Edit user', 'Delete user', 'Reset password'])
    expect(screen.queryByText(name), name).toBeNull()
}

beforeEach(() => sessionStorage.clear())

describe('the list of users', () => {
  it('[2.52] [2.22] [2.57] has its columns; the name leads to the detail with the user’s client_id', async () => {
    const { ida, client } = await openUserScreen('CLIENT_SUPER_USER', '/users')
    const row = await rowOf(/^Ida Seen$/u)
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
    expect(headers.slice(1)).toEqual([
      'Name',
      'Email',
      'Employee ID',
      'User level',
      'Account enabled',
      'Observations made',
      'Times observed',
      'Last observed',
    ])
    const cells = within(row).getAllByRole('cell')
    expect(cells.at(-1)?.textContent).toMatch(/\d{2}:\d{2}/u)
    expect(cells.map((cell) => cell.textContent.trim()).slice(1, -1)).toEqual([
      'Ida Seen',
      ida.email,
      '77',
      'Client Observer',
      'Disabled',
      '1',
      '2',
    ])
    const link = within(row).getByRole('link')
    expect(link.getAttribute('href')).toBe(`/users/${ida.id}?clientId=${client.id}`)
  })

  it('[2.106] [23.32] is filtered by who was not observed in a period, whose name the address keeps', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users')
    const { user, address, client, ida, sue, dock } = opened
    await rowOf(/^Ida Seen$/u)
    await buildObservation((await api()).db, {
      client_id: client.id,
      user_id: sue.id,
      observee_id: ida.id,
      location_id: dock.id,
      date: now(),
    })
    await user.click(screen.getByRole('combobox', { name: 'Observed' }))
    await user.click(await screen.findByRole('option', { name: 'Not observed this year' }))
    await waitFor(() => expect(screen.queryByText('Ida Seen')).toBeNull())
    await rowOf(/^Sue/u)
    expect(decodeURIComponent(address())).toContain('{"notObserved":"THIS_YEAR"}')
  })

  it.each([
    ['super users cannot be chosen by who may not edit them', 'CLIENT_SUPER_USER', true],
    ['the provider may choose them, and sees the client of each', 'PROVIDER_SUPER_USER', false],
  ] as const)('[6.51] [2.52] for deletion %s', async (_what, role, isRefused) => {
    await openUserScreen(role, '/users')
    expect(boxIn(await rowOf(/^Sue/u)).disabled).toBe(isRefused)
    expect(boxIn(await rowOf(/^Ida/u)).disabled).toBe(false)
    expect(screen.queryByRole('columnheader', { name: 'Client company' }) === null).toBe(isRefused)
  })
})

describe('the detail of a user', () => {
  it('[6.35] [15.19] shows everybody themselves, without what they may not do', async () => {
    await openUserScreen('CLIENT_OBSERVEE', '/users/:me')
    await screen.findByText('User level', { selector: 'dt' })
    expect(fact('User level')).toBe('Client Observee')
    expect(fact('Locations')).toBe('All locations')
    expectNoChanges()
  })

  it('[15.21] says in the list and on the page that the client of an account is closed', async () => {
    const { db } = await api()
    const provider = await actor('PROVIDER_SUPER_USER')
    const closed = await buildClient(db, { deleted_at: new Date() })
    const { id } = await buildUser(db, { client_id: closed.id })
    for (const address of [
      `/users?clientId=${closed.id}`,
      `/users/${id}?clientId=${provider.client_id}`,
    ]) {
      await openApp(provider, address)
      expect(await screen.findByText('Client closed')).toBeTruthy()
    }
  })

  it('[15.16] changes between the observations about a person and those that they made', async () => {
    const { user, address } = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida')
    await screen.findByText('1–2 of 2')
    await user.click(screen.getByRole('button', { name: 'Made by this person' }))
    await screen.findByText('1–1 of 1')
    await screen.findByText('A Visitor')
    expect(address()).toContain('observationsBy=made')
    await user.click(screen.getByRole('button', { name: 'About this person' }))
    await screen.findByText('1–2 of 2')
  })
})

const fill = async ({ user }: UserScreen, label: RegExp, words: string) => {
  const input = await field(label)
  await user.clear(input)
  await user.type(input, words)
}

const idIn = (address: string) => /\/users\/([\w-]{36})\?/u.exec(address)?.[1] ?? ''

/** Returns the stored record. */
const stored = async ({ person }: UserScreen, id: string) => {
  const { data } = await person.gql(
    `query ($id: ID!) { getUserById(id: $id) { firstname lastname email employee_id title type
      is_account_enabled user_has_full_location_access user_has_full_department_access
      locations { name } departments { name } } }`,
    { id },
  )
  return data.getUserById as Record<string, unknown>
}

describe('the form of a user', () => {
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

  it('[6.49] [15.15] the provider’s level is offered at home only; the form says what a super user’s level gives, in place of the department picker', async () => {
    const opened = await openUserScreen('PROVIDER_SUPER_USER', '/users/addUser')
    const { user, person } = opened
    expect((await levels(opened))[0]).toBe('Provider Super User')
    const customer = await buildClient((await api()).db)
    await openApp(person, `/users/addUser?clientId=${customer.id}`)
    expect((await levels(opened))[0]).toBe('Client Super User')
    await user.click(await screen.findByRole('option', { name: 'Client Super User' }))
    screen.getByText('This level has access to all departments at the chosen locations.')
    expect(screen.queryByLabelText('Departments')).toBeNull()
    screen.getByLabelText('Locations')
  })

  it('[7.33] [3.11] [6.49] adds a person with limited access, reads them back and tells the next step', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/addUser')
    const { user, address } = opened
    const email = `new.${crypto.randomUUID()}@people.example`
    await fill(opened, /^First name/u, 'Noor')
    await fill(opened, /^Last name/u, 'New')
    await fill(opened, /^Email/u, email)
    await fill(opened, /^Employee ID/u, '99')
    await fill(opened, /^Title/u, 'Picker')
    expect(await levels(opened)).toEqual([
      'Client Observer',
      'Client User',
      'Client Observee',
      'None',
    ])
    await user.click(await screen.findByRole('option', { name: 'Client Observer' }))
    await choose(user, 'Locations', 'Dock')
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await screen.findByText('Noor has not chosen a password yet')
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
    await user.click(screen.getByRole('link', { name: 'Set a password' }))
    await waitFor(() => expect(address()).toContain('/resetpassword'))
  })

  it('[7.34] [12.15] enables an account, and shows each of several fields that the server refuses at its input', async () => {
    const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida/edit')
    const { user, client, ida, sue } = opened
    await buildUser((await api()).db, { client_id: client.id, employee_id: '88' })
    await user.click(await field('Account enabled'))
    await fill(opened, /^Email/u, sue.email)
    await fill(opened, /^Employee ID/u, '88')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    for (const [label, message] of [
      [/^Email/u, MESSAGES.emailTaken],
      [/^Employee ID/u, MESSAGES.employeeIdTaken],
    ] as const) {
      const input = await field(label)
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
      const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '')
      expect(hint?.textContent).toBe(message)
    }
    expect((await field(/^Title/u)).getAttribute('aria-invalid')).toBe('false')
    await fill(opened, /^Email/u, ida.email)
    await fill(opened, /^Employee ID/u, '77')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Account enabled', { selector: 'dt' })
    expect(fact('Account enabled')).toBe('Enabled')
  })

  it('[6.50] [8.7] [15.9] [15.18] people of a higher level or of wider access are not edited, deleted or given a password, and the alert says why', async () => {
    const { person, dock, at } = await openUserScreen('CLIENT_SUPER_USER', '/users')
    const limited = await actorAt('CLIENT_SUPER_USER', dock)
    for (const [who, target, why] of [
      [person, ':sue', MESSAGES.higherLevelUser],
      [limited, ':ida', MESSAGES.userOutsideOwnScope],
    ] as const) {
      for (const page of ['edit', 'resetpassword']) {
        await openApp(who, at(`/users/${target}/${page}`))
        const alert = await screen.findByText(why)
        expect(alert.closest('[role="alert"]')).not.toBeNull()
        expect(document.querySelector('main form')).toBeNull()
      }
      await openApp(who, at(`/users/${target}`))
      await screen.findByText('User level', { selector: 'dt' })
      expectNoChanges()
    }
    await openApp(limited, at('/users'))
    expect(boxIn(await rowOf(/^Ida/u)).disabled).toBe(true)
  })
})
