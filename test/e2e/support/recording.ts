/** An observation's recording in the browser: opens it, and reads its workbench. */
import type { Page } from 'playwright-core'
import { askServer } from './serverCalls.ts'
import { signIn } from './session.ts'

export const CHART = 'svg[role="listbox"]'

/** The recording; the task's guidance is another video on the same page. */
export const VIDEO = '[data-testid="playback-panel"] video'

export interface Recorded {
  id: string
  /** Times of its analysed frames, in seconds. */
  times: number[]
}

/** Opens an AI observation of the demo whose recording shows an incorrect lift. */
export async function openRecording(page: Page, more = ''): Promise<Recorded> {
  const { path, ...recorded } = await findRecording(page)
  await page.goto(path + more)
  // A phone loads it when it is seen.
  const heading = page.getByRole('heading', { name: 'Recording', exact: true })
  await heading.evaluate((shown) => shown.scrollIntoView())
  await page.locator(CHART).waitFor()
  await page.getByText(/^\d\.\d{3} \/ 5\.000 s$/u).waitFor()
  await page.locator('summary', { hasText: 'This frame' }).click()
  await page.evaluate(() => window.scrollTo(0, 0))
  return recorded
}

/** Signs in, and returns the observation that `openRecording` opens. */
export async function findRecording(page: Page): Promise<Recorded & { path: string }> {
  await signIn(page, SUPER)
  const { rows } = await askServer<{ rows: Row[] }>(page, SUPER, RECORDED)
  const row = rows.find(
    ({ video }) =>
      video?.file_location && video.is_turn_not_twist === false && video.is_inside_base !== null,
  )
  if (!row?.video) throw new Error('The demo has no such recording among its newest.')
  return {
    id: row.id,
    path: `/allobservations/${row.id}?clientId=${row.client_id}`,
    times: row.video.keypoints.map(({ timestamp }) => timestamp),
  }
}

interface Row {
  id: string
  client_id: string
  video: {
    file_location: string | null
    is_turn_not_twist: boolean | null
    is_inside_base: boolean | null
    keypoints: { timestamp: number }[]
  } | null
}

const RECORDED = `{ rows: allObservations(filter: { type: [AI], take: 24 }) {
  id client_id video { file_location is_turn_not_twist is_inside_base keypoints { timestamp } }
} }`

/** Replaces the link to the file in the server's response. */
export async function withVideoUrl(
  page: Page,
  change: (url: string) => string | null,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query ReviewedVideo')) return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as {
      data: { getObservationById: { video: { video_url: string | null } } }
    }
    const { video } = body.data.getObservationById
    video.video_url = change(video.video_url ?? '')
    return route.fulfill({ response: answer, json: body })
  })
}

export const sizeOf = async (page: Page, part: string): Promise<number[]> => {
  const box = await page.locator(part).boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

export const elapsed = (page: Page, seconds: string): Promise<void> =>
  page.getByText(`${seconds} / 5.000 s`, { exact: true }).waitFor()

export const videoTime = (page: Page): Promise<number> =>
  page.locator(VIDEO).evaluate((video: HTMLVideoElement) => video.currentTime)

export const isPaused = (page: Page): Promise<boolean> =>
  page.locator(VIDEO).evaluate((video: HTMLVideoElement) => video.paused)

export const speedOf = (page: Page): Promise<number> =>
  page.locator(VIDEO).evaluate((video: HTMLVideoElement) => video.playbackRate)

/** Returns the size of the decoded picture, once there is one. */
export async function pictureOf(page: Page): Promise<number[]> {
  await page.waitForFunction(
    (video) => (document.querySelector<HTMLVideoElement>(video)?.readyState ?? 0) >= 2,
    VIDEO,
  )
  return page
    .locator(VIDEO)
    .evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])
}

const SUPER = 'super@northwind.example'
