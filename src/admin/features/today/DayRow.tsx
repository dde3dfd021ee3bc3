/** A row of the page with one's observations of the day: task, time, place and people, with a chip on the right. */
import type { ReactNode } from 'react'
import { RecordRow } from '../../parts/list/RecordRow.tsx'
import { InlineObservationDate } from '../../parts/detail/ObservationDate.tsx'

export function DayRow({ at, details, ...row }: DayRowProps) {
  return (
    <RecordRow
      {...row}
      facts={
        <>
          <InlineObservationDate at={at} />
          {details.filter(Boolean).map((detail) => ` · ${detail}`)}
        </>
      }
    />
  )
}

interface DayRowProps {
  title: ReactNode
  /** ISO instant, or a local minute. */
  at: string
  /** Null and empty ones are left out. */
  details: readonly (string | null)[]
  state: ReactNode
  /** Below the texts. */
  children?: ReactNode
}
