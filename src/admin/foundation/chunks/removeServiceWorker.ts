/** Has the next load of the page come from the server. Its files stay until a new service worker is installed. */
export async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
}
