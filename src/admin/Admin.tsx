/**
 * react-admin's <Admin>, assembled from its two parts: the stock component also loads its layout, menu and sign-in
 * form.
 */
import { CssBaseline } from '@mui/material'
import { Children, isValidElement, type ReactNode, useMemo } from 'react'
import {
  AdminContext,
  type AdminProps,
  CoreAdminUI,
  Notification,
  Resource,
  ResourceDefinitionContext,
  type ResourceDefinitions,
  type ResourceProps,
} from 'react-admin'
import { FollowMode } from './foundation/theme/AppTheme.tsx'
import { SIDEBAR_WIDTH } from './foundation/theme/appTheme.ts'

export type { AdminProps }

export function Admin({
  authProvider,
  dataProvider,
  i18nProvider,
  queryClient,
  routerProvider,
  store,
  theme,
  darkTheme,
  children,
  ...interfaceProps
}: Omit<AdminProps, 'children'> & { children: ReactNode }) {
  const resources = useMemo(
    () => ({ definitions: definitionsOf(children), register: ignore, unregister: ignore }),
    [children],
  )
  const context = {
    authProvider,
    dataProvider,
    i18nProvider,
    queryClient,
    routerProvider,
    store,
    theme,
    darkTheme,
  }
  return (
    <AdminContext {...context}>
      <CssBaseline enableColorScheme />
      <FollowMode />
      <ResourceDefinitionContext.Provider value={resources}>
        <CoreAdminUI disableTelemetry {...interfaceProps}>
          {children}
        </CoreAdminUI>
        <Notification anchorOrigin={TOP_LEFT} sx={overTitle} />
      </ResourceDefinitionContext.Provider>
    </AdminContext>
  )
}

const TOP_LEFT = { vertical: 'top', horizontal: 'left' } as const

/**
 * Over the page's title, the one place without a control at every width: beside it are the page's actions, and the
 * pager, Save and the rows of a list may be anywhere below.
 */
const overTitle = {
  top: { xs: 64, md: 16 },
  left: { md: SIDEBAR_WIDTH + 16 },
} as const

/** Known from the start: react-admin would register them in effects, and render all again that uses them. */
const definitionsOf = (children: ReactNode): ResourceDefinitions =>
  Object.fromEntries(
    Children.toArray(children)
      .filter((child) => isValidElement<ResourceProps>(child))
      .filter(({ type }) => type === Resource)
      .map((resource) => [resource.props.name, Resource.registerResource(resource.props)]),
  )

const ignore = () => undefined
