/** Number of recordings of this client whose skeleton does not fit, by version of the thresholds. */
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { toProportion } from '#domain/accuracy/accuracy.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { ProportionBar } from '../../parts/charts/ProportionBar.tsx'

export function SkeletonMisfits() {
  const { id: clientId, company_name: client } = useCurrentClient()
  const t = useT()
  const query = useQuery({
    queryKey: ['allobservations', 'skeletonMisfits', clientId],
    queryFn: ({ signal }) => request(SKELETON_MISFITS, { input: { clientId } }, { signal }),
  })
  const title = t('modelCard.misfits.title', { client })
  const [version, analysed, misfits, share] = COLUMNS.map((column) =>
    t(`modelCard.misfits.${column}`),
  ) as [string, string, string, string]
  return (
    <Section title={title} subtitle={t('modelCard.misfits.text')}>
      <QueryState query={query} height={96} errorText={t('messages.summaryFailed')}>
        {({ skeletonMisfits: rows }) =>
          rows.length === 0 ? (
            <Typography color="text.secondary">{t('modelCard.misfits.none')}</Typography>
          ) : (
            <Box>
              <FigureTable
                caption={title}
                head={[
                  ...[version, analysed, misfits].map((label) => ({ label })),
                  { label: share, content: t('modelCard.misfits.shareHead') },
                ]}
              >
                {rows.map((row) => (
                  <FigureRow
                    key={row.thresholds_version}
                    name={t('modelCard.misfits.row', { version: row.thresholds_version })}
                    cells={[
                      [analysed, formatNumber(row.analysed)],
                      [
                        misfits,
                        <CountLink
                          key="misfits"
                          count={row.misfits}
                          filter={{
                            skeletonMisfit: true,
                            thresholdsVersion: [String(row.thresholds_version)],
                          }}
                          label={t('charts.counted.misfit', { smart_count: row.misfits })}
                        />,
                      ],
                      [
                        share,
                        <ProportionBar
                          key="share"
                          proportion={toProportion(row.misfits, row.analysed)}
                          none={['–', '']}
                        />,
                      ],
                    ]}
                  />
                ))}
              </FigureTable>
            </Box>
          )
        }
      </QueryState>
    </Section>
  )
}

const COLUMNS = ['version', 'analysed', 'misfits', 'share'] as const

const SKELETON_MISFITS = graphql(`
  query SkeletonMisfits($input: ObservationListInput) {
    skeletonMisfits(input: $input) {
      thresholds_version
      analysed
      misfits
    }
  }
`)
