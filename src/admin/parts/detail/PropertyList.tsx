/** Labelled values, of the record in context or of something else; an empty value is shown as 'N/A'. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { formatBoolean } from '../../foundation/format/formatBoolean.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { DateText } from './DateText.tsx'
import { Section } from './Section.tsx'

/** Section of labelled values. */
export const PropertySection = <Stored extends object>({
  title,
  properties,
}: PropertyListProps<Stored> & { title: string }) => (
  <Section title={title}>
    <PropertyList<Stored> properties={properties} />
  </Section>
)

/** `labels`: where their labels are, by source; absent: with the resource's fields. */
export function PropertyList<Stored extends object = object>({
  properties,
  labels,
}: PropertyListProps<Stored>) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const translate = useTranslate()
  const prefix = labels ?? `resources.${resource}.fields`
  return (
    <Box component="dl" sx={grid}>
      {properties.map(propertyOf(record)).map(([source, value], at) => (
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

interface PropertyListProps<Stored extends object> {
  /** A name alone is a field of the record in context. */
  properties: readonly (Property | (keyof Stored & string))[]
  labels?: string
}

/** `source`: key of its label. A nested field without a label keeps its own name. */
export type Property = readonly [source: string, value: ReactNode]

const propertyOf =
  (record: Record<string, unknown> = {}) =>
  (property: Property | string): Property => {
    if (typeof property !== 'string') return property
    const value = record[property] as ReactNode
    return property.endsWith('_at')
      ? [property, <DateText key={property} instant={value as string | null} />]
      : [property, value]
  }

/** Numbers have their digits grouped; true and false are 'Yes' and 'No'. */
function formatValue(value: ReactNode): ReactNode {
  if (isEmpty(value)) return t('messages.notApplicable')
  if (typeof value === 'boolean') return formatBoolean(value)
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
