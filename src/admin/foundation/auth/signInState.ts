/** State of the sign-in address: what the page says, and where signing in leads. */
import { tokenStore } from '../data/tokenStore.ts'

export interface SignInState {
  notice?: SignInNotice
  /** The address that was asked for; absent: the role's home page. */
  returnTo?: ReturnAddress
}

/** Key of what the page says. */
export type SignInNotice =
  | 'messages.sessionEnded'
  | 'messages.sessionEndedWithDraft'
  | 'resetPassword.saved'

export interface ReturnAddress {
  pathname: string
  search: string
  hash: string
}

/** Returns the state for somebody who is not signed in and opens a page that needs it; null after a sign-out. */
export function signInStateFor(
  { pathname, search, hash }: ReturnAddress,
  endedNotice: SignInNotice,
): SignInState | null {
  if (session === 'signed out') return null
  const returnTo = { pathname, search, hash }
  return session === 'begun' ? { returnTo, notice: endedNotice } : { returnTo }
}

/** A deliberate sign-out: the next person starts at their own home page. */
export function markSignedOut(): void {
  session = 'signed out'
}

/** Returns whether the current session began on this page, not in an earlier one of this browser. */
export const hasSignedInHere = (): boolean => isBegunHere

/** The last session of this page. */
let session: 'none' | 'begun' | 'signed out' = 'none'

let isBegunHere = false

let isSignedIn = tokenStore.isSignedIn()
if (isSignedIn) session = 'begun'

const follow = () => {
  const wasSignedIn = isSignedIn
  isSignedIn = tokenStore.isSignedIn()
  isBegunHere = isSignedIn && (isBegunHere || !wasSignedIn)
  if (isSignedIn) session = 'begun'
}
tokenStore.subscribe(follow)
