/**
 * react-admin's router provider behind the address codec: its hooks and components use canonical addresses, the
 * browser shows the public ones. Requires an AddressProvider around it.
 */
import { createContext, forwardRef, type ReactNode, useCallback, useContext } from 'react'
import {
  type LinkBaseProps,
  reactRouterProvider,
  type RouterProvider,
  RouterProviderContext,
} from 'react-admin'
import { resolvePath } from 'react-router-dom'
import { type Address, addressCodec, type ListScope, OBSERVATIONS_SCOPE } from './addressCodec.ts'
import { useAddress, useRouter } from './AddressProvider.tsx'
import { resetPages } from './resetPages.ts'

/** Returns one provider for each scope, created once: components compare it by identity. */
export function publicRouterProvider(scope?: ListScope): RouterProvider {
  const { Link, Navigate, Routes, useBlocker, matchPath } = reactRouterProvider

  // Every link on a page decodes the same location.
  const decodedLocations = new WeakMap<Address, Address>()
  const canonical = <L extends Address>(location: L): L => {
    const found = decodedLocations.get(location) ?? decodeLocation(location, scope)
    decodedLocations.set(location, found)
    return found as L
  }

  /** Converts the target of a stock react-admin link to a public address. */
  const publicAddress = (to: To, current: Address, clientId: string | null): Address => {
    const here = canonical(current)
    const next = addressCodec.encode(resolveAddress(to, here), clientId, scope)
    return resetPages(current, next)
  }

  const useLocation: RouterProvider['useLocation'] = () => {
    return canonical(useAddress())
  }

  const useNavigate: RouterProvider['useNavigate'] = () => {
    const router = useRouter()
    const clientId = useContext(CurrentClientIdContext)
    return useCallback(
      (to, options) => {
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

/** Id of the client that every URL carries; null before it is known. */
export const CurrentClientIdContext = createContext<string | null>(null)

type To = string | Partial<Address>

/** Resolves a relative target ('?page=2', '{ search }', 'edit') against the current page. */
function resolveAddress(to: To, here: Address): Address {
  const { pathname, search, hash } = resolvePath(to, here.pathname)
  return { pathname, search, hash }
}

function decodeLocation<L extends Address>(location: L, scope: ListScope | undefined): L {
  return { ...location, ...addressCodec.decode(location, scope) }
}

/** Scope of an observation list inside another page: its page number is observationsPage in the URL. */
export function ObservationsPageScope({ children }: { children: ReactNode }) {
  return (
    <RouterProviderContext.Provider value={observationsRouterProvider}>
      {children}
    </RouterProviderContext.Provider>
  )
}

const observationsRouterProvider = publicRouterProvider(OBSERVATIONS_SCOPE)
