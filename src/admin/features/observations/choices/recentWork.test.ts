import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import {
  newObservationFormState,
  type TaskChoice,
} from '../../submissionQueue/observationFormState.ts'
import { addressNamesPlace, NO_RECENT_WORK, recentWork } from './recentWork.ts'

const NOW = new Date('2026-11-22T08:00:00Z')

const form = {
  ...newObservationFormState(NOW),
  campaign_id: { id: 'campaign', name: 'Autumn' },
  location_id: { id: 'dock', name: 'Dock' },
  department_id: { id: 'inbound', name: 'Inbound' },
  task_id: { id: 'lift', name: 'Lift' } as TaskChoice,
  observee_id: { id: 'ida', name: 'Ida' },
  user_id: { id: 'omar', name: 'Omar' },
}

it('[45.45] place and task are remembered for thirty days, each person once, and no campaign', async () => {
  const sub = 'a0000000-0000-4000-8000-000000000001'
  vi.stubGlobal('localStorage', { getItem: () => `head.${btoa(JSON.stringify({ sub }))}.sig` })
  for (const id of ['ida', 'uma', 'ida'])
    await recentWork.write(
      'client',
      { form: { ...form, observee_id: { id, name: id } }, hadRecording: false },
      NOW,
    )
  const { campaign_id: _, user_id: _user, ...place } = form
  expect(await recentWork.read('client', NOW)).toMatchObject({
    place: {
      campaign_id: null,
      user_id: null,
      location_id: place.location_id,
      department_id: place.department_id,
      task_id: place.task_id,
    },
    observees: [{ id: 'ida' }, { id: 'uma' }],
    observers: [{ id: 'omar' }],
    hadRecording: false,
  })
  expect(await recentWork.read('other client', NOW)).toBe(NO_RECENT_WORK)
  expect(await recentWork.read('client', new Date('2026-12-22T08:00:01Z'))).toBe(NO_RECENT_WORK)
  vi.unstubAllGlobals()
})

it('[45.46] a campaign, location, department or task in the address comes before what is remembered', () => {
  const named = ['?campaign=1', '?clientId=2&location=1', '?department=1', '?task=1']
  expect(named.filter(addressNamesPlace)).toEqual(named)
  expect(addressNamesPlace('?clientId=2')).toBe(false)
})
