/** The effect of a finished action, in one line; its figures before and after are folded. */
import { Box, Typography } from '@mui/material'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { rangeText, rowShare } from '../../parts/charts/intervalText.ts'
import { Folded } from '../../parts/detail/Folded.tsx'
import type { TaskActionRow } from './taskActionApi.ts'

export function ActionEffect({ note, effect }: ActionEffectProps) {
  const t = useT()
  const { days, conclusion, difference_low: low, difference_high: high } = effect
  const columns = ['observations', 'people', 'incorrect', 'share'] as const
  const of = (column: (typeof columns)[number]) => t(`taskAnalysis.table.${column}`)
  const [before, after] = [rowShare(effect.before), rowShare(effect.after)]
  const points = (share: number) => Math.round(share * 100)
  return (
    <Folded
      title={
        <>
          {before !== null && after !== null && `${before} → ${after} · `}
          {t(`taskActions.effect.${conclusion}`)}
        </>
      }
    >
      <Box sx={{ overflowX: 'auto', maxWidth: 720 }}>
        <FigureTable
          caption={t('taskActions.effect.caption', { note })}
          head={[
            { label: t('taskActions.effect.side') },
            ...columns.map((column) => ({ label: of(column) })),
          ]}
        >
          {(['before', 'after'] as const).map((side) => {
            const { observations, people, incorrect, interval_low, interval_high } = effect[side]
            const share = rowShare({ incorrect, observations })
            return (
              <FigureRow
                key={side}
                name={t(`taskActions.effect.${side}`, { smart_count: days })}
                cells={[
                  [of('observations'), formatNumber(observations)],
                  [
                    of('people'),
                    typeof people === 'number'
                      ? formatNumber(people)
                      : t('taskAnalysis.table.fewPeople'),
                  ],
                  [of('incorrect'), typeof incorrect === 'number' ? formatNumber(incorrect) : '–'],
                  [
                    of('share'),
                    share === null
                      ? '–'
                      : `${share} (${rangeText(interval_low ?? 0, interval_high ?? 1)})`,
                  ],
                ]}
              />
            )
          })}
        </FigureTable>
      </Box>
      {typeof low === 'number' && typeof high === 'number' && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('taskActions.effect.difference', { low: points(low), high: points(high) })}
        </Typography>
      )}
      <Typography variant="caption" component="p" color="text.secondary" sx={{ maxWidth: 720 }}>
        {t('taskActions.effect.note')}
      </Typography>
    </Folded>
  )
}

interface ActionEffectProps {
  /** Note of the action. */
  note: string
  effect: NonNullable<TaskActionRow['effect']>
}
