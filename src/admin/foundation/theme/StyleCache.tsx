/** Where Emotion writes the styles: with the page's content-security nonce. */
import createCache, { type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

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

const cache = createCache({
  key: 'css',
  stylisPlugins: [prefixUserSelect],
  ...(nonce ? { nonce } : {}),
})
