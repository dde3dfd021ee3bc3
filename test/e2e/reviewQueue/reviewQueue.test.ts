/** Five reviews by keyboard alone, without a scroll. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, test } from '../support/browser.ts'
import { resize } from '../support/resize.ts'
import { askServer } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const SAFETY_LEAD = 'super@northwind.example'

/** Returns how many of these are still to be reviewed: other tests add and review some at the same time. */
const countToReview = async (page: Page, ids: string[]): Promise<number> => {
  const query = 'query ($ids: [ID!]!) { totalToReview(filter: { ids: $ids }) }'
  return (await askServer<{ totalToReview: number }>(page, SAFETY_LEAD, query, { ids }))
    .totalToReview
}

test('[50.6] five results are reviewed with at most 15 keystrokes, and nothing is scrolled', async ({
  page,
}) => {
  // Another test reviews one that the AI rated as incorrect.
  await signIn(page, SAFETY_LEAD, { path: '/allobservations/review?showResult=correct' })
  const saved = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return
    const { query, variables } = request.postDataJSON()
    if (/mutation (Update|SubmitBlindReview)\b/u.test(query)) saved.add(variables.id)
  })
  let keystrokes = 0
  const press = async (key: string) => {
    keystrokes += 1
    await page.keyboard.press(key)
  }
  for (let review = 1; review <= 5; review += 1) {
    await page.getByText(new RegExp(`^${review} of \\d`, 'u')).waitFor()
    await expectInView(page)
    // The least certain first, so that the first ones have a film, however many other tests have reviewed.
    if (review === 1) await page.getByTestId('playback-panel').waitFor()
    const isBlind = await page.getByText('Blind sample: what do you see?').isVisible()
    await press('a')
    await press('Control+Enter')
    if (!isBlind) continue
    await page.getByRole('form', { name: 'The AI’s answer' }).waitFor()
    await press('Control+Enter')
  }
  await page.getByText(/^6 of \d/u).waitFor()
  expect(keystrokes).toBeLessThanOrEqual(15)
  await expect.poll(() => saved.size).toBe(5)
  await expect.poll(() => countToReview(page, [...saved])).toBe(0)

  await resize(page, PHONE)
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  const film = page.getByTestId('playback-panel')
  await expect.poll(async () => (await widthOf(film)) / PHONE.width).toBeGreaterThan(0.8)
  const save = page.getByRole('button', { name: /^Save and/u })
  await expect.poll(async () => isInView(page, await save.boundingBox())).toBe(true)
})

type Box = Awaited<ReturnType<Locator['boundingBox']>>

const isInView = (page: Page, box: Box): boolean => {
  const { height = 0 } = page.viewportSize() ?? {}
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

/** The film, every finding and the button that saves are on the screen. */
async function expectInView(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'AI review' })
  await form.waitFor()
  const outOfView = async () => {
    const parts = [
      ...(await page.getByTestId('playback-panel').all()),
      page.getByRole('heading', { level: 2 }),
      ...(await form.getByRole('button', { name: 'Cannot tell' }).all()),
      form.getByRole('button', { name: /^Save and/u }),
    ]
    expect(parts.length).toBeGreaterThanOrEqual(3)
    const boxes = await Promise.all(
      parts.map(async (part) => [part, await part.boundingBox()] as const),
    )
    return boxes.flatMap(([part, box]) =>
      isInView(page, box) ? [] : [`${String(part)} ${JSON.stringify(box)}`],
    )
  }
  await expect.poll(outOfView).toEqual([])
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
