/** A figure that links to the list of the counted records; zero is plain text. */
import { Link } from 'react-admin'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function CountLink({ count, filter, clientId, label }: CountLinkProps) {
  if (count === 0) return '0'
  const elsewhere = clientId ? `&clientId=${encodeURIComponent(clientId)}` : ''
  return (
    <Link to={`${observationListPath(filter)}${elsewhere}`} aria-label={label}>
      {formatNumber(count)}
    </Link>
  )
}

/** Observations, all or those of one result. `of`: what the row of a table is about. */
export function ResultCount({ result, of, ...figure }: ResultCountProps) {
  const t = useT()
  const counted = { smart_count: figure.count, of: of ?? '' }
  const kind = result ?? 'all'
  return (
    <CountLink
      {...figure}
      filter={result ? { ...figure.filter, showResult: result } : figure.filter}
      label={t(of === undefined ? `charts.counted.${kind}` : `charts.counted.of.${kind}`, counted)}
    />
  )
}

interface ResultCountProps extends Omit<CountLinkProps, 'label'> {
  /** Absent: all. */
  result?: 'correct' | 'incorrect'
  of?: string
}

interface CountLinkProps {
  count: number
  filter: ObservationListFilter
  /** Client, when it is not the current one. */
  clientId?: string
  /** The figure and what it counts, for screen readers out of context: '5 incorrect observations'. */
  label: string
}
