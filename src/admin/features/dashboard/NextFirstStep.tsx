/** A new client's next first step, on the page of what was just added: nobody has to go back to the dashboard for it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { graphql } from '#api/graphql.ts'
import { matchPage, type PagePattern } from '#domain/access.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { useAddress } from '../../foundation/router/AddressProvider.tsx'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import type { KeyFiguresData } from './keyFiguresQuery.ts'

/** People who come from a dashboard with the first steps take them along; others pay no request for them. */
export function NextFirstStep() {
  const { pathname } = useAddress()
  const { id: clientId } = useCurrentClient()
  const queryClient = useQueryClient()
  const page = matchPage(pathname)
  const isStarting = () =>
    queryClient
      .getQueriesData<KeyFiguresData>({ queryKey: ['allobservations', 'keyFigures', clientId] })
      .some(([, figures]) => figures?.gettingStarted)
  const { data } = useQuery({
    queryKey: ['allobservations', 'gettingStarted', clientId, pathname],
    queryFn: ({ signal }) => request(FIRST_STEPS, { clientId }, { signal }),
    enabled: page !== null && PAGES_OF_ADDED.has(page) && isStarting(),
  })
  if (!data?.gettingStarted) return null
  return (
    <Suspense fallback={null}>
      <NextStep progress={data.gettingStarted} here={pathname} />
    </Suspense>
  )
}

/** Pages that saving leads to. */
const PAGES_OF_ADDED = new Set<PagePattern>([
  '/locations/:id',
  '/departments/:id',
  '/tasks/:id',
  '/users/:id',
  '/campaigns/:id',
  '/allobservations/addObservation',
])

const NextStep = lazyScreen(() => import('./GettingStarted.tsx'), 'NextStep')

const FIRST_STEPS = graphql(`
  query FirstSteps($clientId: ID) {
    gettingStarted(clientId: $clientId) {
      has_locations
      has_departments
      has_tasks
      has_people
      has_observations
      has_campaigns
    }
  }
`)
