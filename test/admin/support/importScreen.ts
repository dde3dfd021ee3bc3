/** Helpers for an import page opened by the provider. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api } from '#test/support/api.ts'
import type { Actor } from '#test/support/api.ts'
import { openApp } from './openApp.tsx'
import { uploadsToServer } from './uploadsToServer.ts'

/** Creates a company and opens its import page as the provider. */
export async function openImportAsProvider(path: string) {
  const { db } = await api()
  const client = await buildClient(db)
  const person = await actor('PROVIDER_SUPER_USER')
  const opened = await openImport(person, client.id, path)
  return { ...opened, person, client, of: { client_id: client.id } }
}

export async function openImport(person: Actor, clientId: string, path: string) {
  const opened = await openApp(
    person,
    `${path}${path.includes('?') ? '&' : '?'}clientId=${clientId}`,
  )
  await uploadsToServer()
  return opened
}

export const csv = (lines: readonly string[], name = 'file.csv') =>
  new File([lines.join('\r\n')], name, { type: 'text/csv' })

export const importScreen = {
  /** Chooses a file with the button, or drops a file of any type. */
  choose: async (user: UserEvent, file: File) =>
    user.upload(await screen.findByLabelText(/^Choose a/u, { selector: 'input' }), file),

  drop: async (...files: File[]) => {
    const button = await screen.findByRole('button', { name: /^Choose a/u })
    fireEvent.drop(button, { dataTransfer: { files } })
  },

  press: async (user: UserEvent, name: string) =>
    user.click(await screen.findByRole('button', { name })),

  /** Waits for a stage of the page. */
  stage: (title: string) => screen.findByRole('group', { name: title }),

  alert: async () => (await screen.findByRole('alert')).textContent,

  /** Requests the check and waits for its result. */
  check: async (user: UserEvent) => {
    await importScreen.press(user, 'Check this file')
    await importScreen.worked('Checking')
  },

  /** Runs the requested jobs on the server. */
  worked: async (doing: 'Checking' | 'Importing') => {
    await screen.findByRole('heading', { name: new RegExp(`^${doing} `, 'u') })
    await (await api()).drainBackgroundWork()
    await waitFor(() =>
      screen.queryByRole('heading', { name: new RegExp(`^${doing} `, 'u') }) === null
        ? undefined
        : Promise.reject(new Error(`It is still ${doing.toLowerCase()}.`)),
    )
  },

  /** Returns the rows of a table as the texts of their cells. */
  rows: async (table: string) =>
    within(await screen.findByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map(({ children }) => [...children].map((cell) => cell.textContent)),
}
