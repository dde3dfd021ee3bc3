import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { openApp } from '../support/openApp.tsx'
import { buildDatedObservations, day, region } from '../support/datedObservations.ts'

it('[23.8] shows ten rows, and more on request', async () => {
  const { client, db, person, dock, department, task } = await buildDatedObservations(
    'CLIENT_SUPER_USER',
    [],
  )
  const of = { client_id: client.id }
  const user_id = person.id
  const at = {
    ...of,
    user_id,
    location_id: dock.id,
    department_id: department.id,
    task_id: task.id,
  }
  for (let number = 1; number <= 12; number++) {
    const name = { firstname: `Nr${number}`, lastname: 'Seen' }
    const observee_id = (await buildUser(db, { ...of, ...name })).id
    await buildObservation(db, { ...at, observee_id, date: new Date(`${day(number)}T10:00:00Z`) })
  }
  const { user } = await openApp(person, `/home?clientId=${client.id}`)
  const where = within(await region('Breakdown'))
  await user.click(where.getByRole('tab', { name: 'Individuals' }))
  await waitFor(() => expect(where.getAllByRole('row')).toHaveLength(11))
  await user.click(where.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(where.getAllByRole('row')).toHaveLength(13))
  expect(where.queryByRole('button', { name: 'Show more' })).toBeNull()
})
