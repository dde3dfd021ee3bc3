/** /allobservations: the observation list. */
import { Suspense, useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { onIdleAfterPaint } from '../../parts/layout/onIdleAfterPaint.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { useObservationColumns } from './useObservationColumns.tsx'
import { useJustAdded } from './form/justAdded.ts'
import { ObservationFilterForm } from './filter/ObservationFilterForm.tsx'
import { SummaryPanel } from './summary/SummaryPanel.tsx'

export function ObservationList() {
  return (
    <EntityList
      title="Observations"
      addLabel="Add observation"
      errorText={MESSAGES.observationsFailed}
      header={
        <>
          <Added />
          <Filters />
        </>
      }
      footer={<Summary />}
      hideSearch
      columns={useObservationColumns()}
    />
  )
}

/** Most visits of the list follow no addition, so that the bar's code is loaded when there is one. */
function Added() {
  const { id, client_id: clientId } = useMe()
  const added = useJustAdded(id, clientId)
  if (!added) return null
  return (
    <Suspense>
      <AddedBar added={added} />
    </Suspense>
  )
}

const AddedBar = lazyScreen(() => import('./form/AddedBar.tsx'), 'AddedBar')

function Filters() {
  return <ObservationFilterForm key={useCurrentClient().id} enabled={useFirstRowsShown()} />
}

function Summary() {
  return <SummaryPanel enabled={useFirstRowsShown()} />
}

/** Returns true once the list's first rows are on the screen or cannot be loaded now; later pages do not change it. */
function useFirstRowsShown(): boolean {
  const isOnline = useIsOnline()
  const isLoading = useListContext().isPending && isOnline
  const [areShown, setShown] = useState(false)
  useEffect(
    () => (isLoading ? undefined : onIdleAfterPaint(() => setShown(true), DELAY_MS)),
    [isLoading],
  )
  return areShown
}

/** Milliseconds in which the first rows can be read and clicked without interruption. */
const DELAY_MS = 250
