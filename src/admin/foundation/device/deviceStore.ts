/**
 * Store in IndexedDB for work without a network. Every value belongs to the person who was signed in
 * when it was written: nobody else reads, lists or changes it here.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { tokenStore, userIdFromToken } from '../data/tokenStore.ts'

/** `submissions` outlive signing out: they are the only copy of what a person has recorded. */
export const DEVICE_STORES = ['account', 'choices', 'recent', 'submissions'] as const
export type DeviceStoreName = (typeof DEVICE_STORES)[number]

export interface DeviceStore<Value> {
  /** Resolves to null without a value, or when nobody is signed in. */
  get: (id: string) => Promise<Value | null>
  /** Resolves to the person's values, by id. */
  list: () => Promise<Value[]>
  /** Throws when nobody is signed in, or the device has no room. */
  put: (id: string, value: Value) => Promise<void>
  /**
   * Replaces a value by what `change` makes of it, in one transaction, so that two tabs do not overwrite each other;
   * null deletes it. Resolves to the new value.
   */
  update: (id: string, change: (value: Value | null) => Value | null) => Promise<Value | null>
  delete: (id: string) => Promise<void>
}

/** Rejects where the browser refuses IndexedDB. */
export function deviceStore<Value>(name: DeviceStoreName): DeviceStore<Value> {
  const update: DeviceStore<Value>['update'] = async (id, change) => {
    const owner = requireOwner()
    const transaction = await begin(name, 'readwrite')
    const stored = await transaction.store.get([owner, id])
    const value = change((stored?.value as Value | undefined) ?? null)
    if (value !== null) await transaction.store.put({ owner, id, value, storedAt: Date.now() })
    else if (stored) await transaction.store.delete([owner, id])
    await transaction.done
    announce(name)
    return value
  }
  return {
    get: async (id) => {
      const owner = currentOwner()
      const stored = owner && (await (await begin(name, 'readonly')).store.get([owner, id]))
      return stored ? (stored.value as Value) : null
    },
    list: async () => {
      const owner = currentOwner()
      if (!owner) return []
      const { store } = await begin(name, 'readonly')
      const stored = await store.getAll(valuesOf(owner))
      return stored.map(({ value }) => value as Value)
    },
    put: async (id, value) => void (await update(id, () => value)),
    update,
    delete: async (id) => void (await update(id, () => null)),
  }
}

/** Calls the listener after a change of the store in this tab or another. Returns a function that unsubscribes. */
export function subscribeToDeviceStore(name: DeviceStoreName, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const onChange = ({ data }: MessageEvent) => {
    if (data === name) listener()
  }
  channel.addEventListener('message', onChange)
  return () => channel.close()
}

/** Deletes everything but unsent submissions, of every person: called when somebody signs out deliberately. */
export async function clearDevice(): Promise<void> {
  const isSent = (value: unknown) => (value as { state?: unknown } | null)?.state === 'sent'
  for (const name of DEVICE_STORES) {
    await deleteWhere(name, ({ value }) => name !== 'submissions' || isSent(value))
    announce(name)
  }
}

/** Deletes the values of every person that were stored before then, in milliseconds since 1970. */
export const clearOlder = (name: DeviceStoreName, before: number): Promise<void> =>
  deleteWhere(name, ({ storedAt }) => storedAt < before)

async function deleteWhere(
  name: DeviceStoreName,
  isObsolete: (stored: StoredValue) => boolean,
): Promise<void> {
  const { store, done } = await begin(name, 'readwrite')
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
    if (isObsolete(cursor.value)) await cursor.delete()
  await done
}

interface StoredValue {
  /** Id of a person. */
  owner: string
  id: string
  value: unknown
  /** Milliseconds since 1970, of this device's clock. */
  storedAt: number
}

type Schema = DBSchema & Record<DeviceStoreName, { key: [string, string]; value: StoredValue }>

const DATABASE = 'liftwise'
const VERSION = 1
const CHANNEL = 'device-store'

let database: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>(DATABASE, VERSION, {
    upgrade: (created) => {
      for (const name of DEVICE_STORES)
        created.createObjectStore(name, { keyPath: ['owner', 'id'] })
    },
    // A newer version of the app in another tab must not wait for this one.
    blocking: (_current, _blocked, { target }) => {
      ;(target as IDBDatabase).close()
      database = undefined
    },
    terminated: () => {
      database = undefined
    },
  }).catch((error: unknown) => {
    database = undefined
    throw error
  })
  return database
}

async function begin<Mode extends 'readonly' | 'readwrite'>(name: DeviceStoreName, mode: Mode) {
  // By default browsers report a value as stored before it is on the disk.
  const transaction = (await open()).transaction(name, mode, { durability: 'strict' })
  // The request that fails rejects as well, and nobody may be waiting for the transaction's end.
  transaction.done.catch(() => undefined)
  return transaction
}

/** Ids sort after the empty text and before an array. */
const valuesOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

function currentOwner(): string | null {
  const accessToken = tokenStore.accessToken()
  return accessToken && userIdFromToken(accessToken)
}

function requireOwner(): string {
  const owner = currentOwner()
  if (!owner) throw new Error('Nobody is signed in.')
  return owner
}

/** Reaches every listener of this tab, too. */
function announce(name: DeviceStoreName): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(name)
  channel.close()
}
