/** Whether a newer version of the app is ready on this device. */

/** null: there is none. `reload` opens it; open forms may ask to stay. */
export type AppUpdate = { reload: () => void } | null

export const appUpdate = {
  read: (): AppUpdate => current,

  offer(reload: () => void): void {
    current = { reload }
    for (const listener of listeners) listener()
  },

  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

let current: AppUpdate = null

const listeners = new Set<() => void>()
