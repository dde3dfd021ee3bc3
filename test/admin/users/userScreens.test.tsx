import { screen, waitFor, within } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { account, actor, api, signIn } from '#test/support/api.ts'
import { limitedActor } from '#test/support/scenarios/twoSites.ts'
import { choose, closeApp, openApp } from '../support/openApp.tsx'
import { fact, field, openUserScreen, type UserScreen } from '../support/userScreen.ts'

const rowOf = async (name: RegExp) =>
  (await screen.findByText(name, { selector: 'tbody *' })).closest('tr') as HTMLElement

const boxIn = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('checkbox')

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the list of users', () => {
  it('[2.52] [2.22] [2.57] has its columns; the name leads to the detail with the user’s client_id', async () => {
    const { ida, client } = await openUserScreen('CLIENT_SUPER_USER', '/users')
    const row = await rowOf(/^Ida Seen$/u)
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
    expect(headers.slice(1)).toEqual([
      'Name',
      'Email',
      'Employee ID',
      'Type',
      'Account enabled',
      'Observations',
      'Observed',
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

  it('[6.51] super users cannot be chosen for deletion by who may not edit super users', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users')
    expect(boxIn(await rowOf(/^Sue/u)).disabled).toBe(true)
    expect(boxIn(await rowOf(/^Ida/u)).disabled).toBe(false)
  })

  it('[2.52] the provider, who sees several clients, sees the client of each', async () => {
    await openUserScreen('PROVIDER_SUPER_USER', '/users')
    await rowOf(/^Sue/u)
    expect(screen.getByRole('columnheader', { name: 'Client company' })).toBeTruthy()
  })

  it('[6.51] the provider may choose them', async () => {
    await openUserScreen('PROVIDER_SUPER_USER', '/users')
    expect(boxIn(await rowOf(/^Sue/u)).disabled).toBe(false)
  })
})

describe('the detail of a user', () => {
  it('[6.35] [15.19] shows everybody themselves, without what they may not do', async () => {
    await openUserScreen('CLIENT_OBSERVEE', '/users/:me')
    await screen.findByText('Level', { selector: 'dt' })
    expect(fact('Level')).toBe('Client Observee')
    expect(fact('Locations')).toBe('All locations')
    for (const name of ['Edit user', 'Delete user', 'Reset password'])
      expect(screen.queryByText(name), name).toBeNull()
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

  it('[15.18] a client super user neither edits nor deletes another one', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users/:sue')
    await screen.findByText('Client Super User')
    for (const name of ['Edit user', 'Delete user', 'Reset password'])
      expect(screen.queryByText(name), name).toBeNull()
  })
})

describe('somebody with wider access than a super user of some locations', () => {
  it('[15.9] [8.7] is neither chosen, edited, deleted nor given a password, and the edit page says why', async () => {
    const { client, dock, at } = await openUserScreen('CLIENT_SUPER_USER', '/users')
    const limited = await limitedActor('CLIENT_SUPER_USER', client, { locations: [dock.id] })
    await openApp(limited, at('/users'))
    expect(boxIn(await rowOf(/^Ida/u)).disabled).toBe(true)
    await openApp(limited, at('/users/:ida'))
    await screen.findByText('Level', { selector: 'dt' })
    for (const name of ['Edit user', 'Delete user', 'Reset password'])
      expect(screen.queryByText(name), name).toBeNull()
    for (const path of ['/users/:ida/edit', '/users/:ida/resetpassword']) {
      await openApp(limited, at(path))
      await screen.findByText(MESSAGES.userOutsideOwnScope)
    }
  })
})

describe('the reset of a password', () => {
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

  it('[7.10] or sends a link to the person’s address, and says so', async () => {
    const { user, sue } = await openUserScreen('PROVIDER_SUPER_USER', '/users/:sue/resetpassword')
    await user.click(await screen.findByRole('button', { name: 'Send a reset link' }))
    await screen.findByText(
      `A link was sent to ${sue.email}. It works once and expires in 30 minutes.`,
    )
    const { mails, drainBackgroundWork } = await api()
    await drainBackgroundWork()
    expect(mails.filter(({ to }) => JSON.stringify(to).includes(sue.email))).toHaveLength(1)
  })

  it('[15.13] sends no link to a disabled account', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users/:ida/resetpassword')
    await screen.findByText(/Enable it before sending a link/u)
    expect(screen.queryByRole('button', { name: 'Send a reset link' })).toBeNull()
  })
})

/** Sets the last mail to a person, and its result. */
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
  it('[15.17] says that the last email was refused and what to do', async () => {
    const { ida, person, at } = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida')
    await screen.findByText('Level', { selector: 'dt' })
    expect(screen.queryByText(/bounced/u)).toBeNull()
    await mailTo(ida, { state: 'failed', error: `${ida.email}: 550 No such mailbox` })
    await openApp(person, at('/users/:ida'))
    await screen.findByText('The last email to this person bounced: 550 No such mailbox')
    await screen.findByText(new RegExp(`^Check the address ${ida.email}`, 'u'))
  })

  it('[15.17] tells people who cannot correct the address whom to ask', async () => {
    const { person, at } = await openUserScreen('CLIENT_USER', '/users/:me')
    await mailTo(person, { state: 'failed', error: `${person.email}: 550 Mailbox full` })
    await openApp(person, at('/users/:me'))
    await screen.findByText('The last email to this person bounced: 550 Mailbox full')
    await screen.findByText(/^Ask a super user/u)
  })
})

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

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the form of a user', () => {
  it('[3.11] has its fields, and the title', async () => {
    await openUserScreen('CLIENT_SUPER_USER', '/users/addUser')
    await field(/^First name/u)
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
    expect(labels.map((label) => label.replace(/\s\*$/u, ''))).toEqual([
      'First name',
      'Last name',
      'Email',
      'Employee ID',
      'Title',
      'Level',
      'Account enabled',
      'Send an invitation',
      'Access to all locations',
      'Locations',
      'Access to all departments',
      'Departments',
    ])
  })

  it('[14.14] departments that share a name are offered and chosen with their parents', async () => {
    const { user, client, person } = await openUserScreen('CLIENT_SUPER_USER', '/users/addUser')
    const { data } = await person.gql('{ allDepartments { id name locations { id } } }')
    for (const { id, locations } of data.allDepartments as { id: string; locations: object[] }[])
      await buildDepartment((await api()).db, {
        client_id: client.id,
        name: 'Picking',
        parent_id: id,
        locations: locations.map((location) => (location as { id: string }).id),
      })
    await choose(user, 'Departments', 'Picking .Inbound.')
    await user.click(await screen.findByRole('option', { name: 'Picking (Packing)' }))
    const chips = screen
      .getAllByText(/^Picking/u, { selector: '.MuiChip-label' })
      .map((chip) => chip.textContent)
    expect(chips).toEqual(['Picking (Inbound)', 'Picking (Packing)'])
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
    const { user, person } = await openUserScreen('CLIENT_SUPER_USER', '/users')
    await openApp(person, `/users/${person.id}/edit`)
    await screen.findByText('You cannot change your own access.')
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

  it('[15.15] says what a super user’s level gives, in place of the department picker', async () => {
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
    await screen.findByText('Account enabled', { selector: 'dt' })
    expect(fact('Account enabled')).toBe('Enabled')
  })

  it('[6.50] [8.7] a user of a higher level is not edited, and the alert says so', async () => {
    const { db } = await api()
    const client = await buildClient(db)
    const higher = await buildUser(db, { client_id: client.id, type: 'CLIENT_SUPER_USER' })
    const person = await actor('CLIENT_SUPER_USER', client)
    for (const page of ['edit', 'resetpassword']) {
      await openApp(person, `/users/${higher.id}/${page}?clientId=${client.id}`)
      const alert = await screen.findByText(MESSAGES.higherLevelUser)
      expect(alert.closest('[role="alert"]')).not.toBeNull()
      expect(document.querySelector('main form')).toBeNull()
    }
    await openApp(person, `/users/${higher.id}?clientId=${client.id}`)
    await screen.findByText('Client Super User')
    for (const name of ['Edit user', 'Delete user', 'Reset password'])
      expect(screen.queryByText(name), name).toBeNull()
  })
})
