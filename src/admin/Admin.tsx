/**
 * react-admin's <Admin>, assembled from its two parts: the stock component also loads its layout, menu and sign-in
 * form.
 */
import createCache, { type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { CssBaseline } from '@mui/material'
import type { ReactNode } from 'react'
import { AdminContext, type AdminProps, CoreAdminUI, Notification } from 'react-admin'
import { overTitle, TOP_LEFT } from './parts/layout/UpdateOffer.tsx'

export type { AdminProps }

export function Admin({
  authProvider,
  dataProvider,
  i18nProvider,
  queryClient,
  routerProvider,
  store,
  theme,
  ...interfaceProps
}: AdminProps) {
  const context = {
    authProvider,
    dataProvider,
    i18nProvider,
    queryClient,
    routerProvider,
    store,
    theme,
  }
  return (
    <AdminContext {...context}>
      <CssBaseline enableColorScheme />
      <CoreAdminUI disableTelemetry {...interfaceProps} />
      <Notification anchorOrigin={TOP_LEFT} sx={overTitle} />
    </AdminContext>
  )
}

/** Adds the page's content-security nonce to every style that Emotion writes. */
export function StyleNonce({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}

/** The build writes it into the page; the development server needs none. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/**
 * In place of Emotion's own prefixes, of which Safari needs this one. The rest are rules for old browsers; any other refuses
 * each with an exception.
 */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

const cache = createCache({
  key: 'css',
  stylisPlugins: [prefixUserSelect],
  ...(nonce ? { nonce } : {}),
})
