/** The hands and eyes of the provider on an import page. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api } from '#test/support/api.ts'
import type { Actor } from '#test/support/api.ts'
import { openApp } from './openApp.tsx'
import { uploadsToServer } from './uploadsToServer.ts'

/** A company of the provider's, whose import page is opened. */
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
  /** By the button's field, or any file by dropping it. */
  choose: async (user: UserEvent, file: File) =>
    user.upload(await screen.findByLabelText(/^Choose a/u, { selector: 'input' }), file),

  drop: async (...files: File[]) => {
    const button = await screen.findByRole('button', { name: /^Choose a/u })
    fireEvent.drop(button, { dataTransfer: { files } })
  },

  press: async (user: UserEvent, name: string) =>
    user.click(await screen.findByRole('button', { name })),

  /** What the page is at, once it is there. */
  stage: (title: string) => screen.findByRole('group', { name: title }),

  alert: async () => (await screen.findByRole('alert')).textContent,

  /** Has the file checked, until the server has done so. */
  check: async (user: UserEvent) => {
    await importScreen.press(user, 'Check this file')
    await importScreen.worked('Checking')
  },

  /** Lets the server do what was ordered. */
  worked: async (doing: 'Checking' | 'Importing') => {
    await screen.findByRole('heading', { name: new RegExp(`^${doing} `, 'u') })
    await (await api()).drainBackgroundWork()
    await waitFor(() =>
      screen.queryByRole('heading', { name: new RegExp(`^${doing} `, 'u') }) === null
        ? undefined
        : Promise.reject(new Error(`It is still ${doing.toLowerCase()}.`)),
    )
  },

  /** The rows of a table, each as the texts of its cells. */
  rows: async (table: string) =>
    within(await screen.findByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map(({ children }) => [...children].map((cell) => cell.textContent)),
}
