/** /qrcodes?locations=…: printable QR codes of locations, departments or tasks; they open the observation form. */
import Print from '@mui/icons-material/PrintOutlined'
import { Alert, Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useLocation } from 'react-admin'
import { useState } from 'react'
import { graphql } from '#api/graphql.ts'
import { isOwnMachine } from '#domain/ownMachine.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { EmptyPage } from '../../parts/layout/EmptyPage.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { CODED_RESOURCES, type CodedResource } from '../../parts/qr/PrintCodes.tsx'
import { QrSheet } from './QrSheet.tsx'
import { WorkplaceInputs } from './WorkplaceInputs.tsx'
import { type Workplace, workplaceOf } from './workplace.ts'

export function QrCodesPage() {
  const t = useT()
  const requested = useRequested()
  if (!requested) return <EmptyPage title={t('qr.title')}>{t('qr.none')}</EmptyPage>
  return (
    <>
      <PageHeader
        title={t('qr.title')}
        action={
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {t('qr.print')}
          </Button>
        }
      />
      <RequestedCodes {...requested} />
    </>
  )
}

function RequestedCodes({ resource, ids }: Requested) {
  const { company_name: company } = useCurrentClient()
  const dataProvider = useDataProvider()
  const t = useT()
  const query = useQuery({
    queryKey: ['qrCodes', resource, ids],
    queryFn: async ({ signal }) => {
      const [{ data }, { me }] = await Promise.all([
        dataProvider.getMany<RaRecord<string>>(resource, { ids, signal }),
        request(PUBLIC_ADDRESS, {}, { signal }),
      ])
      return {
        workplaces: data.map((record) => workplaceOf(resource, record)),
        // Not where this page was opened: phones may not find that name.
        origin: me.public_url ?? location.origin,
      }
    },
  })
  return (
    <QueryState query={query} height={480} errorText={t('qr.failed')}>
      {({ workplaces, origin }) => (
        <>
          {isOwnMachine(new URL(origin).hostname) && (
            <Alert severity="warning" sx={onScreen}>
              {t('qr.ownMachine')}
            </Alert>
          )}
          {workplaces.length === 1 && workplaces[0] ? (
            <SingleCode workplace={workplaces[0]} company={company} origin={origin} />
          ) : (
            <QrSheet workplaces={workplaces} company={company} origin={origin} />
          )}
        </>
      )}
    </QueryState>
  )
}

const onScreen = { mb: 2, maxWidth: 800, '@media print': { display: 'none' } } as const

/** A large code, which may also fill in a place around the record or a task there. */
function SingleCode({
  workplace,
  company,
  origin,
}: {
  workplace: Workplace
  company: string
  origin: string
}) {
  const [filled, setFilled] = useState(workplace.filled)
  return (
    <Stack spacing={2} sx={{ maxWidth: 800 }}>
      <WorkplaceInputs workplace={workplace} filled={filled} onChange={setFilled} />
      <QrSheet workplaces={[{ ...workplace, filled }]} company={company} origin={origin} />
    </Stack>
  )
}

const PUBLIC_ADDRESS = graphql(`
  query PublicAddress {
    me {
      public_url
    }
  }
`)

/** Returns the records in the address; null: there are none. */
function useRequested(): Requested | null {
  const params = new URLSearchParams(useLocation().search)
  const resource = CODED_RESOURCES.find((name) => params.get(name))
  if (!resource) return null
  const ids = (params.get(resource) ?? '').split(',').filter((id) => id !== '')
  return ids.length > 0 ? { resource, ids } : null
}

interface Requested {
  resource: CodedResource
  ids: string[]
}
