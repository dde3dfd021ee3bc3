/**
 * A script that notes in the page when an element of the selector was first drawn: `seenAt`, in milliseconds since 1970.
 * As text, for what runs our TypeScript puts helpers into functions that a page does not have.
 */
export const visibilityWatcher = (selector: string): string => `{
  const look = () => {
    const { height = 0 } = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect() ?? {}
    if (height > 0) window.seenAt = performance.timeOrigin + performance.now()
    else requestAnimationFrame(look)
  }
  look()
}`

declare global {
  interface Window {
    seenAt?: number
  }
}
