/** When somebody is signed in, at the start or later: everything that the app begins with is asked for at once. */
import { prefetchFirstPage } from './askFirst.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'
import { loadApollo } from './foundation/data/loadGraphql.ts'
import { loadApp } from './loadApp.ts'

export function startSession(): void {
  let wasSignedIn = false
  const onTokensChange = () => {
    const isSignedIn = tokenStore.isSignedIn()
    if (isSignedIn && !wasSignedIn) {
      // Whoever shows the app, or asks, hears of a failure.
      loadApp().catch(() => undefined)
      if (!prefetchFirstPage(location)) loadApollo().catch(() => undefined)
    }
    wasSignedIn = isSignedIn
  }
  onTokensChange()
  tokenStore.subscribe(onTokensChange)
}
