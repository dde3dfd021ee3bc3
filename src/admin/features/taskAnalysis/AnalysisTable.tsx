/** Every task or place by principle, the surest first. */
import { Box, Button, Chip } from '@mui/material'
import { useState } from 'react'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { displayName } from '#domain/displayName.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { FoldedSection } from '../../parts/detail/FoldedSection.tsx'
import type { ActedOn } from '../taskActions/taskActionApi.ts'
import { rangeText, rowShare, shareText } from '../../parts/charts/intervalText.ts'
import { ExportAnalysis } from './ExportAnalysis.tsx'
import { isSortColumn, sortHead, sortRows, type Sorted, SUREST_FIRST } from './sortRows.tsx'
import type { AnalysisRow, TaskAnalysisAnswer } from './taskAnalysisQuery.ts'

export function AnalysisTable({ analysis, onAct }: AnalysisTableProps) {
  const t = useT()
  const [all, setAll] = useState(false)
  const [sorted, setSorted] = useState<Sorted>(SUREST_FIRST)
  const ordered = sortRows(analysis.rows, sorted, t)
  const rows = all ? ordered : ordered.slice(0, INITIAL_ROWS)
  const isSample = typeof analysis.sampled_people === 'number'
  const fewPeople = isSample ? 'fewOfSample' : 'fewPeople'
  const fewObservations = isSample ? 'fewInSample' : 'notCompared'
  const columns = ['observations', 'people', 'incorrect', 'share', 'expected', 'limits'] as const
  const of = (column: (typeof columns)[number]) => t(`taskAnalysis.table.${column}`)
  return (
    <FoldedSection
      name="taskAnalysis.table"
      title={t('taskAnalysis.table.title')}
      subtitle={t('taskAnalysis.table.hint')}
    >
      <Box sx={{ overflowX: 'auto' }}>
        <FigureTable
          caption={t('taskAnalysis.table.caption')}
          head={[
            sortHead('name', t('taskAnalysis.table.name'), sorted, setSorted),
            ...columns.map((column) =>
              isSortColumn(column)
                ? sortHead(column, of(column), sorted, setSorted)
                : { label: of(column) },
            ),
          ]}
        >
          {rows.map((row) => (
            <FigureRow
              key={`${row.record.id} ${row.principle}`}
              name={<RowName row={row} by={analysis.by} onAct={onAct} />}
              cells={[
                [of('observations'), formatNumber(row.observations)],
                ...(typeof row.share === 'number'
                  ? ([
                      [of('people'), formatNumber(row.people ?? 0)],
                      [
                        of('incorrect'),
                        <Incorrect key="incorrect" row={row} analysis={analysis} />,
                      ],
                      [
                        of('share'),
                        `${rowShare(row)} (${rangeText(row.interval_low ?? 0, row.interval_high ?? 1)})`,
                      ],
                    ] as const)
                  : ([
                      [of('people'), t(`taskAnalysis.table.${fewPeople}`)],
                      [of('incorrect'), '–'],
                      [of('share'), '–'],
                    ] as const)),
                ...(typeof row.expected === 'number'
                  ? ([
                      [of('expected'), shareText(row.expected)],
                      [
                        of('limits'),
                        <Box key="limits" component="span" sx={{ whiteSpace: 'nowrap' }}>
                          {rangeText(row.limit_low ?? 0, row.limit_high ?? 1)}
                        </Box>,
                      ],
                    ] as const)
                  : ([
                      [of('expected'), '–'],
                      [
                        of('limits'),
                        typeof row.share === 'number'
                          ? t(`taskAnalysis.table.${fewObservations}`)
                          : '–',
                      ],
                    ] as const)),
              ]}
            />
          ))}
        </FigureTable>
      </Box>
      {analysis.rows.length > rows.length && (
        <Button onClick={() => setAll(true)} sx={{ alignSelf: 'start' }}>
          {t('taskAnalysis.table.all', { count: analysis.rows.length })}
        </Button>
      )}
      <ExportAnalysis analysis={analysis} />
    </FoldedSection>
  )
}

const INITIAL_ROWS = 12

interface AnalysisTableProps {
  analysis: TaskAnalysisAnswer
  /** Starts an action for a row. */
  onAct: (actedOn: ActedOn) => void
}

function RowName({ row, by, onAct }: RowNameProps) {
  const t = useT()
  return (
    <Box sx={{ minWidth: { sm: 160 } }}>
      {displayName(row.record, t)}
      <Box sx={{ color: 'text.secondary' }}>{t(`enums.principle.${row.principle}`)}</Box>
      {row.is_named && (
        <Chip
          size="small"
          color="error"
          variant="outlined"
          label={t(by === 'TASK' ? 'taskAnalysis.answer.look' : 'taskAnalysis.answer.lookPlace')}
        />
      )}
      <Box className={NOT_PRINTED_CLASS} sx={{ ml: -0.625 }}>
        <Button
          size="small"
          aria-label={t('taskActions.addTo', {
            name: displayName(row.record, t),
            principle: t(`enums.principle.${row.principle}`),
          })}
          onClick={() => onAct({ by, record: row.record, principle: row.principle })}
        >
          {t('taskActions.add')}
        </Button>
      </Box>
    </Box>
  )
}

interface RowNameProps extends Pick<AnalysisTableProps, 'onAct'> {
  row: AnalysisRow
  by: TaskAnalysisAnswer['by']
}

/** The list names people, so it is no link where names are hidden. */
function Incorrect({ row, analysis }: { row: AnalysisRow; analysis: TaskAnalysisAnswer }) {
  const t = useT()
  const count = row.incorrect ?? 0
  if (analysis.names_hidden) return formatNumber(count)
  const { locations, departments, ...days } = analysis.filter
  const filter: ObservationListFilter = {
    ...days,
    ...(departments.length > 0 && { departments }),
    ...(analysis.by === 'TASK'
      ? { tasks: [row.record.id], ...(locations.length > 0 && { locations }) }
      : { locations: [row.record.id], exactPlaces: true }),
    principles: [row.principle],
    showResult: 'incorrect',
  }
  const principle = t(`enums.principle.${row.principle}`)
  const label = t('taskAnalysis.table.incorrectOf', {
    smart_count: count,
    name: displayName(row.record, t),
    principle,
  })
  return <CountLink count={count} filter={filter} label={label} />
}
