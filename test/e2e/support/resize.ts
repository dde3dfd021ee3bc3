/** Changes the size of an open page, and waits until it stands in its new layout. */
import type { Page } from 'playwright-core'

export async function resize(
  page: Page,
  viewport: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(nextFrames)
  await page.evaluate(restyle)
}

/** Waits two frames: listeners of the width hear of it in the first, and have rendered by the second. */
const nextFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** Chromium sometimes keeps styles of the former width although their media query no longer matches. */
const restyle = () => {
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
}
