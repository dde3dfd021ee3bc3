/** A verdict in a table, a card or a preview: colour, icon and word. */
import { Chip } from '@mui/material'
import { VERDICT_LABELS } from '#domain/observations/verdict.ts'
import type { Verdict } from '#domain/observations/verdict.ts'
import { VerdictIcon } from './VerdictIcon.tsx'

/** `word` replaces the verdict's own word where the place knows a better one. */
export function VerdictChip({ verdict, label: word = VERDICT_LABELS[verdict] }: VerdictChipProps) {
  return <Chip color={verdict} icon={<VerdictIcon verdict={verdict} />} label={word} />
}

interface VerdictChipProps {
  verdict: Verdict
  label?: string
}
