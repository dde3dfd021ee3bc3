/** /qrcodes?locations=…: printable QR codes of locations, departments or tasks; they open the observation form. */
import Print from '@mui/icons-material/PrintOutlined'
import { Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useLocation, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { EmptyPage } from '../../parts/layout/EmptyPage.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { CODED_RESOURCES, type CodedResource } from '../../parts/qr/PrintCodes.tsx'
import { QrSheet } from './QrSheet.tsx'
import { WorkplaceInputs } from './WorkplaceInputs.tsx'
import { type Workplace, workplaceOf } from './workplace.ts'

export function QrCodesPage() {
  const translate = useTranslate()
  const requested = useRequested()
  if (!requested) return <EmptyPage title={translate('qr.title')}>{translate('qr.none')}</EmptyPage>
  return (
    <>
      <PageHeader
        title={translate('qr.title')}
        action={
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {translate('qr.print')}
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
  const translate = useTranslate()
  const query = useQuery({
    queryKey: ['qrCodes', resource, ids],
    queryFn: async ({ signal }) =>
      (await dataProvider.getMany<RaRecord<string>>(resource, { ids, signal })).data.map((record) =>
        workplaceOf(resource, record),
      ),
  })
  return (
    <QueryState query={query} height={480} errorText={translate('qr.failed')}>
      {(workplaces) =>
        workplaces.length === 1 && workplaces[0] ? (
          <SingleCode workplace={workplaces[0]} company={company} />
        ) : (
          <QrSheet workplaces={workplaces} company={company} />
        )
      }
    </QueryState>
  )
}

/** A large code, which may also fill in a place around the record or a task there. */
function SingleCode({ workplace, company }: { workplace: Workplace; company: string }) {
  const [filled, setFilled] = useState(workplace.filled)
  return (
    <Stack spacing={2} sx={{ maxWidth: 800 }}>
      <WorkplaceInputs workplace={workplace} filled={filled} onChange={setFilled} />
      <QrSheet workplaces={[{ ...workplace, filled }]} company={company} />
    </Stack>
  )
}

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
