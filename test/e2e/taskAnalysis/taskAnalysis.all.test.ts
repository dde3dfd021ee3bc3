/** /taskanalysis in a real browser: the answer at first glance. */
import { describe, expect } from 'vitest'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_device, viewport) => {
  test.override({ viewport })

  test('[52.8] what stands out is seen without scrolling, and the page fits the width', async ({
    page,
  }) => {
    await signIn(page, 'super@northwind.example')
    await page.goto('/taskanalysis')
    const answer = page.getByText(/ is incorrect in \d+% of observations of \d+ people\./u).first()
    const bottom = async () => {
      const { y, height } = (await answer.boundingBox()) ?? expect.fail('no answer')
      return y + height
    }
    await answer.waitFor()
    await expect.poll(bottom).toBeLessThanOrEqual(viewport.height)
    const widths = () =>
      page
        .locator('main section')
        .evaluateAll((cards) => cards.map((card) => card.scrollWidth - card.clientWidth))
    await expect.poll(async () => Math.max(...(await widths()))).toBeLessThanOrEqual(0)
  })
})
