/** Notes in the page when an element of the selector was first drawn: `seenAt`, in milliseconds since 1970. Runs in the page itself. */
export function watchFor(selector: string): void {
  const look = () => {
    const { height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    if (height > 0) window.seenAt = performance.timeOrigin + performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

declare global {
  interface Window {
    seenAt?: number
  }
}
