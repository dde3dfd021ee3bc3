/** What a detail page says, read as pairs of name and value. */
import type { Page } from 'playwright-core'

export async function factsOf(page: Page): Promise<Record<string, string>> {
  await page.locator('main dt').first().waitFor()
  const pairs = await page
    .locator('main dl > div')
    .evaluateAll((all) =>
      all.map((pair) => [
        pair.querySelector('dt')?.textContent ?? '',
        pair.querySelector('dd')?.textContent ?? '',
      ]),
    )
  return Object.fromEntries(pairs) as Record<string, string>
}
