/** What stands out, in a sentence each, with questions to look at it with. */
import { List, Stack, Typography } from '@mui/material'
import { displayName } from '#domain/displayName.ts'
import { TASK_PROMPTS } from '#domain/taskAnalysis/taskPrompts.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { RowActions } from '../taskActions/TaskActionSections.tsx'
import { rowShare, shareText } from '../../parts/charts/intervalText.ts'
import type { AnalysisRow, TaskAnalysisAnswer } from './taskAnalysisQuery.ts'

export function LookFirst({ analysis }: { analysis: TaskAnalysisAnswer }) {
  const t = useT()
  const named = analysis.rows.filter(({ is_named }) => is_named)
  if (named.length === 0)
    return (
      <Section title={t('taskAnalysis.answer.title')}>
        <Typography>{t('taskAnalysis.answer.clear')}</Typography>
      </Section>
    )
  return named.map((row) => (
    <NamedRow key={`${row.record.id} ${row.principle}`} row={row} by={analysis.by} />
  ))
}

function NamedRow({ row, by }: { row: AnalysisRow; by: TaskAnalysisAnswer['by'] }) {
  const t = useT()
  const { record, principle, expected } = row
  const name = displayName(record, t)
  return (
    <Section title={t('taskAnalysis.answer.lookAt', { name })}>
      <Typography sx={{ fontSize: '1rem' }}>
        {t('taskAnalysis.answer.named', {
          name,
          principle: t(`enums.principle.${principle}`),
          share: rowShare(row) ?? '',
          people: row.people ?? 0,
          expected: shareText(expected ?? 0),
        })}
      </Typography>
      <Typography color="text.secondary">{t('taskAnalysis.answer.observers')}</Typography>
      <Stack spacing={0.5}>
        <Typography variant="h3">{t('taskAnalysis.prompts.title')}</Typography>
        <Typography color="text.secondary">{t('taskAnalysis.prompts.hint')}</Typography>
        <List dense sx={{ listStyle: 'disc', pl: 3, display: 'grid', gap: 0.5 }}>
          {TASK_PROMPTS[principle].map((prompt) => (
            <Typography component="li" key={prompt}>
              {t(`taskAnalysis.prompts.${prompt}`)}
            </Typography>
          ))}
        </List>
      </Stack>
      <RowActions actedOn={{ by, record, principle }} />
    </Section>
  )
}
