/** What elements look like by their own attributes and the browser's defaults alone: jsdom has no layout, and matching each rule of each stylesheet would take most of a test's time. */

/** Replaces the browser's answer; it is computed once for all elements that are alike. */
export function plainStyles(browser: Browser): typeof getComputedStyle {
  // Of a document without a stylesheet.
  const blank = browser.document.implementation.createHTMLDocument()
  const computed = browser.getComputedStyle.bind(browser)
  const known = new Map<string, CSSStyleDeclaration>()
  return (element) => {
    const twin = blank.importNode(element, false)
    for (const { name } of Array.from(twin.attributes))
      if (!SHAPING.has(name)) twin.removeAttribute(name)
    for (const [part, property, value] of DECISIVE)
      if (element.matches(part)) (twin as HTMLElement).style.setProperty(property, value)
    const key = twin.outerHTML
    const style = known.get(key) ?? computed(twin)
    known.set(key, style)
    return style
  }
}

export type Browser = Pick<Window & typeof globalThis, 'document' | 'getComputedStyle'>

/** What the stylesheets decide all the same: which button can be pressed, and which has a name. */
const DECISIVE = [
  ['.MuiButtonBase-root.Mui-disabled', 'pointer-events', 'none'],
  ['.MuiAutocomplete-clearIndicator', 'visibility', 'hidden'],
] as const

const SHAPING: ReadonlySet<string> = new Set(['style', 'hidden', 'type', 'open'])
