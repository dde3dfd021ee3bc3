/**
 * jsdom environment for screens that call the real server in the same process: modules and byte arrays are Node's
 * own.
 */
import { builtinEnvironments } from 'vitest/runtime'

// Vitest takes the environment from the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  name: 'browserOnServer',
  viteEnvironment: 'ssr',
  async setup(scope: typeof globalThis, options: Record<string, unknown>) {
    const { Uint8Array, ArrayBuffer } = scope
    const browser = await builtinEnvironments.jsdom.setup(scope, options)
    // The server's keys belong to Node's realm; jsdom's arrays do not.
    Object.assign(scope, { Uint8Array, ArrayBuffer })
    // jsdom has no layout that could change.
    Object.assign(scope, { ResizeObserver: NoResizeObserver, IntersectionObserver: AlwaysNear })
    // jsdom has none, and knows no pseudo-element of its own.
    Object.assign(scope, { CSS: { supports: () => false } })
    const { defaultView } = scope.document
    if (defaultView) {
      defaultView.getComputedStyle = scope.getComputedStyle = plainStyles(defaultView)
      for (const labelled of [
        'HTMLInputElement',
        'HTMLTextAreaElement',
        'HTMLButtonElement',
      ] as const)
        Object.defineProperty(defaultView[labelled].prototype, 'labels', { get: labelsOf })
    }
    // React would create a task of the debugger for each element.
    Reflect.deleteProperty(console, 'createTask')
    return browser
  },
}

class NoResizeObserver {
  observe = (): void => undefined
  unobserve = (): void => undefined
  disconnect = (): void => undefined
}

/** Without a layout, everything is in view. */
class AlwaysNear {
  constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = (): void => this.onChange([{ isIntersecting: true }])
  disconnect = (): void => undefined
}

/**
 * Replaces getComputedStyle by the styles of attributes and browser defaults, cached for equal elements: jsdom has no
 * layout, and matching each rule of each stylesheet would take most of a test's time.
 */
function plainStyles(browser: Browser): typeof getComputedStyle {
  // From a document without stylesheets.
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

/** jsdom walks the whole document once for each of its labels. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const { id } = this
  const around = this.closest('label')
  const labels =
    id === ''
      ? []
      : [...this.ownerDocument.querySelectorAll<HTMLLabelElement>('label[for]')].filter(
          ({ htmlFor }) => htmlFor === id,
        )
  return around && !around.hasAttribute('for') ? [around, ...labels] : labels
}

type Browser = Pick<Window & typeof globalThis, 'document' | 'getComputedStyle'>

/** Stylesheet properties that tests depend on: whether a button is clickable, and whether it has a name. */
const DECISIVE = [
  ['.MuiButtonBase-root.Mui-disabled', 'pointer-events', 'none'],
  ['.MuiAutocomplete-clearIndicator', 'visibility', 'hidden'],
] as const

const SHAPING: ReadonlySet<string> = new Set(['style', 'hidden', 'type', 'open'])
