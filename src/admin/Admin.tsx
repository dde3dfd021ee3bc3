/** react-admin's <Admin>, from its own two parts: the stock one would also load its layout, menu and sign-in form. */
import { CssBaseline } from '@mui/material'
import { AdminContext, type AdminProps, CoreAdminUI, Notification } from 'react-admin'

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
      <Notification />
    </AdminContext>
  )
}
