/** A figure that links to the list of the counted records; zero is plain text. */
import { Link } from 'react-admin'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

export function CountLink({ count, filter, clientId, label }: CountLinkProps) {
  if (count === 0) return '0'
  const elsewhere = clientId ? `&clientId=${encodeURIComponent(clientId)}` : ''
  return (
    <Link to={`${observationListPath(filter)}${elsewhere}`} aria-label={label}>
      {formatNumber(count)}
    </Link>
  )
}

interface CountLinkProps {
  count: number
  filter: ObservationListFilter
  /** Client, when it is not the current one. */
  clientId?: string
  /** The figure and what it counts, for screen readers out of context: '5 incorrect observations'. */
  label: string
}
