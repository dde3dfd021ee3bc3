/**
 * Records and pages that a person opened last from the search, on this device and in this client: ids and names,
 * until they sign out.
 */
import type { FoundKind } from '#api/generated/contract.ts'
import { deviceStore } from '../../foundation/device/deviceStore.ts'

export interface Opened {
  kind: FoundKind | 'PAGE'
  /** Id of a record, path of a page. */
  id: string
  /** null: a page, or a record without one. */
  name: string | null
  /** Instant or day of an observation. */
  date: string | null
}

/** Resolves to the last one first; to none where the browser keeps nothing. */
export const readOpened = async (clientId: string): Promise<Opened[]> =>
  (await store()
    .get(storeKey(clientId))
    .catch(() => null)) ?? []

export async function writeOpened(clientId: string, opened: Opened): Promise<void> {
  const isOther = ({ kind, id }: Opened) => kind !== opened.kind || id !== opened.id
  await store()
    .update(storeKey(clientId), (before) =>
      [opened, ...(before ?? []).filter(isOther)].slice(0, MAX_OPENED),
    )
    .catch(() => null)
}

const MAX_OPENED = 8

const store = () => deviceStore<Opened[]>('recent')

const storeKey = (clientId: string) => `search.${clientId}`
