/** Unregisters the service worker, so that the next load of the page comes from the server. Its files stay until a new service worker is installed. */
export async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
}
