/** Clients with the most observations, and a link to the overview of all; for users with access to all clients. */
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { clientFiguresQuery } from '../clientOverview/clientFiguresQuery.ts'
import { ClientTable } from '../clientOverview/ClientTable.tsx'
import { sortClients } from '../clientOverview/sortClients.ts'
import { Section } from '../../parts/detail/Section.tsx'

export function BusiestClients({ range }: { range: SummaryRange }) {
  const { type } = useMe()
  return mayOpen(type, PAGE) ? <Card range={range} /> : null
}

function Card({ range }: { range: SummaryRange }) {
  const t = useT()
  const query = useQuery(clientFiguresQuery(range))
  return (
    <Section title={t('dashboard.clients.title')}>
      <QueryState query={query} height={240} errorText={t('messages.summaryFailed')}>
        {({ clients, days }) => (
          <ClientTable
            clients={sortClients(clients, 'observations', 'descending').slice(0, MAX_CLIENTS)}
            days={days}
          />
        )}
      </QueryState>
      <Button component={LinkBase} to={PAGE} sx={{ alignSelf: 'flex-start' }}>
        {t('dashboard.clients.all')}
      </Button>
    </Section>
  )
}

const PAGE = '/clientoverview'

const MAX_CLIENTS = 5
