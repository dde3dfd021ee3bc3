/**
 * Submits observations in a real browser whose network is cut at each step in turn, and which is killed each time. Shared
 * by the end-to-end test and the soak.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type KillableBrowser, openKillableBrowser } from './killableBrowser.ts'
import { type Fate, type Relay, startRelay } from './relay.ts'

export interface OfflinePlan {
  chromium: string
  /** Address of the product. */
  address: string
  account: Account
  /** Number of observations to submit. */
  count: number
  /** In turn; all of them unless given. */
  cuts?: readonly Cut[]
  progress?: (text: string) => void
}

export interface Account {
  email: string
  password: string
}

export interface OfflineResult {
  /** The notes of all submitted observations: each names one. */
  notes: string[]
  /** Ids of the videos that the server has acknowledged or stored unheard. */
  videoIds: ReadonlySet<string>
}

/** Steps at which the network is cut; the browser is killed right after it. */
export const CUTS = [
  'before opening',
  'while typing',
  'before the answer to the first call',
  'between the two calls',
  'before the answer to the second call',
  'while the queue is sent',
] as const

type Cut = (typeof CUTS)[number]

/** Resolves once the device has nothing left to send. */
export async function submitOffline(plan: OfflinePlan): Promise<OfflineResult> {
  const profile = mkdtempSync(join(tmpdir(), 'liftwise-offline-'))
  const relay = await startRelay(plan.address)
  const videoIds = new Set<string>()
  relay.onAnswer = (text) => {
    const id = /"uploadVideo":\{"id":"([^"]+)"/u.exec(text)?.[1]
    if (id) videoIds.add(id)
  }
  const run = `offline ${Date.now().toString(36)}`
  const notes = Array.from({ length: plan.count }, (_, index) => `${run} ${index}.`)
  const { cuts = CUTS } = plan
  let browser: KillableBrowser | undefined
  const open = async () => {
    browser = await openKillableBrowser(plan.chromium, profile)
    return browser.page
  }
  const kill = async () => {
    await browser?.kill()
    browser = undefined
  }
  try {
    const first = await open()
    await signIn(first, plan, relay)
    await install(first, relay)
    await kill()
    for (const [index, note] of notes.entries()) {
      const cut = cuts[index % cuts.length] as Cut
      await submitOne({ plan, relay, note, cut, open, kill })
      plan.progress?.(`${index + 1}, cut ${cut}`)
    }
    const last = await open()
    await signIn(last, plan, relay)
    await last.goto(`${relay.address}/today`)
    await untilStored(last, { store: 'submissions', isSent: true }, 300_000)
    return { notes, videoIds }
  } finally {
    await kill()
    await relay.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

interface Submission {
  plan: OfflinePlan
  relay: Relay
  note: string
  cut: Cut
  open: () => Promise<Page>
  kill: () => Promise<void>
}

async function submitOne({ plan, relay, note, cut, open, kill }: Submission): Promise<void> {
  const page = await open()
  await signIn(page, plan, relay)
  if (cut === 'before opening') await relay.cut()
  await page.goto(`${relay.address}/allobservations/addObservation`)
  await fillIn(page, note)
  if (cut === 'while typing' || cut === 'while the queue is sent') await relay.cut()
  await page.getByLabel('Observation notes', { exact: true }).fill(note)
  const submit = () => page.getByRole('button', { name: 'Add Observation' }).click()
  if (cut === 'before opening' || cut === 'while typing') {
    await submit()
    await saved(page)
  } else if (cut === 'while the queue is sent') {
    await submit()
    await saved(page)
    const reached = holdAt(relay, 'createObservation(', note, 'hold answer')
    await relay.restore()
    await page.reload()
    await reached
  } else {
    const reached = holdAt(relay, ...HELD[cut](note))
    await submit()
    await reached
    // The call that was held may be that of an earlier submission, which the queue sends meanwhile.
    await untilStored(page, { store: 'submissions', notes: note })
  }
  await kill()
  relay.fate = () => 'pass'
  await relay.restore()
}

type Hold = [operation: string, note: string, fate: Fate]

const HELD: Record<
  Exclude<Cut, 'before opening' | 'while typing' | 'while the queue is sent'>,
  (note: string) => Hold
> = {
  'before the answer to the first call': () => ['uploadVideo(', '', 'hold answer'],
  'between the two calls': (note) => ['createObservation(', note, 'hold request'],
  'before the answer to the second call': (note) => ['createObservation(', note, 'hold answer'],
}

/** Resolves once the call is held back. */
const holdAt = (relay: Relay, ...[operation, note, fate]: Hold): Promise<void> =>
  new Promise((resolve) => {
    relay.fate = (body) => (body.includes(operation) && body.includes(note) ? fate : 'pass')
    relay.onHeld = resolve
  })

/** With a session of its own, as after each start of a browser that was killed before it stored the newest tokens. */
async function signIn(
  page: Page,
  { address, account }: Pick<OfflinePlan, 'address' | 'account'>,
  relay: Relay,
): Promise<void> {
  const { login } = await callProduct<Login>(address, LOGIN, { loginData: account })
  await page.goto(`${relay.address}/favicon.svg`)
  await page.evaluate((tokens) => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value)
  }, login)
}

