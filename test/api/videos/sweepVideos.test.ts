import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { sweepVideos } from '#server/features/videos/sweepVideos.ts'
import { buildVideo } from '#server/app/factories/buildObservation.ts'
import { deleteExpiredRows } from '#server/app/dataRetention.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor, api } from '#test/support/api.ts'
import { uploadVideo } from '../../support/scenarios/observationCalls.ts'
import { analysisOf, uploadAnalysis } from '../../support/scenarios/analysisCalls.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

const { db, files } = await api()

const DAY_MS = 86_400_000

const scenario = await buildTwoSites({ ai_enabled: true })
const observer = await actor('CLIENT_OBSERVER', scenario.client)

it('[45.30] deletes videos that no observation has taken, their keypoints and files, and nothing else', async () => {
  const { client } = scenario
  const created_at = new Date(Date.now() - 31 * DAY_MS)
  const own = { client_id: client.id, user_id: observer.id, created_at }
  const { data } = await uploadAnalysis(observer, { analysis: await analysisOf(observer) }, 'k1')
  const { id: analysed, file_location: file } = data.video
  const recent = (await uploadVideo(observer, {}, 'k2')).data.uploadVideo
  const taken = (await manualObservation(scenario, {})).observation.video_id
  await buildVideo(db, { ...own, created_at: new Date(Date.now() - 400 * DAY_MS) })
  const held = await actor('CLIENT_OBSERVER', client)
  const ofHeld = await buildVideo(db, { ...own, user_id: held.id })
  await insertRow(db, client.id, 'legal_holds', {
    client_id: client.id,
    id: uuid(),
    subject: 'PERSON',
    subject_id: held.id,
    reason: 'An accident',
    placed_by: held.id,
  })
  const later = (days: number) => new Date(Date.now() + days * DAY_MS)

  await sweepVideos({ db, files, now: new Date() })
  expect(await stored()).toEqual(sorted(analysed, recent.id, taken, ofHeld.id))
  await sweepVideos({ db, files, now: later(31) })
  expect(await stored(), 'their keys live').toEqual(sorted(analysed, recent.id, taken, ofHeld.id))
  expect(await files.head(file, 1)).not.toBeNull()
  await deleteExpiredRows(db, later(31))
  await sweepVideos({ db, files, now: later(31) })
  expect(await stored()).toEqual(sorted(taken, ofHeld.id))
  expect(await files.head(file, 1)).toBeNull()
})

const sorted = (...ids: (string | null)[]) =>
  ids.toSorted((one, other) => String(one).localeCompare(String(other)))

async function stored() {
  const videos = await db.read({ clientId: scenario.client.id }, (tables) =>
    tables.from('videos').select('id'),
  )
  return sorted(...videos.map(({ id }) => id))
}
