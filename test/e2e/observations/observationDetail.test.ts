/** /allobservations/{id} in a real browser, compared with the stored record. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { test } from '../support/browser.ts'
import { factsOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'

describe('an observation', () => {
  test('[1.3] [1.4] names its people, place, task and campaign, its technique and all four principles', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    const all = await newest(page, SUPER)
    const byHand = found(all, ({ review_type, observee, campaign }) =>
      Boolean(review_type === 'MANUAL_TASK' && observee && campaign),
    )
    await page.goto(`/allobservations/${byHand.id}`)
    const facts = await factsOf(page)
    expect(facts).toMatchObject({
      Technique: byHand.technique === 'correct' ? 'Correct' : 'Incorrect',
      Individual: nameOf(byHand.observee),
      Observer: nameOf(byHand.user),
      Client: 'Northwind Logistics',
      Location: byHand.location.name,
      Department: byHand.department.name,
      Task: byHand.task.name,
      Campaign: byHand.campaign?.name,
      Type: 'Manual task',
    })
    expect(facts['Date']?.replace(IN_CLIENT_ZONE, '')).toBe(shown(byHand.date))
    expect(facts['Date']).toMatch(IN_CLIENT_ZONE)
    for (const [label, answer] of principlesOf(byHand))
      expect(`${label}: ${facts[label]}`).toBe(`${label}: ${wordOf(answer)}`)
    expect(await page.getByRole('heading', { name: 'AI review' }).count()).toBe(0)

    await page.reload()
    await expect.poll(() => factsOf(page)).toEqual(facts)
    for (const [name, path] of [
      [byHand.location.name, `/locations/${byHand.location.id}`],
      [byHand.department.name, `/departments/${byHand.department.id}`],
      [nameOf(byHand.user), `/users/${byHand.user.id}`],
    ] as const) {
      const link = page.locator('main dl').getByRole('link', { name, exact: true }).first()
      await expect
        .poll(() => link.getAttribute('href'))
        .toBe(`${path}?clientId=${byHand.client_id}`)
    }
  })

  test('[9.29] what is missing reads N/A, and a person without an account is named', async ({
    page,
  }) => {
    await signIn(page, 'observer@northwind.example')
    const all = await newest(page, 'observer@northwind.example')
    // Not of a film: another test has one analysed meanwhile.
    const agency = found(
      all,
      ({ review_type, observee, campaign, notes }) =>
        review_type === 'MANUAL_TASK' && !observee && !campaign && !notes,
    )
    await page.goto(`/allobservations/${agency.id}`)
    const facts = await factsOf(page)
    expect(facts).toMatchObject({ Individual: agency.unlinked_observee_name, Campaign: 'N/A' })
    const notes = page.getByRole('region', { name: 'Notes', exact: true })
    await expect.poll(() => notes.locator('p').innerText()).toBe('N/A')
    expect(await page.locator('main dl').getByRole('link').count()).toBe(0)
  })
})

interface Named {
  id: string
  name: string
}

interface Person {
  id: string
  firstname: string
  lastname: string
}

interface Observation {
  id: string
  client_id: string
  date: string
  technique: string
  review_type: string
  ai_review_status: string
  notes: string | null
  unlinked_observee_name: string | null
  is_inside_base: boolean | null
  is_big_engines: boolean | null
  is_turn_not_twist: boolean | null
  is_dip_n_drive: boolean | null
  location: Named
  department: Named
  task: Named
  campaign: Named | null
  user: Person
  observee: Person | null
}

const NEWEST = `{ rows: allObservations(filter: { take: 100 }) {
  id client_id date technique review_type ai_review_status notes unlinked_observee_name
  is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive
  location { id name } department { id name } task { id name } campaign { id name }
  user { id firstname lastname } observee { id firstname lastname }
} }`

async function newest(page: Page, email: string): Promise<Observation[]> {
  return (await askServer<{ rows: Observation[] }>(page, email, NEWEST)).rows
}

function found(all: Observation[], wanted: (observation: Observation) => boolean): Observation {
  const first = all.find(wanted)
  if (!first) throw new Error('The demo has no such observation among its newest.')
  return first
}

const nameOf = (person: Person | null) => (person ? `${person.firstname} ${person.lastname}` : '')

const principlesOf = (observation: Observation) =>
  [
    ['Inside Base', observation.is_inside_base],
    ['Big Engines', observation.is_big_engines],
    ['Turn Not Twist', observation.is_turn_not_twist],
    ["Dip n' Drive", observation.is_dip_n_drive],
  ] as const

/** In the demo only principles that do not apply to the task lack an answer. */
const wordOf = (answer: boolean | null) =>
  answer === null ? 'Not part of this task' : answer ? 'Correct' : 'Incorrect'

/** The client's zone differs from the browser's. */
const IN_CLIENT_ZONE = / \((\d{2}\/\d{2}\/\d{2}, )?\d{2}:\d{2} (CET|CEST)\)$/u

/** Formats an instant like a browser in London. */
const shown = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  }).format(new Date(date))
