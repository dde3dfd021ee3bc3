/** The calibration clips of the client, newest first, for people who make them. */
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useCreatePath } from 'react-admin'
import { displayName } from '#domain/displayName.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { InlineObservationDate } from '../../parts/detail/ObservationDate.tsx'
import { useClips } from './calibrationApi.ts'

export function ClipList() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const [take, setTake] = useState(PAGE)
  const query = useClips(clientId, take)
  const createPath = useCreatePath()
  return (
    <Section title={t('calibration.clips.title')}>
      <QueryState query={query} height={120} errorText={t('calibration.clips.failed')}>
        {({ calibrationClips: clips, totalCalibrationClips: total }) =>
          total === 0 ? (
            <Typography color="text.secondary">{t('calibration.clips.none')}</Typography>
          ) : (
            <>
              <FigureTable
                caption={t('calibration.clips.title')}
                head={(['recording', 'state', 'judged'] as const).map((key) => ({
                  label: t(`calibration.clips.${key}`),
                }))}
              >
                {clips.map((clip) => (
                  <FigureRow
                    key={clip.id}
                    name={
                      <TextLink
                        to={createPath({
                          resource: 'allobservations',
                          id: clip.observation_id,
                          type: 'show',
                        })}
                      >
                        {displayName(clip.task, t)} · <InlineObservationDate at={clip.date} />
                      </TextLink>
                    }
                    cells={[
                      [t('calibration.clips.state'), t(`calibration.clips.${stateOf(clip)}`)],
                      [t('calibration.clips.judged'), formatNumber(clip.judged_by_count)],
                    ]}
                  />
                ))}
              </FigureTable>
              {total > clips.length && take < MAX_TAKE && (
                <Box>
                  <Button onClick={() => setTake(Math.min(take * 3, MAX_TAKE))}>
                    {t('calibration.clips.more')}
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

const PAGE = 10
const MAX_TAKE = 100

const stateOf = ({ agreed_at: agreed, retired_at: retired }: ClipState) =>
  retired ? 'retired' : agreed ? 'inUse' : 'proposed'

interface ClipState {
  agreed_at?: string | null
  retired_at?: string | null
}
