/** The router and the address in the browser's bar, for code below routes that use canonical addresses. */
import { createContext, type ReactNode, useContext } from 'react'
import {
  type createBrowserRouter,
  type Location,
  type NavigateOptions,
  NavigationType,
  useLocation,
} from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/** Requires `router`'s own provider around it, and no `Routes` in between. */
export function AddressProvider({ router, children }: { router: Router; children: ReactNode }) {
  return (
    <RouterContext.Provider value={router}>
      <AddressContext.Provider value={useLocation()}>{children}</AddressContext.Provider>
    </RouterContext.Provider>
  )
}

/** Returns whether the page was reached by Back, Forward or a reload. */
export const isHistoryMove = (router: Router): boolean =>
  router.state.historyAction === NavigationType.Pop

/**
 * Option of a navigation within a page: its address is rendered when `navigate` returns, not in a transition, which may take
 * a phone most of a second. Not for effects, where React renders nothing.
 */
export const AT_ONCE: NavigateOptions = { flushSync: true }

/** Does not render again when the address changes. */
export const useRouter = (): Router => required(useContext(RouterContext))

/** Returns the rendered address; a navigation under way shows only in the router's state. */
export const useAddress = (): Location => required(useContext(AddressContext))

const RouterContext = createContext<Router | null>(null)
const AddressContext = createContext<Location | null>(null)

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The app needs an AddressProvider around it.')
  return value
}
