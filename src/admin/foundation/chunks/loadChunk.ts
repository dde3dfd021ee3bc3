/** Loads code on demand: retries once, and reloads the page when a deploy has replaced the files that it refers to. */

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
  location.reload()
  return true
}

const RELOADED_KEY = 'reloaded-stale-page'

/**
 * Resolves to whether the server's page refers to other scripts than this one; false when the server cannot be
 * reached.
 */
async function isStale(): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const page = await response.text()
    return response.ok && scripts.some((script) => !page.includes(new URL(script.src).pathname))
  } catch {
    return false
  }
}

/** Asks the guards of open forms and uploads, which prevent this event's default. */
const hasUnsavedChanges = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
