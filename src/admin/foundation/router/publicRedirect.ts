/** Redirects that follow from the client in a URL, before any screen is shown. */
import { homePathOf, matchPage, mayOpen, redirectFor } from '#domain/access.ts'
import { canAccessAllClients, type Role } from '#domain/roles.ts'
import type { SignInState } from '../auth/signInState.ts'
import { addressCodec, type Address } from './addressCodec.ts'
import { isEntity } from './pathCodec.ts'
import { searchParams } from './searchParams.ts'

export const publicRedirect = {
  /** Returns null when no redirect is needed. `client` is the current client. */
  find(here: AddressWithState, me: Viewer, client: ViewedClient): Address | null {
    const asked = addressCodec.clientIdOf(here)
    if (here.pathname === '/') return entryAddress(here, me)
    if (here.pathname === ADD_OBSERVATION && asked !== null && asked !== me.client_id)
      return withClient({ ...EMPTY_ADDRESS, pathname: OBSERVATIONS }, me.client_id)
    const [entity, ...rest] = here.pathname.split('/').filter((segment) => segment !== '')
    if (client.deleted_at !== null && isEntity(entity) && rest.length > 0)
      return withClient({ ...EMPTY_ADDRESS, pathname: `/${entity}` }, client.id)
    return asked === client.id ? addressCodec.correct(here) : withClient(here, client.id)
  },

  /** Returns the same page for the user's own client. */
  toOwnClient: (here: Address, me: Viewer): Address => withClient(here, me.client_id),
}

/**
 * Returns the address that was requested before signing in, also one that the role may not open: from there PageGuard
 * leads home and says why. Without one, the role's home page.
 */
function entryAddress({ state }: AddressWithState, me: Viewer): Address {
  const returnTo = (state as SignInState | null | undefined)?.returnTo
  if (!returnTo || !(mayOpen(me.type, returnTo.pathname) || isRefused(me.type, returnTo.pathname)))
    return withClient({ ...EMPTY_ADDRESS, pathname: homePathOf(me.type) }, me.client_id)
  const mayKeepClient = canAccessAllClients(me.type) && addressCodec.clientIdOf(returnTo) !== null
  return mayKeepClient ? returnTo : withClient(returnTo, me.client_id)
}

/** Nobody misses the other roles' home page, or a page that does not exist. */
const isRefused = (role: Role, path: string) =>
  path !== '/home' && matchPage(path) !== null && redirectFor(role, path) !== null

type AddressWithState = Address & { state?: unknown }

interface Viewer {
  type: Role
  client_id: string
}

interface ViewedClient {
  id: string
  deleted_at: string | null
}

const ADD_OBSERVATION = '/allobservations/addObservation'
const OBSERVATIONS = '/allobservations'
const EMPTY_ADDRESS = { search: '', hash: '' }

const withClient = ({ pathname, search, hash }: Address, clientId: string): Address => ({
  pathname,
  search: searchParams.stringify([
    ['clientId', clientId],
    ...searchParams.parse(search).filter(([key]) => key !== 'clientId'),
  ]),
  hash,
})
