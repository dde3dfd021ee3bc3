/** When somebody is signed in, at the start or later: everything that the app begins with is asked for at once. */
import { askFirst } from './askFirst.ts'
import { tokenStore } from './auth/tokenStore.ts'
import { loadGraphql } from './data/loadGraphql.ts'
import { loadApp } from './loadApp.ts'

export function startSession(): void {
  let wasSignedIn = false
  const look = () => {
    const isSignedIn = tokenStore.isSignedIn()
    if (isSignedIn && !wasSignedIn) {
      // Whoever shows the app, or asks, hears of a failure.
      loadApp().catch(() => undefined)
      if (!askFirst(location)) loadGraphql().catch(() => undefined)
    }
    wasSignedIn = isSignedIn
  }
  look()
  tokenStore.subscribe(look)
}
