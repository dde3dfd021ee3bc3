/** Walks through a screen with Tab and compares the pixels of each stop with and without focus. */
import type { ElementHandle, Page } from 'playwright-core'
import { atRest } from './atRest.ts'

/** Returns the stops of a screen that look the same with and without focus; `least` guards against an empty walk. */
export async function stopsWithoutFocusRing(page: Page, least: number): Promise<string[]> {
  await page.evaluate(prepare)
  const invisible: string[] = []
  const seen = seenKinds.get(page) ?? new Set<string>()
  seenKinds.set(page, seen)
  let stops = 0
  for (;;) {
    await page.keyboard.press('Tab')
    const visited = await page.evaluate(visit, stops + 1)
    if (!visited || stops === MAX_STOPS) break
    stops += 1
    const { name, kind, walked } = visited
    // A date has several stops inside one element; an older one ends the round.
    if (walked === stops - 1) continue
    if (walked !== null) break
    if (!seen.has(kind) && !(await looksDifferent(page))) invisible.push(name)
    seen.add(kind)
  }
  if (stops < least) throw new Error(`Only ${stops} stops were found.`)
  return invisible
}

const MAX_STOPS = 150

/**
 * The kinds of stops that were compared, on this screen and those before: at one width, elements of one class in parents
 * of one class differ in their texts only.
 */
const seenKinds = new WeakMap<Page, Set<string>>()

/** Marks the focused element with its number; `walked` is the number of an earlier visit, or null. */
function visit(number: number) {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return null
  const walked = stop.dataset['walked'] ?? null
  stop.dataset['walked'] = String(number)
  return {
    name: `${stop.tagName} '${stop.getAttribute('aria-label') ?? stop.textContent?.slice(0, 40)}' ${stop.className}`,
    kind: [innerWidth, stop.tagName, stop.className, stop.parentElement?.className].join(),
    walked: walked === null ? null : Number(walked),
  }
}

async function looksDifferent(page: Page): Promise<boolean> {
  const element = await focusedElement(page)
  // A link that slides into the page is measured where it stays.
  await atRest(page)
  const clip = await element.evaluate(areaOf, MARGIN)
  const focused = await page.screenshot({ clip, animations: 'disabled' })
  await element.evaluate(leave)
  const blurred = await page.screenshot({ clip, animations: 'disabled' })
  await element.evaluate((stop) => stop.focus({ preventScroll: true }))
  return !focused.equals(blurred)
}

async function focusedElement(page: Page): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle(() => document.activeElement)
  return handle as ElementHandle<HTMLElement>
}

/** Pixels around an element that its ring may take. */
const MARGIN = 8

/** Invisible inputs lie within the visible control. */
function areaOf(stop: HTMLElement, margin: number) {
  const visible = stop.matches('input[type="checkbox"], input[type="radio"], input[type="file"]')
    ? (stop.parentElement ?? stop)
    : stop
  const { left, top, right, bottom } = visible.getBoundingClientRect()
  const x = Math.max(0, left - margin)
  const y = Math.max(0, top - margin)
  return {
    x,
    y,
    width: Math.max(1, Math.min(innerWidth, right + margin) - x),
    height: Math.max(1, Math.min(innerHeight, bottom + margin) - y),
  }
}

/** A dialog does not let the focus out, but takes it itself. */
function leave(stop: HTMLElement): void {
  const dialog = stop.closest<HTMLElement>('.MuiDialog-container, .MuiModal-root > .MuiPaper-root')
  if (dialog) dialog.focus({ preventScroll: true })
  else stop.blur()
}

/**
 * Forgets an earlier walk, begins at the top, and hides tooltips: they open at the focused element, and would be taken
 * for its ring.
 */
function prepare(): void {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  for (const stop of document.querySelectorAll<HTMLElement>('[data-walked]'))
    delete stop.dataset['walked']
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role="tooltip"] { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
