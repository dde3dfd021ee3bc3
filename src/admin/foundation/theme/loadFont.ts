/**
 * Loads the font, which is as large as a third of the app's code, after the first content. Until then texts have a font of
 * the device, made as large: see page.css.
 */
export function loadFont(): void {
  // Without it, texts stay as they are.
  import('@fontsource-variable/inter/wght.css').catch(() => undefined)
}

/** Returns whether the service worker keeps it. */
export const isFontOnDevice = (): boolean => Boolean(navigator.serviceWorker?.controller)
