/** Whether the newest navigation is on the screen already; until then a component still shows the address before. */
import { useCallback, useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext } from 'react-router-dom'

/** Answers a function to ask later, from a timer or an event. */
export function useIsNavigationSettled(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const shown = useContext(UNSAFE_DataRouterStateContext)?.location
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  return useCallback(() => router?.state.location === latest.current, [router])
}
