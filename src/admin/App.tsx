/** The signed-in app: what it is made of, and which screen stands at which address (spec 2). */
import { useMemo } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { CustomRoutes, localStorageStore, Resource, withLifecycleCallbacks } from 'react-admin'
import { canAccessAllClients, type Role } from '#domain/roles.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { Admin, StyleNonce } from './Admin.tsx'
import { authProvider } from './authProvider.ts'
import type { CurrentClient } from './foundation/auth/currentClient.ts'
import type { Me } from './foundation/auth/currentUser.ts'
import { clientCallbacks } from './features/clients/clientCallbacks.ts'
import * as campaigns from './features/campaigns/index.ts'
import * as clients from './features/clients/index.ts'
import { dataProvider } from './foundation/data/dataProvider.ts'
import { QUERY_DEFAULTS } from './foundation/auth/sessionQueryClient.ts'
import * as departments from './features/departments/index.ts'
import * as gbsVideos from './features/gbsVideos/index.ts'
import { i18nProvider } from './foundation/i18n/i18nProvider.ts'
import { lazyScreen } from './parts/layout/lazyScreen.tsx'
import { NotFound, PageError } from './parts/layout/EmptyPage.tsx'
import * as locations from './features/locations/index.ts'
import * as observations from './features/observations/index.ts'
import { ClientGate } from './foundation/router/ClientGate.tsx'
import { publicRouterProvider } from './foundation/router/publicRouterProvider.tsx'
import { GuardedLayout } from './AppLayout.tsx'
import { SessionError, SessionLoading } from './foundation/auth/SessionError.tsx'
import * as tasks from './features/tasks/index.ts'
import { themeOf } from './foundation/theme/appTheme.ts'
import * as users from './features/users/index.ts'

export { resolveEntryAddress } from './foundation/router/ClientGate.tsx'

export function App() {
  return (
    <StyleNonce>
      <ClientGate loading={<SessionLoading />} failed={sessionError}>
        {(client, me) => <ClientApp key={client.id} client={client} me={me} />}
      </ClientGate>
    </StyleNonce>
  )
}

/** One per client, with everything that remembers: no row, filter or choice of another client can show. */
function ClientApp({ client: { id, color }, me }: { client: CurrentClient; me: Me }) {
  const queryClient = useMemo(() => createQueryClient(me.type), [me.type])
  const store = useMemo(() => localStorageStore('1', `c${id}`), [id])
  const theme = useMemo(() => themeOf(color ?? DEFAULT_HIGHLIGHT), [color])
  const requestedClientId = canAccessAllClients(me.type) ? id : null
  const provider = useMemo(
    () => withLifecycleCallbacks(dataProvider(requestedClientId), [clientCallbacks]),
    [requestedClientId],
  )
  return (
    <Admin
      title="Liftwise"
      authProvider={authProvider}
      catchAll={NotFound}
      dashboard={Dashboard}
      dataProvider={provider}
      error={PageError}
      i18nProvider={i18nProvider}
      layout={GuardedLayout}
      loading={SessionLoading}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={store}
      theme={theme}
    >
      <Resource name="clients" {...clients} />
      <Resource name="locations" {...locations} />
      <Resource name="departments" {...departments} />
      <Resource name="users" {...users} />
      <Resource name="tasks" {...tasks} />
      <Resource name="campaigns" {...campaigns} />
      <Resource name="allobservations" {...observations} />
      <Resource name="gbslibrary" {...gbsVideos} />
      <CustomRoutes>
        <Route path="/users/:id/resetpassword" element={<PasswordReset />} />
        <Route path="/departments/importDepartments" element={<ImportPage kind="departments" />} />
        <Route path="/locations/importLocations" element={<ImportPage kind="locations" />} />
        <Route path="/users/importUsers" element={<ImportPage kind="users" />} />
        <Route path="/users/importUsers/employeeIds" element={<ImportPage kind="employeeIds" />} />
        <Route path="/clientoverview" element={<ClientOverview />} />
        <Route path="/aiaccuracy" element={<AiAccuracy />} />
        <Route path="/auditlog" element={<AuditLog />} />
        <Route path="/jobs" element={<JobCentre />} />
        <Route path="/help" element={<HelpPage />} />
        <Route path="/privacy" element={<LegalPage page="/privacy" />} />
        <Route path="/termsandconditions" element={<LegalPage page="/termsandconditions" />} />
      </CustomRoutes>
    </Admin>
  )
}

const sessionError = (error: Error, retry: () => void) => (
  <SessionError error={error} retry={retry} />
)

const PasswordReset = lazyScreen(
  () => import('./features/users/PasswordReset.tsx'),
  'PasswordReset',
)

const ImportPage = lazyScreen(() => import('./features/imports/ImportPage.tsx'), 'ImportPage')

const AiAccuracy = lazyScreen(() => import('./features/accuracy/AiAccuracy.tsx'), 'AiAccuracy')

const JobCentre = lazyScreen(() => import('./features/jobs/JobsPage.tsx'), 'JobsPage')

const HelpPage = lazyScreen(() => import('./features/help/HelpPage.tsx'), 'HelpPage')

const AuditLog = lazyScreen(() => import('./features/auditLog/AuditLog.tsx'), 'AuditLog')

const LegalPage = lazyScreen(() => import('./features/legal/LegalPage.tsx'), 'LegalPage')

const ClientOverview = lazyScreen(
  () => import('./features/clientOverview/ClientOverview.tsx'),
  'ClientOverview',
)

const Dashboard = lazyScreen(() => import('./features/dashboard/Dashboard.tsx'), 'Dashboard')

/** react-admin asks for the role and would build its routes once more with the answer, which is known. */
function createQueryClient(role: Role): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } })
  queryClient.setQueryDefaults(['auth', 'getPermissions'], { initialData: role })
  return queryClient
}

const routerProvider = publicRouterProvider()
const { Route } = routerProvider
