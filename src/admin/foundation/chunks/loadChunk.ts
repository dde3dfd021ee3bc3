/** Loads code on demand: retries once, and reloads the page when a deploy has replaced the files that it refers to. */
import { isOwnAnswer } from '#domain/ownAnswer.ts'
import { removeServiceWorker } from './removeServiceWorker.ts'

/** Throws the import's error after the second failure. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    try {
      return await load()
    } catch (error) {
      if (await reloadStalePage()) return new Promise(() => undefined)
      throw error
    }
  }
}

/** At most once per session of the tab, and never over unsaved changes. Resolves to whether the page is reloading. */
async function reloadStalePage(): Promise<boolean> {
  if (!(await isStale()) || hasUnsavedChanges()) return false
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false
    sessionStorage.setItem(RELOADED_KEY, 'true')
  } catch {
    // Without storage, a second reload could not be prevented.
    return false
  }
  await reloadFromServer()
  return true
}

/** The service worker would answer with the same page again; it is kept while the server cannot be reached. */
export async function reloadFromServer(): Promise<void> {
  if ((await fetchPage()) !== null) await removeServiceWorker().catch(() => undefined)
  location.reload()
}

const RELOADED_KEY = 'reloaded-stale-page'

/**
 * Resolves to whether the server's page refers to other scripts than this one; false when the server cannot be
 * reached.
 */
async function isStale(): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  const page = await fetchPage()
  return page !== null && scripts.some((script) => !page.includes(new URL(script.src).pathname))
}

/** Resolves to the server's page, also where a service worker has another; null when the server cannot be reached. */
async function fetchPage(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const page = await response.text()
    return response.ok && isOwnAnswer(response) ? page : null
  } catch {
    return null
  }
}

/** Asks the guards of open forms and uploads, which prevent this event's default. */
const hasUnsavedChanges = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
