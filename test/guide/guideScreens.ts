/** The screens that the help shows, found without words, so that they are the same in every language. */
import type { Page } from 'playwright-core'

export interface GuidePicture {
  /** Name of the file. */
  name: string
  /** An account of the demo, without '.example'. */
  account: 'provider@liftwise' | `${'super' | 'observer' | 'user' | 'observee'}@northwind`
  path: string
  /** Links that are pressed one after the other. */
  follow?: readonly string[]
  prepare?: (page: Page) => Promise<void>
  /** The element that is shown, or the first and the last of several. */
  of: string | readonly [first: string, last: string]
  /** Pixels of it from its top; absent: all. */
  height?: number
}

const FIRST_ROW = 'main tbody a'
const ADD = '/allobservations/addObservation'
const section = (place: number) => `main section >> nth=${place}`

export const GUIDE_PICTURES: readonly GuidePicture[] = [
  {
    name: 'observations',
    account: 'observer@northwind',
    path: '/allobservations',
    of: 'main',
    height: 620,
  },
  {
    name: 'film',
    account: 'observer@northwind',
    path: ADD,
    prepare: (page) => page.locator('main summary').first().click(),
    of: section(0),
  },
  {
    name: 'add-place',
    account: 'observer@northwind',
    path: ADD,
    prepare: choosePlace,
    of: section(1),
  },
  {
    name: 'add-answers',
    account: 'observer@northwind',
    path: ADD,
    prepare: choosePlace,
    of: 'main section:has(svg[viewBox="0 0 500 500"])',
    height: 560,
  },
  {
    name: 'result',
    account: 'user@northwind',
    path: '/allobservations',
    follow: [FIRST_ROW],
    of: [section(0), section(2)],
  },
  {
    name: 'review',
    account: 'super@northwind',
    path: '/allobservations?type=AI',
    follow: [FIRST_ROW],
    prepare: showSkeleton,
    of: 'main',
    height: 800,
  },
  { name: 'dashboard', account: 'super@northwind', path: '/home', of: 'main', height: 760 },
  {
    name: 'campaign',
    account: 'super@northwind',
    path: '/campaigns',
    follow: [FIRST_ROW],
    of: section(0),
    height: 560,
  },
  {
    name: 'user-access',
    account: 'super@northwind',
    path: '/users/addUser',
    of: [section(1), section(2)],
  },
  {
    name: 'place-code',
    account: 'super@northwind',
    path: '/locations',
    follow: [FIRST_ROW, 'main a[href*="/qrcodes"]'],
    of: 'main',
    height: 800,
  },
  {
    name: 'import',
    account: 'provider@liftwise',
    path: '/users/importUsers',
    prepare: chooseClient,
    of: 'main',
    height: 560,
  },
  { name: 'client', account: 'provider@liftwise', path: '/clients/addClient', of: section(0) },
  {
    name: 'my-data',
    account: 'user@northwind',
    path: '/mydata',
    of: [section(0), section(2)],
    height: 640,
  },
  {
    name: 'personal-data',
    account: 'super@northwind',
    path: '/users',
    follow: [FIRST_ROW],
    of: [section(-3), section(-1)],
  },
]

/** The picture of a recording is there once its skeleton is drawn. */
async function showSkeleton(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
}

/** Chooses the place and the task of the latest observation, as a QR code does. */
async function choosePlace(page: Page): Promise<void> {
  const { allObservations } = await ask<{ allObservations: Record<string, { id: string }>[] }>(
    page,
    '{ allObservations(filter: { take: 1 }) { location { id } department { id } task { id } } }',
  )
  const { location, department, task } = allObservations[0]!
  await page.goto(`${ADD}?location=${location!.id}&department=${department!.id}&task=${task!.id}`)
  await page.locator('main svg[viewBox="0 0 500 500"]').first().waitFor()
}

/** Opens the page again for the first company, as the provider's own has no places and people. */
async function chooseClient(page: Page): Promise<void> {
  const { nonPaginatedClientsByDeletedAt: clients } = await ask<{
    nonPaginatedClientsByDeletedAt: { active: { id: string; company_name: string }[] }
  }>(page, '{ nonPaginatedClientsByDeletedAt { active { id company_name } } }')
  const { id } = clients.active.find(({ company_name }) => company_name.startsWith('Northwind'))!
  await page.goto(`${new URL(page.url()).pathname}?clientId=${id}`)
}

/** Asks the API as the person of the page. */
async function ask<Data>(page: Page, query: string): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/graphql', { headers, data: { query } })
  return ((await answer.json()) as { data: Data }).data
}
