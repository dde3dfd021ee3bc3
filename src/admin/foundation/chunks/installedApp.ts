/**
 * Keeps the app on the device through a service worker, looks for new versions, and offers one that is ready. Loaded when
 * the first page can be used.
 */
import { isOwnAnswer } from '#domain/ownAnswer.ts'
import { Workbox } from 'workbox-window'
import { languageStore } from '../i18n/i18nProvider.ts'
import { appUpdate } from './appUpdate.ts'
import { removeServiceWorker } from './removeServiceWorker.ts'
import { trustedScriptUrl } from './trustedScriptUrl.ts'

/** Browsers that refuse, and failed downloads, are silent: the app works without, and the next start tries again. */
export async function installApp(): Promise<void> {
  const workbox = new Workbox(trustedScriptUrl(SCRIPT))
  workbox.addEventListener('waiting', () => {
    appUpdate.set({
      reload: () => {
        workbox.addEventListener('controlling', () => location.reload())
        workbox.messageSkipWaiting()
      },
    })
  })
  // Another tab has opened the new version; the files of the old one are still there. The first one is no news.
  let isKept = navigator.serviceWorker.controller !== null
  workbox.addEventListener('controlling', () => {
    if (isKept) appUpdate.set({ reload: () => location.reload() })
    isKept = true
  })
  await workbox.register()
  void keepLanguage()
  languageStore.subscribe(() => void keepLanguage())
  await findUpdate(workbox)
  repeatUpdateCheck(() => findUpdate(workbox))
}

const SCRIPT = '/serviceWorker.js'

/** Texts of the language in use stay on the device. */
async function keepLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'LANGUAGE', language: languageStore.get() })
}

async function findUpdate(workbox: Workbox): Promise<void> {
  try {
    await workbox.update()
  } catch {
    const isGone = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' }).then(
      (response) => response.status === 404 && isOwnAnswer(response),
      () => false,
    )
    if (isGone) await removeServiceWorker()
  }
}

/** When the network is back, and when somebody returns to the app. */
function repeatUpdateCheck(check: () => Promise<void>): void {
  let checkedAt = Date.now()
  const onReturn = () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < MIN_INTERVAL_MS) return
    checkedAt = Date.now()
    void check()
  }
  window.addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onReturn)
}

const MIN_INTERVAL_MS = 3_600_000
