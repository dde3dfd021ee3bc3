/** The ten jobs that people come for, done in one browser as they would, from sign-in to the analysis of a recording. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Relay, startRelay } from '../support/relay.ts'
import { askProduct } from './support/askProduct.ts'
import type { BrowserPage, Query } from './support/browserPage.ts'

/**
 * `open`: files that the browser downloads go to the folder. `reviewed`: which of the waiting recordings it reviews; the
 * browsers share the demo, and one that is reviewed by two at once is a conflict.
 */
export function doTheTenJobs(
  name: string,
  open: (downloads: string) => Promise<BrowserPage>,
  { analyses, downloads: savesFiles, reviewed }: BrowserAbilities,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-browser-'))
  const title = `Drive in ${name}`
  let relay: Relay
  let page: BrowserPage

  beforeAll(async () => {
    relay = await startRelay(inject('address'))
    page = await open(folder)
  })

  afterAll(async () => {
    await page.close()
    await relay.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const job = (what: string, act: () => Promise<void>) =>
    // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- each job below has its own
    it(what, async () => {
      await act().catch(async (error: unknown) => {
        writeFileSync(join(tmpdir(), `liftwise-${name}.png`), await page.screenshot())
        throw new Error(`${String(error)}\n${await page.run<string>(SHOWN)}`, { cause: error })
      })
    })

  job('a person signs in', async () => {
    await page.open(relay.address)
    await signInAs('observer@northwind.example')
  })

  job('the app is kept on the device, and opens without a server', async () => {
    await page.run('await navigator.serviceWorker.ready')
    await relay.cut()
    await page.open(`${relay.address}/allobservations/addObservation`)
    await page.waitFor({ label: 'Location' })
    await relay.restore()
  })

  job('an observation is recorded', async () => {
    await page.open(`${relay.address}/allobservations/addObservation`)
    await fillIn(`Recorded in ${name}`)
    await page.click(BUTTON('Add Observation'))
    await page.waitFor({ text: /^Add another/u })
    await page.waitFor({ role: 'cell', name: `Recorded in ${name}` })
  })

  job('an observation is recorded without a network, and sent when it is back', async () => {
    const person = `Offline in ${name}`
    await page.open(`${relay.address}/allobservations/addObservation`)
    await page.waitFor({ label: 'Location' })
    await relay.cut()
    await fillIn(person)
    await page.click(BUTTON('Add Observation'))
    await page.waitFor({ text: /Saved on this device/u })
    expect(await recordedOf(person)).toBe(0)
    await relay.restore()
    // As a device says it; without that the next try may be many seconds away.
    await page.run(`window.dispatchEvent(new Event('online'))`)
    await expect.poll(() => recordedOf(person)).toBe(1)
  })

  job('an empty date field looks empty', async () => {
    await page.open(`${relay.address}/allobservations`)
    await page.click({ role: 'button', name: /^Filters/u, inside: { css: 'form[role=search]' } })
    const field: Query = { label: 'Date from' }
    await page.waitFor(field)
    const { width, height } = await sharp(await page.screenshot(field)).metadata()
    // Without the calendar at the end.
    const text = sharp(await page.screenshot(field)).extract({
      left: 4,
      top: 4,
      width: Math.round(width * 0.6),
      height: height - 8,
    })
    const { dominant, channels } = await text.stats()
    const darkest = Math.min(...channels.map(({ min }) => min))
    const shown = await page.run<boolean>(`return CSS.supports('hanging-punctuation: first')`)
    // Firefox and Chromium write the order of day, month and year in grey.
    if (shown) expect(Math.min(...Object.values(dominant)) - darkest).toBeLessThan(16)
  })

  job('observations are filtered', async () => {
    await page.open(`${relay.address}/allobservations`)
    await page.waitFor({ css: 'main tbody tr a' })
    const form: Query = { css: 'form[role=search]' }
    await page.click({ role: 'button', name: /^Filters/u, inside: form })
    await page.click({ role: 'combobox', name: 'Type', inside: form })
    await page.click({ role: 'option', name: 'AI' })
    await page.press('Escape')
    await page.click({ text: 'Apply', inside: form })
    await expect.poll(() => page.run<string>('return location.search')).toContain('type=AI')
    await expect.poll(kindsOfRows).toEqual(['AI'])
    await page.type({ role: 'searchbox' }, `Offline in ${name}`)
    await page.waitFor({ text: 'No results were found' })
    await page.open(`${relay.address}/allobservations?search=Offline%20in%20${name}`)
    await page.waitFor({ role: 'cell', name: `Offline in ${name}` })
  })

  job('a list is exported', async () => {
    await page.click(BUTTON('CSV'))
    if (savesFiles) await expect.poll(savedText).toContain(`Offline in ${name}`)
    await page.waitFor({ text: /^1 row exported/u })
  })

  job('a recording is played, stepped through and reviewed', async () => {
    await signInAs('super@northwind.example')
    const id = await anUnreviewedRecording(reviewed)
    await page.open(`${relay.address}/allobservations/${id}`)
    await page.waitFor({ css: 'svg[role="listbox"]' })
    await expect
      .poll(() => page.run<number>(`return ${VIDEO}?.readyState ?? 0`))
      .toBeGreaterThanOrEqual(2)
    await page.click(BUTTON('Next frame'))
    await expect.poll(() => page.run<number>(`return ${VIDEO}.currentTime`)).toBeGreaterThan(0)
    expect(await page.run<boolean>(`return ${VIDEO}.paused`)).toBe(true)
    await page.click(BUTTON('Show AI review'))
    const review: Query = { role: 'form', name: 'AI review' }
    const right: Query = { role: 'group', name: 'Was the AI right?', inside: review }
    await page.click({ role: 'button', name: 'Right', inside: right })
    await page.click({ role: 'button', name: 'Save review', inside: review })
    await page.waitFor({ text: 'Review saved.' })
  })

  job('a campaign is planned', async () => {
    await page.open(`${relay.address}/campaigns/addCampaign`)
    await page.type({ role: 'textbox', name: 'Name' }, title)
    await setDate('Start date', '2033-01-31')
    await setDate('End date', '2033-04-15')
    await page.type({ label: /^Observations required/u }, '2')
    await page.click({ text: 'Specific users' })
    await page.click(BUTTON('Continue'))
    await page.type({ role: 'combobox', name: 'Users' }, 'Uma Novak')
    await page.click({ role: 'option', name: 'Uma Novak' })
    await page.press('Escape')
    await page.click(BUTTON('Continue'))
    await page.waitFor({ text: /^1 person to observe/u })
    await page.click(BUTTON('Submit'))
    await page.waitFor(HEADING(title))
  })

  job('a page is printed', async () => {
    if (!page.print) return
    const sheet = Buffer.from(await page.print())
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-')
    expect(sheet.length).toBeGreaterThan(3_000)
  })

  job('a file is imported', async () => {
    await signInAs('provider@liftwise.example')
    const client = await northwind()
    await page.open(`${relay.address}/locations/importLocations?clientId=${client}`)
    await page.waitFor(BUTTON(/^Choose a/u))
    const file = join(folder, 'places.txt.csv')
    writeFileSync(file, `name,parent\r\n${title} hall,\r\n`)
    await page.attach({ css: 'main input[type="file"]' }, file)
    await page.click(BUTTON('Check this file'))
    await page.waitFor({ text: /^No problems found: 1 new/u })
    await page.click(BUTTON('Import 1 row'))
    await page.waitFor({ text: /^Imported: 1 new/u })
  })

  job('a recording is analysed on the device, or the page says why it cannot be', async () => {
    await signInAs('observer@northwind.example')
    await page.open(`${relay.address}/allobservations/addObservation`)
    await choosePlaceAndTask()
    // The section is folded: the last observation on this device was made without a recording.
    await page.click(BUTTON('Analyse a video'))
    await page.attach({ css: 'input[type="file"]' }, CLIP)
    await page.waitFor({ text: analyses ? 'The answers come from the AI result above.' : REFUSAL })
  })

  /** On a device that has forgotten everybody before. */
  async function signInAs(email: string): Promise<void> {
    await page.run('localStorage.clear(); sessionStorage.clear()')
    await page.open(relay.address)
    await page.type({ label: 'Email' }, email)
    await page.type({ css: 'input[name="password"], input[type="password"]' }, 'Liftwise-demo-1')
    await page.click(BUTTON('Sign in'))
    await page.waitFor(HEADING('Dashboard'))
  }

  async function choose(label: string, option: string): Promise<void> {
    await page.type({ role: 'combobox', name: label }, option)
    await page.click({ role: 'option', name: new RegExp(`^${option}`, 'u') })
    await page.waitFor({ css: `input[role="combobox"][value^="${option}"]` })
  }

  async function choosePlaceAndTask(): Promise<void> {
    await choose('Location', 'Outbound Dock')
    await choose('Department', 'Packing')
    await choose('Task', 'Stack cartons on a pallet')
    await page.waitFor({ role: 'group', name: 'Turn Not Twist' })
  }

  async function fillIn(person: string): Promise<void> {
    await choosePlaceAndTask()
    await page.type({ label: "Individual's name" }, person)
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await page.click({
        role: 'button',
        name: 'Correct',
        inside: { role: 'group', name: principle },
      })
  }

  /** Returns the text of the file that was saved; a browser first makes an empty one. */
  function savedText(): string {
    const file = readdirSync(folder).find((one) => one.endsWith('.csv'))
    return file === undefined ? '' : readFileSync(join(folder, file), 'utf8')
  }

  /** Returns what stands under 'Type', each once. */
  function kindsOfRows(): Promise<string[]> {
    return page.run(
      `const heads = [...document.querySelectorAll('main thead th')].map((one) => one.textContent)
       const cells = document.querySelectorAll('main tbody tr:has(a) > td:nth-child(' + (heads.indexOf('Type') + 1) + ')')
       return [...new Set([...cells].map((one) => one.textContent))]`,
    )
  }

  /** Typing a date depends on the language of the browser. */
  async function setDate(label: string, day: string): Promise<void> {
    await page.waitFor({ label: new RegExp(`^${label}`, 'u') })
    await page.run(
      `const field = TestingLibraryDom.screen.getByLabelText(new RegExp('^' + input.label))
       Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, input.day)
       field.dispatchEvent(new Event('input', { bubbles: true }))`,
      { label, day },
    )
  }
}

interface BrowserAbilities {
  analyses: boolean
  downloads: boolean
  reviewed: number
}

const BUTTON = (name: string | RegExp): Query => ({ role: 'button', name })
const HEADING = (name: string): Query => ({ role: 'heading', name })
const SHOWN = `return location.pathname + ' shows ' + (document.querySelector('main') ?? document.body).innerText`
const VIDEO = `document.querySelector('[data-testid="playback-panel"] video')`
const CLIP = join(import.meta.dirname, '../support/clips/rendered/squat-60.mp4')
const REFUSAL = /graphics|WebGL/u

async function recordedOf(person: string): Promise<number> {
  const { total } = await askProduct<{ total: number }>(
    'super@northwind.example',
    'query ($search: String) { total: totalObservations(filter: { search: $search }) }',
    { search: person },
  )
  return total
}

/** Finds a recording of another person: nobody reviews a result about themselves. */
async function anUnreviewedRecording(at: number): Promise<string> {
  const { rows } = await askProduct<{
    rows: { id: string; video: { file_location: string | null } }[]
  }>(
    'super@northwind.example',
    `{ rows: allObservations(filter: { take: 100, type: [AI], toReview: true }) {
      id video { file_location } } }`,
  )
  const waiting = rows.filter(({ video }) => video.file_location)
  return waiting.at(at)?.id ?? expect.fail('no recording')
}

async function northwind(): Promise<string> {
  const { me } = await askProduct<{ me: { client_id: string } }>(
    'super@northwind.example',
    '{ me { client_id } }',
  )
  return me.client_id
}
