/** A figure that links to the list of the counted records; zero is plain text. */
import { Link } from 'react-admin'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

export function CountLink({ count, filter, clientId, of }: CountLinkProps) {
  if (count === 0) return '0'
  const elsewhere = clientId ? `&clientId=${encodeURIComponent(clientId)}` : ''
  return (
    <Link
      to={`${observationListPath(filter)}${elsewhere}`}
      aria-label={`${formatNumber(count)} ${of}`}
    >
      {formatNumber(count)}
    </Link>
  )
}

interface CountLinkProps {
  count: number
  filter: ObservationListFilter
  /** Client, when it is not the current one. */
  clientId?: string
  /**
   * Counted things, which make the link understandable to screen readers out of context: 'incorrect observations'.
   */
  of: string
}
