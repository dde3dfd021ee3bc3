/** Results that versions until 0.2 left wrong when an override was taken back. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { aiObservation, readStored } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

const MIGRATION = new URL(
  '../../../src/server/platform/db/migrations/0115_restored_verdicts.sql',
  import.meta.url,
)

it('[21.35] the next migration has them mended, on record, and leaves all others as they are', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true, can_use_not_applicable: true })
  const { db, drainBackgroundWork } = await api()
  const person = await actor('CLIENT_SUPER_USER', scenario.client)
  const seen = { is_inside_base: true, is_big_engines: true, is_turn_not_twist: null }
  const wrong = await aiObservation(
    scenario,
    { ...seen, is_turn_not_twist: false, technique: 'incorrect', ai_technique: 'correct' },
    seen,
  )
  const right = await aiObservation(
    scenario,
    { ...seen, technique: 'correct', ai_technique: 'correct' },
    seen,
  )
  const before = await readStored(person, right.observation.id)

  await asOwner(db, readFileSync(MIGRATION, 'utf8'))
  await drainBackgroundWork()

  const { id } = wrong.observation
  expect(await readStored(person, id)).toMatchObject({ ...seen, technique: 'correct' })
  expect(await readStored(person, right.observation.id)).toEqual(before)
  const changes = await db.read({ clientId: scenario.client.id }, (tables) =>
    tables.from('audit_log').select(['action', 'before', 'after']).where('record_id', '=', id),
  )
  expect(changes).toEqual([
    {
      action: 'UPDATE',
      before: { technique: 'incorrect', is_turn_not_twist: false },
      after: { technique: 'correct', is_turn_not_twist: null },
    },
  ])
})
