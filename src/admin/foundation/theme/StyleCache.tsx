/** Where Emotion writes the styles: with the page's content-security nonce, and without what this browser does not know. */
import createCache, { type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { memoize } from '#domain/memoize.ts'

export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}

/** The build writes it into the page; the development server needs none. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** In place of Emotion's own prefixes, of which Safari needs this one; the rest are for old browsers. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

/** Drops MUI's rules for other browsers, each of which this one would refuse with an exception. */
const skipForeignSelectors: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return
  element.props = element.props.filter(isKnown)
  if (element.props.length === 0) element.children = ''
}

const isKnown = (selector: string): boolean => {
  const [pseudoElement] = /::-(?:moz|ms)-[a-z-]+/u.exec(selector) ?? []
  return pseudoElement === undefined || isSupported(pseudoElement)
}

/** More than MUI has. */
const MAX_PSEUDO_ELEMENTS = 100

const isSupported = memoize(
  (pseudoElement: string) => CSS.supports(`selector(${pseudoElement})`),
  MAX_PSEUDO_ELEMENTS,
)

const cache = createCache({
  key: 'css',
  stylisPlugins: [prefixUserSelect, skipForeignSelectors],
  ...(nonce ? { nonce } : {}),
})
