/** What stands between the title of the observations' list and its table: the filter form and the summary (spec 2). */
import { useListContext } from 'react-admin'
import { useEffect, useState } from 'react'
import { useCurrentClient } from '../auth/currentClient.ts'
import { whenDrawn } from '../layout/whenDrawn.ts'
import { ObservationFilterForm } from './filter/ObservationFilterForm.tsx'
import { SummaryPanel } from './summary/SummaryPanel.tsx'

export function AboveObservations() {
  const { id: clientId } = useCurrentClient()
  const isTime = useFirstRows()
  return (
    <>
      <ObservationFilterForm key={clientId} isTime={isTime} />
      <SummaryPanel isTime={isTime} />
    </>
  )
}

/** Whether the list's first rows are on the screen, or could not be loaded. Later pages change nothing. */
function useFirstRows(): boolean {
  const { isPending } = useListContext()
  const [areShown, setShown] = useState(false)
  useEffect(() => (isPending ? undefined : whenDrawn(() => setShown(true), PAUSE)), [isPending])
  return areShown
}

/** Milliseconds: the rows are looked at, and clicked, first. */
const PAUSE = 250
