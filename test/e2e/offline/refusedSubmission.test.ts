/** An observation that was submitted without a network, and is refused when the network is back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { openKillableBrowser } from '../../support/killableBrowser.ts'
import {
  callProduct,
  fillIn,
  install,
  openHall,
  saved,
  signIn,
} from '../../support/offlineSubmissions.ts'
import { startRelay } from '../../support/relay.ts'
import { DEMO_PASSWORD } from '../support/serverCalls.ts'

const PROVIDER = { email: 'provider@liftwise.example', password: DEMO_PASSWORD }
const TASK = 'Lift a box'

it('[45.74] [45.75] says on the list and on every page that it is refused and why, and is edited with everything typed', async () => {
  const address = inject('address')
  const account = await openHall(address, PROVIDER)
  const relay = await startRelay(address)
  const profile = mkdtempSync(join(tmpdir(), 'liftwise-offline-'))
  const { page, kill } = await openKillableBrowser(inject('chromium'), profile)
  try {
    await signIn(page, { address, account }, relay)
    await install(page, relay)
    await page.goto(`${relay.address}/allobservations/addObservation`)
    await fillIn(page, 'Sam Visitor')
    await relay.cut()
    await page.getByRole('button', { name: 'Add Observation' }).click()
    await saved(page)
    await deleteTask(address, account)
    await relay.restore()
    await page.getByText(/^This observation is not recorded yet:/).waitFor({ timeout: 60_000 })
    await expect.poll(() => page.getByText('Saved on this device.').count()).toBe(0)
    await expect.poll(() => page.getByText('Add another: same place and task').count()).toBe(0)

    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await page.getByText('Needs attention').waitFor()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Help' }).click()
    await page.getByText(`${TASK} was not recorded:`).waitFor()
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect
      .poll(() => page.getByLabel("Individual's name", { exact: true }).inputValue())
      .toBe('Sam Visitor')
  } finally {
    await kill()
    await relay.close()
    rmSync(profile, { recursive: true, force: true })
  }
}, 180_000)

/** As the provider, while the device has no network. */
async function deleteTask(address: string, observer: typeof PROVIDER): Promise<void> {
  const login = async (loginData: object) =>
    (
      await callProduct<{ login: { access_token: string } }>(
        address,
        'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }',
        { loginData },
      )
    ).login.access_token
  const { rows } = await callProduct<{ rows: { id: string }[] }>(
    address,
    'query ($filter: TaskFilter) { rows: allTasks(filter: $filter) { id } }',
    { filter: { search: TASK } },
    await login(observer),
  )
  await callProduct(
    address,
    'mutation ($id: ID!) { deleteTask(id: $id) { id } }',
    { id: rows[0]?.id },
    await login(PROVIDER),
  )
}
