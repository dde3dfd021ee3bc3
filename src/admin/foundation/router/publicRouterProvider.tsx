/**
 * react-admin's router seen through the address codec: its hooks and components speak canonical addresses, the
 * browser's bar shows the public ones. Needs a data router (createBrowserRouter) around it.
 */
import {
  createContext,
  forwardRef,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react'
import {
  type LinkBaseProps,
  reactRouterProvider,
  type RouterProvider,
  RouterProviderContext,
} from 'react-admin'
import {
  resolvePath,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
} from 'react-router-dom'
import { type Address, addressCodec, type ListScope } from './addressCodec.ts'
import { resetPages } from './resetPages.ts'

/** One provider per scope, made once: components compare it by identity. */
export function publicRouterProvider(scope?: ListScope): RouterProvider {
  const { Link, Navigate, Routes, useBlocker, matchPath } = reactRouterProvider

  // Every link on a page asks for the same one.
  const decodedLocations = new WeakMap<Address, Address>()
  const canonical = <L extends Address>(location: L): L => {
    const found = decodedLocations.get(location) ?? decodeLocation(location, scope)
    decodedLocations.set(location, found)
    return found as L
  }

  /** The address that stock react-admin gave, as the one that the browser shall show. */
  const publicAddress = (to: To, current: Address, clientId: string | null): Address => {
    const here = canonical(current)
    const next = addressCodec.encode(resolveAddress(to, here), clientId, scope)
    return resetPages(current, next)
  }

  const useAddress = () => {
    const state = useContext(UNSAFE_DataRouterStateContext)
    if (!state) throw new Error(NO_ROUTER)
    return state.location
  }

  const useLocation: RouterProvider['useLocation'] = () => {
    return canonical(useAddress())
  }

  const useNavigate: RouterProvider['useNavigate'] = () => {
    const router = useContext(UNSAFE_DataRouterContext)?.router
    const clientId = useContext(CurrentClientIdContext)
    return useCallback(
      (to, options) => {
        if (!router) throw new Error(NO_ROUTER)
        const target =
          typeof to === 'number' ? to : publicAddress(to, router.state.location, clientId)
        if (typeof target === 'number') void router.navigate(target)
        else void router.navigate(target, options)
      },
      [router, clientId],
    )
  }

  const usePublicTo = (to: To) =>
    publicAddress(to, useAddress(), useContext(CurrentClientIdContext))

  return {
    ...reactRouterProvider,
    useLocation,
    useNavigate,
    useMatch: (pattern) => {
      const { pathname } = useLocation()
      return matchPath(pattern.path === '/home' ? { path: '/', end: true } : pattern, pathname)
    },
    useBlocker: (shouldBlock) =>
      useBlocker(
        typeof shouldBlock === 'boolean'
          ? shouldBlock
          : (move) =>
              shouldBlock({
                ...move,
                currentLocation: decodeLocation(move.currentLocation, scope),
                nextLocation: decodeLocation(move.nextLocation, scope),
              }),
      ),
    Link: forwardRef<HTMLAnchorElement, LinkBaseProps>(function PublicLink({ to, ...props }, ref) {
      return <Link {...props} ref={ref} to={usePublicTo(to)} />
    }),
    Navigate: function PublicNavigate({ to, ...props }) {
      return <Navigate {...props} to={usePublicTo(to)} />
    },
    Routes: function CanonicalRoutes(props) {
      return <Routes {...props} location={useLocation()} />
    },
  }
}

/** The client whose id every address carries; null before it is known. */
export const CurrentClientIdContext = createContext<string | null>(null)

const NO_ROUTER = 'The app needs a data router around it.'

type To = string | Partial<Address>

/** A relative target ('?page=2', '{ search }', 'edit') resolved against the page it is on. */
function resolveAddress(to: To, here: Address): Address {
  const { pathname, search, hash } = resolvePath(to, here.pathname)
  return { pathname, search, hash }
}

function decodeLocation<L extends Address>(location: L, scope: ListScope | undefined): L {
  return { ...location, ...addressCodec.decode(location, scope) }
}

/** A list of observations inside another page: its page is observationsPage in the address. */
export function ObservationsPageScope({ children }: { children: ReactNode }) {
  return (
    <RouterProviderContext.Provider value={observationsRouterProvider}>
      {children}
    </RouterProviderContext.Provider>
  )
}

const observationsRouterProvider = publicRouterProvider({
  entity: 'allobservations',
  pageKey: 'observationsPage',
})

/**
 * Whether the newest navigation is on the screen already; until then a component still shows the address before.
 * Answers a function to ask later, from a timer or an event.
 */
export function useIsNavigationSettled(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const shown = useContext(UNSAFE_DataRouterStateContext)?.location
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  return useCallback(() => router?.state.location === latest.current, [router])
}
