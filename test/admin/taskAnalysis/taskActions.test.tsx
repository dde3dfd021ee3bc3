/** Actions on the page of tasks and places: given, done, with their before and after; and on Today. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { buildHardTask } from '../../support/scenarios/hardTask.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { openApp } from '../support/openApp.tsx'

const scenario = await buildHardTask()
const lead = await actor('CLIENT_SUPER_USER', scenario.client)
const observer = await actor('CLIENT_OBSERVER', scenario.client)

const lastNameOf = async (person: Actor): Promise<string> =>
  (await person.gql('{ me { lastname } }')).data.me.lastname

it('[52.20] [52.21] [52.25] [52.27] [37.20] what stands out gets one action of two presses, with an owner, who finds it on Today and marks it as done, once', async () => {
  let { user, sent } = await openApp(lead, '/taskanalysis')
  const first = await screen.findByRole('region', { name: 'Look first at Depalletise' })
  await user.click(within(first).getByRole('button', { name: 'Add action' }))
  const form = await within(first).findByRole('form', { name: 'Action for Depalletise' })
  await user.click(within(form).getByRole('button', { name: 'Save action' }))
  expect(await within(form).findByText('Write what will be changed.')).toBeTruthy()
  expect(within(form).getByText('Choose an owner.')).toBeTruthy()
  await user.click(within(form).getByRole('textbox', { name: /What will be changed/u }))
  await user.paste('A lift table beside the pallets')
  const lastName = await lastNameOf(observer)
  await user.click(within(form).getByRole('combobox', { name: /Owner/u }))
  await user.paste(lastName)
  await user.click(await screen.findByRole('option', { name: new RegExp(lastName, 'u') }))
  const calls = (name: RegExp) => sent.filter(({ query }) => name.test(query))
  let release = holdCalls('CreateTaskAction')
  await user.dblClick(within(form).getByRole('button', { name: 'Save action' }))
  release()
  await waitFor(() =>
    expect(within(first).getByText('A lift table beside the pallets')).toBeTruthy(),
  )
  expect(await screen.findByText('The action was saved.')).toBeTruthy()
  expect(calls(/CreateTaskAction/u)).toHaveLength(1)

  ;({ user, sent } = await openApp(observer, '/today'))
  const today = await screen.findByRole('region', { name: 'Actions to take' })
  expect(await within(today).findByText('A lift table beside the pallets')).toBeTruthy()
  await user.click(within(today).getByRole('link', { name: 'Depalletise · Inside Base' }))
  const all = await screen.findByRole('region', { name: 'Actions' })
  const finish = await within(all).findByRole('button', {
    name: 'Mark as done: A lift table beside the pallets',
  })
  release = holdCalls('FinishTaskAction')
  await user.click(finish)
  await user.click(finish)
  expect(finish.getAttribute('aria-disabled')).toBe('true')
  release()
  expect(await within(all).findByText('No actions to do.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Actions'))
  expect(await screen.findByText('The action is done.')).toBeTruthy()
  expect(calls(/(?:Finish|Reopen)TaskAction/u)).toHaveLength(1)
  await user.click(within(all).getByRole('button', { name: 'Done' }))
  expect(await within(all).findByText(/^Not enough data yet/u)).toBeTruthy()
  const watched = await screen.findByRole('region', { name: 'Keep watching: Depalletise' })
  await within(watched).findByText(/^Not enough data yet/u)
  expect(screen.queryByRole('region', { name: /^Look first/u })).toBeNull()
  // It was given by somebody else.
  expect(within(all).queryByRole('button', { name: /^Delete/u })).toBeNull()
})

it('[52.25] [37.20] [36.4] any row gets one; it is edited, and deleted after a question', async () => {
  const { user } = await openApp(lead, '/taskanalysis')
  const table = await screen.findByRole('table', { name: /most certain first/u })
  const add = within(table).getByRole('button', {
    name: 'Add action for Stack by hand, Inside Base',
  })
  await user.click(add)
  const form = await screen.findByRole('form', { name: 'Action for Stack by hand' })
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(add)
  await buildTaskAction(scenario.db, {
    client_id: scenario.client.id,
    task_id: scenario.stack.id,
    owner_id: lead.id,
    created_by: lead.id,
    note: 'Two people stack',
  })
  const { user: again } = await openApp(lead, '/taskanalysis')
  const all = await screen.findByRole('region', { name: 'Actions' })
  await again.click(await within(all).findByRole('button', { name: 'Edit: Two people stack' }))
  const edit = await within(all).findByRole('form', { name: 'Action for Stack by hand' })
  await again.click(within(edit).getByRole('textbox', { name: /What will be changed/u }))
  await again.paste(' together')
  const due = within(edit).getByLabelText(/^Due/u)
  fireEvent.change(due, { target: { value: '2020-01-01' } })
  await again.click(within(edit).getByRole('button', { name: 'Save action' }))
  expect(await within(edit).findByText('Choose today or a later date.')).toBeTruthy()
  expect(document.activeElement).toBe(due)
  fireEvent.change(due, { target: { value: '2099-01-01' } })
  await again.click(within(edit).getByRole('button', { name: 'Save action' }))
  await again.click(
    await within(all).findByRole('button', { name: 'Delete: Two people stack together' }),
  )
  await again.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(within(all).queryByText('Two people stack together')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Actions'))
})

it('[52.21] what a colleague has changed meanwhile is not undone: a save says so, and the next one starts from it', async () => {
  const of = {
    client_id: scenario.client.id,
    task_id: scenario.stack.id,
    owner_id: lead.id,
    created_by: lead.id,
    due_date: '2099-01-01',
  }
  const { id } = await buildTaskAction(scenario.db, { ...of, note: 'Lower the shelf' })
  await buildTaskAction(scenario.db, { ...of, note: 'Move the shelf' })
  const { user } = await openApp(lead, '/taskanalysis')
  const all = await screen.findByRole('region', { name: 'Actions' })
  const edit = async (note: string) => {
    await user.click(await within(all).findByRole('button', { name: `Edit: ${note}` }))
    return within(all).findByRole('form', { name: 'Action for Stack by hand' })
  }
  const form = await edit('Lower the shelf')
  await observer.gql(
    'mutation ($id: ID!, $input: TaskActionInput!) { updateTaskAction(id: $id, input: $input) { id } }',
    {
      id,
      input: {
        principle: 'INSIDE_BASE',
        note: 'Lower both shelves',
        ownerId: lead.id,
        dueDate: '2099-01-01',
      },
    },
  )
  const done = (note: string) => within(all).getByRole('button', { name: `Mark as done: ${note}` })
  // The lists are read again.
  await user.click(done('Move the shelf'))
  await within(all).findByText('Lower both shelves')
  await user.click(within(form).getByRole('button', { name: 'Save action' }))
  await within(form).findByText(/^Someone else has changed this record/u)
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  const again = await edit('Lower both shelves')
  await user.click(within(again).getByRole('textbox', { name: /What will be changed/u }))
  await user.paste(' soon')
  // Not done by one's own hand while it is edited.
  await user.click(done('Lower both shelves'))
  await user.click(within(again).getByRole('button', { name: 'Save action' }))
  await within(all).findByText('Lower both shelves soon')
})

it('[36.1] [36.2] what was typed is asked about before the page is left, and there again after a reload', async () => {
  const { user } = await openApp(lead, '/taskanalysis')
  const formOf = async (press: typeof user) => {
    const table = await screen.findByRole('table', { name: /Tasks/u })
    await press.click(within(table).getAllByRole('button', { name: /action/iu })[0]!)
    return screen.findByRole('textbox', { name: /What will be changed/u })
  }
  await user.click(await formOf(user))
  await user.paste('A ramp')
  const rows = within(screen.getByRole('table', { name: /Tasks/u }))
  await user.click(rows.getAllByRole('link')[0]!)
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Stay' }))
  const { user: again } = await openApp(lead, '/taskanalysis')
  expect(await formOf(again)).toHaveProperty('value', 'A ramp')
  await again.click(screen.getByRole('button', { name: 'Cancel' }))
})
