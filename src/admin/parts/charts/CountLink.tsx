/** A figure that leads to the list that proves it; nothing stands behind a zero. */
import { Link } from 'react-admin'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'

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
  /** Of another client than the one on the screen. */
  clientId?: string
  /** What is counted, for who hears the link without what stands around it: 'incorrect observations'. */
  of: string
}
