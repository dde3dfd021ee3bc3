/** Recordings that wait on a device with their analysis, until they can be sent. */
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { analysedRecordings } from '#admin/features/analysis/analysedRecordings.ts'
import type { SubmittedRecording } from '#admin/features/submissionQueue/queuedSubmission.ts'
import { sendSubmissionNow } from '#admin/features/submissionQueue/submissionActions.ts'
import { api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { analysisOf } from '../../support/scenarios/analysisCalls.ts'
import { syntheticLift } from '../../support/syntheticLift.ts'
import { FILM } from '../../support/uploading.ts'
import { closeDevice, type Device, openDevice } from '../support/deviceOnServer.ts'
import { uploadsToServer } from '../support/uploadsToServer.ts'

const { db } = await api()

beforeAll(api)

afterEach(closeDevice)

const UPLOAD = 'uploadVideo('
const CREATE = 'createObservation('

describe('[45.29] an analysed recording', () => {
  /** A store of Node's copies Node's files only. */
  const analyse = async (device: Device) => {
    vi.stubGlobal('File', NodeFile)
    await uploadsToServer()
    const { keypoints: _, ...analysis } = await analysisOf(device.person)
    const overlay = new NodeBlob([FILM], { type: 'video/mp4' })
    const frames = syntheticLift({ noise: 0.005 })
    const { pictureWidth: width, pictureHeight: height } = analysis
    const recording = { ...analysis, width, height, frames, overlay }
    const id = `analysis of ${device.person.id}`
    const file = new NodeFile([FILM], 'lift.mp4', { type: 'video/mp4' })
    analysedRecordings.add({ id, file, recording, judgement: {} } as never)
    return { analysisId: id, clientId: device.person.client_id, withRecording: true }
  }
  const ofAi = (video: SubmittedRecording) =>
    ({ video, review_type: 'AI', technique: null }) as const
  const openAi = () => openDevice({ ai_enabled: true, raw_video_upload_enabled: true })

  it('waits with its files and their size; links are requested when it is sent', async () => {
    const device = await openAi()
    const video = await analyse(device)
    await device.submitOffline(ofAi(video))
    analysedRecordings.add({ id: 'the next one' } as never)
    expect(await device.stored()).toMatchObject([{ recording: { size: 2 * FILM.length } }])
    await device.sendAll()
    expect(await device.stored()).toMatchObject([{ state: 'sent', recording: null }])
    expect(await device.recorded()).toEqual({ observations: 1, videos: 1 })
  })

  it('[41.31] whose skeleton does not fit goes with the answers of the person', async () => {
    const device = await openAi()
    const answers = {
      isInsideBase: true,
      isBigEngines: false,
      isTwisting: false,
      isDipNDrive: null,
      isOtherOptionCorrect: null,
      otherDetails: null,
    }
    const video = { ...(await analyse(device)), isMisfit: true, answers }
    await device.submit({ video, review_type: 'MANUAL_TASK' })
    await device.settled()
    const [stored] = await db.read({ clientId: device.scenario.client.id }, (tables) =>
      tables.from('videos').selectAll(),
    )
    expect(stored).toMatchObject({
      skeleton_misfit_by: device.person.id,
      is_big_engines: false,
      is_turn_not_twist: true,
    })
    expect(await device.recorded()).toEqual({ observations: 1, videos: 1 })
  })

  it('is uploaded once although an answer was lost, and again when its files have expired', async () => {
    const device = await openAi()
    const video = await analyse(device)
    const requests = () => device.network.sent.filter(({ query }) => query.includes('UploadLink'))
    device.network.lose = (query) => (query.includes(UPLOAD) ? 'request' : null)
    await device.submit(ofAi(video))
    expect(requests()).toHaveLength(2)
    const [{ id } = { id: '' }] = await device.stored()
    device.network.lose = (query) => (query.includes(CREATE) ? 'answer' : null)
    await expireUploads(device)
    device.openPage()
    await expect.poll(device.recorded).toMatchObject({ videos: 1 })
    expect(requests()).toHaveLength(4)
    await expect.poll(device.stored).toMatchObject([{ state: 'waiting' }])
    device.network.lose = null
    await sendSubmissionNow(id)
    await device.settled()
    expect(requests()).toHaveLength(4)
    expect(await device.recorded()).toEqual({ observations: 1, videos: 1 })
  })

  it('[45.80] is sent without the recording where the client has stopped keeping recordings', async () => {
    const device = await openAi()
    const video = await analyse(device)
    await device.submitOffline(ofAi(video))
    const { id: clientId } = device.scenario.client
    await writeRows(db, { clientId }, (tables) =>
      tables.update('clients').set({ raw_video_upload_enabled: false }).where('id', '=', clientId),
    )
    await device.sendAll()
    expect(await device.stored()).toMatchObject([{ state: 'sent' }])
    expect(await device.recorded()).toEqual({ observations: 1, videos: 1 })
    const stored = await db.read({ clientId }, (tables) =>
      tables.from('videos').select(['file_location', 'raw_file_location']),
    )
    expect(stored).toEqual([{ file_location: expect.any(String), raw_file_location: null }])
  })

  const expireUploads = async ({ scenario }: Device) => {
    const created_at = new Date('2026-01-01T00:00:00Z')
    await writeRows(db, { clientId: scenario.client.id }, (tables) =>
      tables.update('uploads').set({ created_at }).where('claimed_at', 'is', null),
    )
  }
})
