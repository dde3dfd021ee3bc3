/** How often a person agrees with the truth of calibration clips: by principle, and by quarter. */
import { Box, Typography } from '@mui/material'
import { kappaLevelOf } from '#domain/calibration/agreement.ts'
import { toProportion } from '#domain/accuracy/accuracy.ts'
import { formatDate } from '../../foundation/format/formatDate.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { ProportionBar } from '../accuracy/ProportionBar.tsx'
import { type AgreementRecord, useAgreement } from './calibrationApi.ts'

/** `userId` null: one's own. */
export function AgreementSection({ userId, title }: { userId: string | null; title: string }) {
  const t = useT()
  const query = useAgreement(userId)
  return (
    <Section
      title={title}
      {...(userId === null ? {} : { subtitle: t('calibration.agreement.onlyThey') })}
    >
      <QueryState query={query} height={120} errorText={t('calibration.agreement.failed')}>
        {(record) =>
          record.judged > 0 ? (
            <Agreement record={record} />
          ) : (
            <Typography color="text.secondary">{t('calibration.agreement.none')}</Typography>
          )
        }
      </QueryState>
    </Section>
  )
}

function Agreement({ record }: { record: AgreementRecord }) {
  const t = useT()
  const text = (key: 'agreed' | 'share' | 'open' | 'kappa' | 'principle' | 'quarter') =>
    t(`calibration.agreement.${key}`)
  const none = [t('accuracy.table.noReviews'), t('calibration.agreement.none')] as const
  const asked = record.by_principle.filter(({ answered, unsure }) => answered + unsure > 0)
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <FigureTable
          caption={t('calibration.agreement.byPrinciple')}
          head={[
            { label: text('principle') },
            ...(['agreed', 'share', 'open', 'kappa'] as const).map((key) => ({
              label: text(key),
            })),
          ]}
        >
          {asked.map(({ principle, answered, agreed, unsure, kappa }) => (
            <FigureRow
              key={principle}
              name={t(`enums.principle.${principle}`)}
              cells={[
                [text('agreed'), `${formatNumber(agreed)} / ${formatNumber(answered)}`],
                [
                  text('share'),
                  <ProportionBar
                    key="share"
                    proportion={toProportion(agreed, answered)}
                    none={none}
                  />,
                ],
                [text('open'), formatNumber(unsure)],
                [
                  text('kappa'),
                  kappa
                    ? t('calibration.agreement.kappaValue', {
                        value: twoDigits(kappa.value),
                        low: twoDigits(kappa.low),
                        high: twoDigits(kappa.high),
                        level: t(`calibration.agreement.levels.${kappaLevelOf(kappa.value)}`),
                      })
                    : t('calibration.agreement.tooFew'),
                ],
              ]}
            />
          ))}
        </FigureTable>
      </Box>
      <FigureTable
        caption={t('calibration.agreement.byQuarter')}
        head={[{ label: text('quarter') }, { label: text('agreed') }, { label: text('share') }]}
      >
        {record.by_quarter.map(({ start, answered, agreed }) => (
          <FigureRow
            key={start}
            name={formatDate(start)}
            cells={[
              [text('agreed'), `${formatNumber(agreed)} / ${formatNumber(answered)}`],
              [
                text('share'),
                <ProportionBar
                  key="share"
                  proportion={toProportion(agreed, answered)}
                  none={none}
                />,
              ],
            ]}
          />
        ))}
      </FigureTable>
    </>
  )
}

const twoDigits = (value: number): string =>
  value.toLocaleString(readerLocale(), { maximumFractionDigits: 2 })
