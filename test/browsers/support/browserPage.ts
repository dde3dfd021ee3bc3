/** Actions of the suite in a browser, in the words of its driver: the same jobs run in each. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export interface BrowserPage {
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>
  /** Runs the body of an async function in the page; its arguments are `input` and what it returns is JSON. */
  run: <T>(body: string, input?: unknown) => Promise<T>
  /** Each acts on the one element that is found, as soon as there is one. */
  click: (query: Query) => Promise<void>
  /** Replaces a field's text by what is typed. */
  type: (query: Query, text: string) => Promise<void>
  /** Presses a key where the focus is. */
  press: (key: 'Escape') => Promise<void>
  /** Chooses a file from disk. */
  attach: (query: Query, path: string) => Promise<void>
  waitFor: (query: Query) => Promise<void>
  /** A PNG of the page, or of one element. */
  screenshot: (query?: Query) => Promise<Uint8Array>
  /** The page as PDF; absent where the driver cannot print. */
  print?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Finds by role and name, by the text of a label, by text, or by selector; `inside` limits where. */
export type Query = (
  | { role: string; name?: Name }
  | { label: Name }
  | { text: Name }
  | { css: string }
) & {
  inside?: Query
}

type Name = string | RegExp

/** Time that an element may take: the machine may be busy with another browser. */
export const PATIENCE_MS = 25_000

const require = createRequire(import.meta.url)

/** Testing Library as a script that a page runs. */
export const TESTING_LIBRARY = `${readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)};globalThis.TestingLibraryDom = TestingLibraryDom`

/** The body of an async function of `input`, a query in JSON, that resolves with its element. */
export const FIND = `
  const { within } = TestingLibraryDom
  const nameOf = (name) => (name && typeof name === 'object' ? new RegExp(name.source, name.flags) : name)
  const find = (query) => {
    const scope = within(query.inside ? find(query.inside) : document.body)
    if (query.role) return scope.getAllByRole(query.role, { name: nameOf(query.name) })[0]
    if (query.label) return scope.getAllByLabelText(nameOf(query.label))[0]
    if (query.text) return scope.getAllByText(nameOf(query.text))[0]
    const found = (query.inside ? find(query.inside) : document).querySelector(query.css)
    if (!found) throw new Error('No ' + query.css)
    return found
  }
  const until = Date.now() + ${PATIENCE_MS}
  for (;;) {
    try {
      const found = find(input)
      found.scrollIntoView({ block: 'center' })
      return found
    } catch (error) {
      if (Date.now() > until) throw new Error('Nothing found: ' + String(error.message).split('\\n')[0])
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }`

/**
 * The same, once the element has stayed where it is: a driver clicks where an element was, even when what loads above it
 * moves or replaces it meanwhile.
 */
export const FIND_STILL = `
  let found = null
  let last = ''
  for (let still = 0; still < 3; ) {
    if (!found?.isConnected) {
      found = await (async () => {${FIND}})()
      found.scrollIntoView({ block: 'center' })
    }
    await new Promise(requestAnimationFrame)
    const { x, y } = found.getBoundingClientRect()
    still = found.isConnected && last === x + ',' + y ? still + 1 : 0
    last = x + ',' + y
  }
  return found`

/** A query as JSON, with patterns as their source and flags. */
export function asJson(query: Query): unknown {
  return JSON.parse(
    JSON.stringify(query, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  )
}
