/** People who opened the recording of an observation, for the person observed and for super users. */
import { Box, Button, List, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullNameOf } from '#domain/displayName.ts'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../../foundation/data/personFields.ts'
import { request } from '../../../foundation/data/request.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { QueryState } from '../../../parts/layout/QueryState.tsx'
import { Section } from '../../../parts/detail/Section.tsx'
import { DateText } from '../../../parts/detail/DateText.tsx'

export function RecordingViews({ observationId }: { observationId: string }) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  const query = useQuery({
    queryKey: ['recordingViews', observationId],
    queryFn: async ({ signal }) =>
      (await request(VIEWS, { id: observationId }, { signal })).getObservationById
        .recording_views ?? [],
  })
  return (
    <Section title={t('recordingViews.title')} subtitle={t('recordingViews.hint')}>
      <QueryState query={query} height={24} errorText={t('recordingViews.failed')}>
        {(views) =>
          views.length === 0 ? (
            <Typography color="text.secondary">{t('recordingViews.none')}</Typography>
          ) : (
            <>
              <List disablePadding sx={{ display: 'grid', gap: 1 }}>
                {(showsAll ? views : views.slice(0, INITIAL_COUNT)).map((view) => (
                  <li key={`${view.user?.id} ${view.viewed_at}`}>
                    {view.user ? fullNameOf(view.user) : t('contests.unknown')}
                    <Typography variant="body2" component="span" color="text.secondary">
                      {t('observations.detail.viewedAs', {
                        role: t(`enums.role.${view.role}`),
                      })}
                      <DateText instant={view.viewed_at} />
                    </Typography>
                  </li>
                ))}
              </List>
              {!showsAll && views.length > INITIAL_COUNT && (
                <Box>
                  <Button size="small" onClick={() => setShowsAll(true)}>
                    {t('recordingViews.more', { count: views.length })}
                  </Button>
                </Box>
              )}
            </>
          )
        }
      </QueryState>
    </Section>
  )
}

const INITIAL_COUNT = 5

const VIEWS = graphql(`query RecordingViews($id: ID!) {
  getObservationById(id: $id) { recording_views { user { ${PERSON} } role viewed_at } }
}`)
