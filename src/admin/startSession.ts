/** When somebody is signed in, at the start or later: everything that the app begins with is asked for at once. */
import { askFirst } from './askFirst.ts'
import { tokenStore } from './auth/tokenStore.ts'
import { loadApp } from './loadApp.ts'

export function startSession(): void {
  let wasSignedIn = false
  const look = () => {
    const isSignedIn = tokenStore.isSignedIn()
    if (isSignedIn && !wasSignedIn) {
      askFirst(location)
      // Whoever shows the app hears of it.
      loadApp().catch(() => undefined)
    }
    wasSignedIn = isSignedIn
  }
  look()
  tokenStore.subscribe(look)
}
