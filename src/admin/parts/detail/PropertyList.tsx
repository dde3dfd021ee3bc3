/** Labelled values, of the record in context or of something else; an empty value is shown as 'N/A'. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/** `labels`: where their labels are, by source; absent: with the resource's fields. */
export function PropertyList({ properties, labels }: PropertyListProps) {
  const resource = useResourceContext()
  const translate = useTranslate()
  const prefix = labels ?? `resources.${resource}.fields`
  return (
    <Box component="dl" sx={grid}>
      {properties.map(([source, value], at) => (
        <div key={`${source} ${at}`}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(`${prefix}.${source}`, { _: nestedName(source) })}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {formatValue(value)}
          </Box>
        </div>
      ))}
    </Box>
  )
}

interface PropertyListProps {
  properties: readonly Property[]
  labels?: string
}

/** `source`: key of its label. A nested field without a label keeps its own name. */
export type Property = readonly [source: string, value: ReactNode]

/** Numbers have their digits grouped. */
function formatValue(value: ReactNode): ReactNode {
  if (isEmpty(value)) return t('messages.notApplicable')
  return typeof value === 'number' ? formatNumber(value) : value
}

export const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === ''

const nestedName = (source: string) => source.slice(source.indexOf('.') + 1)

const grid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
} as const
