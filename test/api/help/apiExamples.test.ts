/** The page about the API: each of its examples runs in a shell as it is printed, its capitals replaced by what they name. */
import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { documentedCalls } from '#test/support/documentedCalls.ts'
import { buildTwoSites, type TwoSites } from '#test/support/scenarios/twoSites.ts'
import { uploadVideo } from '#test/support/scenarios/observationCalls.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'liftwise-examples-'))
const recipes = [
  ...readFileSync(join(projectRoot, 'src/texts/en/help/api.md'), 'utf8').matchAll(
    /```sh\n([^`]+)```/g,
  ),
].map(([, command = '']) => command)

/** Days of the page come and go. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const YESTERDAY = dayFromNow(-1)

let sites: TwoSites
let person: Actor
let values: Record<string, string>
let address: string

beforeAll(async () => {
  const { app } = await api()
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  sites = await buildTwoSites({ raw_video_upload_enabled: true })
  const { db, of, north, goodsIn, lift } = sites
  person = await actor('CLIENT_SUPER_USER', sites.client)
  values = {
    'jo@example.com': person.email,
    PASSWORD: person.password,
    REFRESH_TOKEN: person.refreshToken,
    ACCESS_TOKEN: person.accessToken,
    LOCATION_ID: north.id,
    DEPARTMENT_ID: goodsIn.id,
    TASK_ID: lift.id,
    PERSON_ID: (await buildUser(db, of)).id,
    VIDEO_KEY: uuid(),
    OBSERVATION_KEY: uuid(),
    '2026-11-21T08:30:00.000Z': YESTERDAY,
  }
  copyFileSync(
    join(projectRoot, 'src/server/app/demo/recordings/squat.mp4'),
    join(folder, 'lift.webm'),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Values that the next example takes from an answer, by operation. */
const GIVES: Record<string, Record<string, string>> = {
  refreshToken: { ACCESS_TOKEN: 'access_token' },
  uploadVideo: { VIDEO_ID: 'id' },
  getPresignedUrl: { UPLOAD_URL: 'url' },
  triggerExportObservations: { JOB_ID: 'id' },
}

it('[34.12] runs every example of the page, one after the other', async () => {
  expect(recipes).toHaveLength(9)
  for (const recipe of recipes) {
    const command = Object.entries(values)
      .toSorted(([a], [b]) => b.length - a.length)
      .reduce((text, [name, value]) => text.replaceAll(name, value), recipe)
      .replaceAll('https://liftwise.example', address)
      // Its own address is not the one of this test's port.
      .replaceAll('https://liftwise.test', address)
    const { stdout } = await run(
      'sh',
      ['-c', `${command.trim()} --silent --show-error --fail-with-body`],
      {
        cwd: folder,
      },
    )
    if (!recipe.includes('/graphql')) continue
    const { data, errors } = JSON.parse(stdout) as Answered
    expect(errors, recipe).toBeUndefined()
    for (const [operation, answer] of Object.entries(data ?? {}))
      for (const [name, field] of Object.entries(GIVES[operation] ?? {}))
        values[name] = String((answer as Record<string, unknown>)[field])
  }
  expect(values['UPLOAD_URL']).toMatch(/^https:\/\/liftwise\.test\/files\//)
})

interface Answered {
  data?: Record<string, unknown>
  errors?: unknown
}

const calls = documentedCalls(
  readFileSync(join(projectRoot, 'src/api/generated/apiReference.md'), 'utf8'),
)

const EXAMPLE_ID = /01a21b2e-6729-7526-832d-31f1ddaf3b61/

const DATES = { date: dayFromNow(-2), dueDate: dayFromNow(7).slice(0, 10) }

/** The example of the operation, with the ids that it names. */
async function runExample(operation: string, who: Actor, ids: Record<string, string>) {
  const example = calls.find(({ query }) => query.includes(`{ ${operation}`))
  const variables = JSON.parse(JSON.stringify(example?.variables), (name, value: unknown) =>
    name === 'date' || name === 'dueDate'
      ? DATES[name]
      : typeof value === 'string' && EXAMPLE_ID.test(value)
        ? ids[name]
        : value,
  ) as object
  return who.gql(example?.query ?? '', variables)
}

it.each([
  'createSavedView',
  'createTaskAction',
  'createObservation',
  'getPresignedUrl',
  'uploadGbsVideo',
  'createLocation',
  'createDepartment',
])('[34.12] the example of %s works with ids of one’s own', async (operation) => {
  const { north, goodsIn, lift } = sites
  const provider = await actor('PROVIDER_SUPER_USER')
  const who = operation === 'uploadGbsVideo' ? provider : person
  const fileLocation = await uploadFile(provider, 'GBS_VIDEO', FILM)
  const { data } = await uploadVideo(person)
  const { errors } = await runExample(operation, who, {
    taskId: lift.id,
    task_id: lift.id,
    location_id: north.id,
    department_id: goodsIn.id,
    ownerId: person.id,
    observee_id: values['PERSON_ID'] ?? '',
    video_id: data.uploadVideo.id,
    fileLocation,
    clientId: sites.client.id,
  })
  expect(errors).toBeUndefined()
})
