/**
 * Starts the web app. Where somebody is signed in, initially or later, the first requests are sent while the app's code is
 * still loading. Where nothing can be stored, the page says what to allow.
 */
import { loadTexts } from '#texts/loadTexts.ts'
import { loadChunk } from './foundation/chunks/loadChunk.ts'
import { startLanguage } from './foundation/i18n/language.ts'
import { isStorageAllowed, tokenStore } from './foundation/data/tokenStore.ts'
import { prefetchFirstPage } from './prefetchFirstPage.ts'

if (isStorageAllowed()) {
  // Whoever needs them says so when they could not be loaded.
  loadTexts(startLanguage(), tokenStore.isSignedIn() ? 'app' : 'public').catch(() => undefined)
  loadChunk(() => import('./AppRouter.tsx')).then(
    ({ renderApp }) => renderApp(),
    () => window.dispatchEvent(new Event('no-code')),
  )
  prefetchWhenSignedIn()
}

function prefetchWhenSignedIn(): void {
  let wasSignedIn = false
  const onTokensChange = () => {
    const isSignedIn = tokenStore.isSignedIn()
    if (isSignedIn && !wasSignedIn) prefetchFirstPage(location)
    wasSignedIn = isSignedIn
  }
  onTokensChange()
  tokenStore.subscribe(onTokensChange)
}
