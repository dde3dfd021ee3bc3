/**
 * History of an observation: who changed which fields and when, before and after. Renders nothing for users who may not
 * edit it.
 */
import { Box, Button, List, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslateLabel } from 'react-admin'
import { useState } from 'react'
import { fullNameOf } from '#domain/displayName.ts'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../../foundation/data/personFields.ts'
import { isUnreachable, loadErrorText } from '../../../foundation/data/graphqlError.ts'
import { request } from '../../../foundation/data/request.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { useT } from '../../../foundation/i18n/useT.ts'
import { type ObservationRecord } from '../observationRecord.ts'
import { formatChanges } from '../observationLabels.ts'
import { DateText } from '../../../parts/detail/DateText.tsx'

export function ObservationHistory({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  const { data: changes, error, refetch } = useObservationChanges(observation)
  const translateLabel = useTranslateLabel()
  const labelOf = (field: string) => {
    const label = translateLabel({ source: field, resource: 'allobservations' })
    return typeof label === 'string' ? label : field
  }
  if (error && !(changes && isUnreachable(error)))
    return (
      <Section title={t('observations.history.title')}>
        <Box role="alert">
          {loadErrorText(error, t('observations.history.failed'))}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('list.tryAgain')}
          </Button>
        </Box>
      </Section>
    )
  if (!changes) return null
  const visibleChanges = showsAll ? changes : changes.slice(0, INITIAL_COUNT)
  return (
    <Section title={t('observations.history.title')}>
      {changes.length === 0 && (
        <Typography color="text.secondary">{t('observations.history.none')}</Typography>
      )}
      <List component="ol" disablePadding sx={{ display: 'grid', gap: 2 }}>
        {visibleChanges.map((change) => (
          <li key={change.id}>
            <Typography variant="subtitle2" component="p">
              {change.user
                ? t('observations.history.by', {
                    action: t(`enums.auditAction.${change.action}`),
                    name: fullNameOf(change.user),
                  })
                : t('observations.history.bySystem', {
                    action: t(`enums.auditAction.${change.action}`),
                  })}
              <Typography variant="body2" component="span" color="text.secondary">
                {' '}
                · <DateText instant={change.at} />
              </Typography>
            </Typography>
            {change.action === 'UPDATE' && (
              <Box component="ul" sx={fieldsStyle}>
                {formatChanges(change.fields, observation, labelOf).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </Box>
            )}
          </li>
        ))}
      </List>
      {visibleChanges.length < changes.length && (
        <Box>
          <Button size="small" onClick={() => setShowsAll(true)}>
            {t('detail.showAll', { count: changes.length })}
          </Button>
        </Box>
      )}
    </Section>
  )
}

function useObservationChanges({ id, updated_at: updatedAt, video }: ObservationRecord) {
  return useQuery({
    queryKey: ['observationChanges', id, updatedAt, video?.updated_at],
    queryFn: async ({ signal }) => {
      return (await request(CHANGES_QUERY, { id }, { signal })).getObservationById.changes
    },
    placeholderData: (before) => before,
  })
}

const INITIAL_COUNT = 10

const CHANGES_QUERY = graphql(`query ObservationChanges($id: ID!) {
  getObservationById(id: $id) {
    changes { id at action user { ${PERSON} } fields { field before after } }
  }
}`)

const fieldsStyle = { m: 0, mt: 0.5, pl: 2.5, fontSize: 13, overflowWrap: 'anywhere' } as const
