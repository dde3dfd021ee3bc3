/** Expects no axe violations on the page, once it is at rest. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { atRest } from './atRest.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const violations = (page: Page): Promise<string[]> =>
  violationsOf(page, { type: 'tag', values: TAGS })

/** All of them that depend on colours. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

async function violationsOf(page: Page, runOnly: object): Promise<string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    const { violations } = await axe.run({
      runOnly: rules,
      // Nothing else is read.
      resultTypes: ['violations'],
      selectors: false,
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, runOnly)
}
