/** A value outside React that listeners follow; `useSyncExternalStore(store.subscribe, store.get)` renders it. */
export interface Store<Value> {
  get: () => Value
  /** Tells every listener. */
  set: (value: Value) => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  isFollowed: () => boolean
}

/** `watch`: called before the first listener comes; returns a function that is called after the last one has gone. */
export function createStore<Value>(initial: Value, watch?: () => () => void): Store<Value> {
  let value = initial
  let unwatch: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) unwatch = watch?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.()
      }
    },
    isFollowed: () => listeners.size > 0,
  }
}