/** Opens the form once with a network, so that the device has the app, the person and the form's choices. */
async function install(page: Page, relay: Relay): Promise<void> {
  await page.goto(`${relay.address}/allobservations/addObservation`)
  await page.getByLabel('Location', { exact: true }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const store of ['account', 'choices']) await untilStored(page, { store })
}

async function fillIn(page: Page, note: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Location').waitFor()
  for (const [label, name] of Object.entries(WORK)) {
    if ((await field(label).inputValue()).startsWith(name)) continue
    await field(label).fill(name)
    await page.getByRole('option', { name }).first().click()
  }
  await field("Individual's name").fill(note)
  for (const principle of PRINCIPLES)
    await page
      .getByRole('group', { name: principle, exact: true })
      .getByRole('button', { name: 'Correct', exact: true })
      .click()
}

const saved = (page: Page): Promise<void> =>
  page.getByText('Saved on this device.').first().waitFor()

/** Expected content of a store of the device. */
interface Awaited {
  store: string
  /** A submission with these notes; without: anything. */
  notes?: string
  /** Instead: nothing that was not sent. */
  isSent?: boolean
}

/** Reads the store again after each picture that the page paints. */
async function untilStored(page: Page, awaited: Awaited, timeout = 30_000): Promise<void> {
  const end = Date.now() + timeout
  while (!(await page.evaluate(isStored, awaited)))
    if (Date.now() > end) throw new Error(`${awaited.store} is not as awaited.`)
}

/** Runs in the page. */
async function isStored({ store, notes, isSent }: Awaited): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const database = await settled(indexedDB.open('liftwise'))
  const rows = await settled(database.transaction(store).objectStore(store).getAll())
  database.close()
  const values: { state?: string; form?: { notes?: string } }[] = rows.map(({ value }) => value)
  return isSent
    ? values.every(({ state }) => state === 'sent')
    : values.some(({ form }) => notes === undefined || form?.notes === notes)

  function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve) => {
      request.addEventListener('success', () => resolve(request.result))
    })
  }
}

const WORK = { Location: 'Hall', Department: 'Packing', Task: 'Lift a box' } as const
const PRINCIPLES = ['Inside Base', 'Big Engines', 'Turn Not Twist'] as const

/** Adds a client with a place, a task and an observer. */
export async function openHall(address: string, provider: Account): Promise<Account> {
  const { login } = await callProduct<Login>(address, LOGIN, { loginData: provider })
  const name = `Offline ${Date.now().toString(36)}`
  const add = async (operation: string, type: string, input: object): Promise<string> => {
    const document = `mutation ($input: ${type}!) { made: ${operation}(input: $input) { id } }`
    const variables = { input }
    const { made } = await callProduct<{ made: { id: string } }>(
      address,
      document,
      variables,
      login.access_token,
    )
    return made.id
  }
  const clientId = await add('createClient', 'ClientInput', { companyName: name })
  const location = await add('createLocation', 'LocationInput', { clientId, name: WORK.Location })
  await add('createDepartment', 'DepartmentInput', {
    clientId,
    name: WORK.Department,
    locationIds: [location],
  })
  await add('createTask', 'TaskInput', {
    clientId,
    name: WORK.Task,
    taskHasFullLocationAccess: true,
    taskHasFullDepartmentAccess: true,
  })
  const email = `${name.replace(' ', '.').toLowerCase()}@liftwise.example`
  const id = await add('createUser', 'UserInput', {
    clientId,
    userLevel: 'CLIENT_OBSERVER',
    firstName: 'Olga',
    lastName: 'Offline',
    email,
    userHasFullLocationAccess: true,
    userHasFullDepartmentAccess: true,
    isAccountEnabled: true,
  })
  const { password } = provider
  await callProduct(address, SET_PASSWORD, { id, input: { password } }, login.access_token)
  return { email, password }
}

/** Returns the videos of the observations with these notes, by the notes; as the person sees them. */
export async function readRecorded(
  address: string,
  account: Account,
  notes: readonly string[],
): Promise<Map<string, string[]>> {
  const { login } = await callProduct<Login>(address, LOGIN, { loginData: account })
  const found = new Map<string, string[]>()
  for (const note of notes) {
    const variables = { filter: { search: note, take: 10 } }
    const { rows } = await callProduct<{ rows: { notes: string; video_id: string }[] }>(
      address,
      FIND,
      variables,
      login.access_token,
    )
    const same = rows.filter((row) => row.notes === note)
    found.set(
      note,
      same.map(({ video_id: video }) => video),
    )
  }
  return found
}

/** Returns ids of videos that the server has stored for no observation. */
export function videosWithoutObservation(
  { videoIds }: OfflineResult,
  recorded: ReadonlyMap<string, string[]>,
): string[] {
  const taken = new Set([...recorded.values()].flat())
  return [...videoIds].filter((id) => !taken.has(id))
}

interface Login {
  login: { access_token: string; refresh_token: string }
}

const LOGIN = `mutation ($loginData: LoginInput!) {
  login(loginData: $loginData) { access_token refresh_token }
}`
const SET_PASSWORD = `mutation ($id: ID!, $input: ResetUserPasswordInput!) {
  resetUserPassword(id: $id, input: $input)
}`
const FIND = `query ($filter: ObservationFilter) {
  rows: allObservations(filter: $filter) { notes video_id }
}`

async function callProduct<Data>(
  address: string,
  query: string,
  variables: object,
  accessToken?: string,
): Promise<Data> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown[] }
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}
