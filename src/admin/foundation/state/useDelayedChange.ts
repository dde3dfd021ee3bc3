/** Changes of a list that wait for a pause in typing. */
import { useEffect, useRef } from 'react'
import { useEvent } from 'react-admin'

/** `change` is made once, as it is then, some milliseconds after it was last scheduled. */
export function useDelayedChange(change: () => void, milliseconds: number): DelayedChange {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useEvent(() => {
    clearTimeout(timer.current)
    waiting.delete(timer)
  })
  const make = useEvent(() => {
    cancel()
    change()
  })
  const schedule = useEvent(() => {
    cancel()
    waiting.set(timer, make)
    timer.current = setTimeout(make, milliseconds)
  })
  useEffect(() => cancel, [cancel])
  return { schedule, cancel }
}

interface DelayedChange {
  schedule: () => void
  cancel: () => void
}

/** Makes all of them now, for what is about to read the list's filter. */
export const makeDelayedChanges = () => waiting.forEach((make) => make())

/** By their timers. */
const waiting = new Map<object, () => void>()
