import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { actor } from '#test/support/api.ts'
import { buildHardTask } from '../../support/scenarios/hardTask.ts'
import { refuseCalls } from '../support/heldCalls.ts'
import { openApp } from '../support/openApp.tsx'

it('[23.14] the dashboard says how many follow-ups are overdue and tasks stand out, in one line; each leads to as many', async () => {
  const { client, db, of, hard, stack, people } = await buildHardTask()
  const lead = await actor('CLIENT_SUPER_USER', client)
  for (const [index, task] of [hard, stack].entries()) {
    const observee_id = people[index]?.id ?? null
    const seen = { ...of, task_id: task.id, observee_id, technique: 'incorrect' } as const
    await buildFollowUp(db, await buildObservation(db, seen), { due_date: '2020-01-31' })
  }
  let { user } = await openApp(lead, '/home')
  await user.click(await screen.findByRole('link', { name: '1 task stands out' }))
  const answer = within(await screen.findByRole('region', { name: 'What stands out' }))
  expect(await answer.findAllByRole('region', { name: /^Look first at/u })).toHaveLength(1)

  ;({ user } = await openApp(lead, '/home'))
  await user.click(await screen.findByRole('link', { name: '2 follow-ups overdue' }))
  await waitFor(() => expect(screen.getAllByText('Overdue', { selector: 'td *' })).toHaveLength(2))
})

it('[2.109] tasks that could not be compared are said, with another try', async () => {
  const { user } = await openApp(await actor('CLIENT_SUPER_USER'), '/home')
  const answerAll = refuseCalls('query TaskAnalysis')
  const failed = /^The comparison could not be loaded\./u
  const line = within((await screen.findByText(failed)).parentElement!)
  answerAll()
  await user.click(line.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull())
})
