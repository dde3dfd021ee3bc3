/** The signed-in app: its resources, routes and providers. */
import { memo, Suspense, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { QueryClient } from '@tanstack/react-query'
import {
  CustomRoutes,
  localStorageStore,
  Resource,
  type Store,
  withLifecycleCallbacks,
} from 'react-admin'
import { canAccessAllClients, type Role } from '#domain/roles.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { Admin } from './Admin.tsx'
import { authProvider } from './authProvider.ts'
import type { CurrentClient } from './foundation/auth/currentClient.ts'
import type { Me } from './foundation/auth/currentUser.ts'
import { useLanguageOf } from './foundation/auth/personLanguage.ts'
import { clientCallbacks } from './features/clients/clientCallbacks.ts'
import { auditLogList } from './features/auditLog/auditLogList.ts'
import * as campaigns from './features/campaigns/index.ts'
import * as clients from './features/clients/index.ts'
import { dataProvider } from './foundation/data/dataProvider.ts'
import { CACHE_DEFAULTS, followConnection } from './foundation/auth/sessionQueryClient.ts'
import * as departments from './features/departments/index.ts'
import * as followUps from './features/followUps/index.ts'
import * as gbsVideos from './features/gbsVideos/index.ts'
import { i18nProvider, languageStore } from './foundation/i18n/i18nProvider.ts'
import { fetchJobs } from './parts/jobs/jobApi.ts'
import { NotFound, PageError } from './parts/layout/EmptyPage.tsx'
import { ShellLoading } from './parts/layout/ShellLoading.tsx'
import * as locations from './features/locations/index.ts'
import * as observations from './features/observations/index.ts'
import { queueProvider } from './features/submissionQueue/queueProvider.ts'
import { useSubmissionSender } from './features/submissionQueue/useQueuedSubmissions.ts'
import { ClientGate } from './foundation/router/ClientGate.tsx'
import { publicRouterProvider } from './foundation/router/publicRouterProvider.tsx'
import { GuardedLayout } from './AppLayout.tsx'
import { SessionError } from './foundation/auth/SessionError.tsx'
import { StyleCache } from './foundation/theme/StyleCache.tsx'
import * as tasks from './features/tasks/index.ts'
import { MODE_KEY, modeStore, useThemes } from './foundation/theme/AppTheme.tsx'
import * as users from './features/users/index.ts'
import { AuditLog, Dashboard, EXTRA_ROUTES, JobsPage, SecondFactorGate } from './screens.tsx'

export function App() {
  useEffect(followConnection, [])
  return (
    <StyleCache>
      <ClientGate loading={<ShellLoading />} failed={sessionError}>
        {(client, me) => <SignedIn client={client} me={me} />}
      </ClientGate>
    </StyleCache>
  )
}

function SignedIn({ client, me }: ClientAppProps) {
  const isLanguageReady = useLanguageOf(me.language)
  // In another language everything renders anew: dates, numbers and texts are all of one language.
  const language = useSyncExternalStore(languageStore.subscribe, languageStore.get)
  if (!isLanguageReady) return <ShellLoading />
  return me.must_set_up_second_factor ? (
    <Suspense fallback={<ShellLoading />}>
      <SecondFactorGate color={client.color} />
    </Suspense>
  ) : (
    <ClientApp key={`${client.id} ${language}`} client={client} me={me} />
  )
}

/** Signing out keeps it. Light or dark is chosen for the device. */
function personStore(personId: string, clientId: string): Store {
  const own = localStorageStore('1', `${personId}.${clientId}`)
  const storeOf = (key: string) => (key === MODE_KEY ? modeStore : own)
  return {
    ...own,
    setup: () => {
      own.setup()
      modeStore.setup()
    },
    teardown: () => {
      own.teardown()
      modeStore.teardown()
    },
    // Without a locale, react-admin renders nothing at first, and then the whole app in one long task.
    getItem: <T,>(key: string, fallback?: T) =>
      key === 'locale' ? (i18nProvider.getLocale() as T) : storeOf(key).getItem(key, fallback),
    // The URL alone holds a list's parameters; react-admin would store them too, and render the list a second time.
    setItem: (key, value) => {
      if (!key.endsWith('.listParams')) storeOf(key).setItem(key, value)
    },
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    reset: () => undefined,
  }
}

/**
 * One instance for each client, with its own caches: no row, filter or selection of another client can appear. Memoized,
 * because the gate renders at each navigation: new children would have react-admin register all resources again.
 */
const ClientApp = memo(function ClientApp({ client: { id, color }, me }: ClientAppProps) {
  const queryClient = useMemo(() => createQueryClient(me.type), [me.type])
  const store = useMemo(() => personStore(me.id, id), [me.id, id])
  const themes = useThemes(color ?? DEFAULT_HIGHLIGHT)
  const provider = useMemo(
    () =>
      queueProvider(
        withLifecycleCallbacks(
          dataProvider(canAccessAllClients(me.type) ? id : null, {
            auditlog: auditLogList(id),
            jobs: fetchJobs,
          }),
          [clientCallbacks],
        ),
        { id: me.id, client_id: me.client_id },
      ),
    [me.type, me.id, me.client_id, id],
  )
  const onRecorded = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['allobservations'] }),
    [queryClient],
  )
  useSubmissionSender(onRecorded)
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
      loading={ShellLoading}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={store}
      {...themes}
    >
      <Resource name="clients" {...clients} />
      <Resource name="locations" {...locations} />
      <Resource name="departments" {...departments} />
      <Resource name="users" {...users} />
      <Resource name="tasks" {...tasks} />
      <Resource name="campaigns" {...campaigns} />
      <Resource name="allobservations" {...observations} />
      <Resource name="followups" {...followUps} />
      <Resource name="gbslibrary" {...gbsVideos} />
      <Resource name="auditlog" list={AuditLog} />
      <Resource name="jobs" list={JobsPage} />
      <CustomRoutes>
        {Object.entries(EXTRA_ROUTES).map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
      </CustomRoutes>
    </Admin>
  )
})

interface ClientAppProps {
  client: CurrentClient
  me: Me
}

const sessionError = (error: Error, retry: () => void) => (
  <SessionError error={error} retry={retry} />
)

/** Presets the role, because react-admin would query it and then build its routes a second time. */
function createQueryClient(role: Role): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: CACHE_DEFAULTS })
  queryClient.setQueryDefaults(['auth', 'getPermissions'], { initialData: role })
  return queryClient
}

const routerProvider = publicRouterProvider()
const { Route } = routerProvider
