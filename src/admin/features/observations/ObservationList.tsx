/** /allobservations: the observation list. */
import { Alert } from '@mui/material'
import { Suspense } from 'react'
import { useListContext } from 'react-admin'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { useObservationColumns } from './useObservationColumns.tsx'
import { useAddedObservation } from './form/addedObservation.ts'
import { ObservationFilterForm } from './filter/ObservationFilterForm.tsx'
import { ReviewButton } from './review/ReviewButton.tsx'
import { SummaryPanel } from './summary/SummaryPanel.tsx'

export function ObservationList() {
  const t = useT()
  return (
    <EntityList
      title={t('observations.title')}
      addLabel={t('resources.allobservations.action.create')}
      errorText={t('messages.observationsFailed')}
      header={
        <>
          <Added />
          <Filters />
          <WithoutRecording />
        </>
      }
      footer={<SummaryPanel />}
      hideSearch
      actions={<Review />}
      columns={useObservationColumns()}
    />
  )
}

/** Most visits of the list follow no addition, so that the bar's code is loaded when there is one. */
function Added() {
  const added = useAddedObservation('added')
  if (!added) return null
  return (
    <Suspense>
      <AddedBar added={added} />
    </Suspense>
  )
}

const AddedBar = lazyScreen(() => import('./form/AddedBar.tsx'), 'AddedBar')

/** Renders nothing where the list shows other records than results to review. */
function Review() {
  const { filterValues } = useListContext()
  return <ReviewButton filter={filterValues} />
}

/** Says what can be done about results that nobody can look at. */
function WithoutRecording() {
  const t = useT()
  const { filterValues } = useListContext()
  if (!filterValues.withoutRecording) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('observationFilters.withoutRecording')}
    </Alert>
  )
}

function Filters() {
  return <ObservationFilterForm key={useCurrentClient().id} />
}
