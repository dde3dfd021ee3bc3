/** Agreement of a person with the truth of calibration clips: by principle, and by quarter. */
import { Box, Typography } from '@mui/material'
import { kappaLevelOf, MIN_ANSWERS_FOR_KAPPA } from '#domain/calibration/agreement.ts'
import { toProportion } from '#domain/accuracy/accuracy.ts'
import { formatHundredths } from '../../foundation/format/formatFigure.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { ProportionBar } from '../../parts/charts/ProportionBar.tsx'
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
  const text = (key: 'agreed' | 'shareAlone' | 'open' | 'kappaAlone' | 'principle' | 'quarter') =>
    t(`calibration.agreement.${key}`)
  const share = { label: text('shareAlone'), content: t('calibration.agreement.share') }
  const none = [t('accuracy.table.noReviews'), t('calibration.agreement.none')] as const
  const asked = record.by_principle.filter(({ answered, unsure }) => answered + unsure > 0)
  const agreedCells = ({ agreed, answered }: { agreed: number; answered: number }) =>
    [
      [text('agreed'), `${formatNumber(agreed)} / ${formatNumber(answered)}`],
      [
        share.label,
        <ProportionBar key="share" proportion={toProportion(agreed, answered)} none={none} />,
      ],
    ] as const
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <FigureTable
          caption={t('calibration.agreement.byPrinciple')}
          head={[
            { label: text('principle') },
            { label: text('agreed') },
            share,
            { label: text('open') },
            { label: text('kappaAlone'), content: t('calibration.agreement.kappa') },
          ]}
        >
          {asked.map(({ principle, kappa, ...counts }) => (
            <FigureRow
              key={principle}
              name={t(`enums.principle.${principle}`)}
              cells={[
                ...agreedCells(counts),
                [text('open'), formatNumber(counts.unsure)],
                [
                  text('kappaAlone'),
                  kappa
                    ? t('calibration.agreement.kappaValue', {
                        value: formatHundredths(kappa.value),
                        low: formatHundredths(kappa.low),
                        high: formatHundredths(kappa.high),
                        level: t(`calibration.agreement.levels.${kappaLevelOf(kappa)}`),
                      })
                    : t(
                        `calibration.agreement.${counts.answered < MIN_ANSWERS_FOR_KAPPA ? 'tooFew' : 'oneKind'}`,
                      ),
                ],
              ]}
            />
          ))}
        </FigureTable>
      </Box>
      <FigureTable
        caption={t('calibration.agreement.byQuarter')}
        head={[{ label: text('quarter') }, { label: text('agreed') }, share]}
      >
        {record.by_quarter.map(({ start, ...counts }) => (
          <FigureRow key={start} name={quarterOf(start)} cells={agreedCells(counts)} />
        ))}
      </FigureTable>
    </>
  )
}

/** 'Oct – Dec 2026'; `start`: the first day. */
function quarterOf(start: string): string {
  const first = new Date(start)
  const last = new Date(first)
  last.setUTCMonth(first.getUTCMonth() + 2)
  return new Intl.DateTimeFormat(readerLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(first, last)
}
