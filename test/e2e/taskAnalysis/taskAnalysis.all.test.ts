/** /taskanalysis in a real browser: the answer at first glance. */
import { describe, expect } from 'vitest'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_device, viewport) => {
  test.override({ viewport })

  test('[52.8] what came of the last action is seen without scrolling, the page is two screens long, and it fits the width', async ({
    page,
  }) => {
    await signIn(page, 'super@northwind.example')
    await page.goto('/taskanalysis')
    const answers = page.getByRole('region', {
      name: /^(?:Improved, keep watching|Look first at)/u,
    })
    const effect = answers.first().getByText(/^\d+% → \d+% · Improved/u)
    await effect.waitFor()
    const { y, height } = (await effect.boundingBox()) ?? expect.fail('no answer')
    expect(y + height).toBeLessThanOrEqual(viewport.height)
    await answers
      .getByText(/ is incorrect in \d+% of observations of \d+ people\./u)
      .first()
      .waitFor()
    const pages = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(pages).toBeLessThanOrEqual(viewport === PHONE ? 4 : 2)
    const widths = () =>
      page
        .locator('main section')
        .evaluateAll((cards) => cards.map((card) => card.scrollWidth - card.clientWidth))
    await expect.poll(async () => Math.max(...(await widths()))).toBeLessThanOrEqual(0)
  })
})
