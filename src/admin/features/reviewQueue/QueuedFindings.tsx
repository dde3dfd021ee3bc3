/** The AI's findings in rows, answered by keys or buttons: right, wrong or cannot tell; the focus moves on. */
import { Button, Divider, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../foundation/i18n/useT.ts'
import { focusWhenLost } from '../../parts/layout/useKeptFocus.ts'
import {
  type FindingAnswer,
  FindingToggle,
  KeyHint,
} from '../observations/review/FindingToggle.tsx'
import { hasReview } from '../observations/review/aiReviewConfig.ts'
import type { ReviewCommand } from '../observations/review/reviewKeys.ts'
import { useQueueKeys } from './useQueueKeys.ts'

export function QueuedFindings({ question, rows, words, ...props }: FindingsProps) {
  const { isReady = hasReview, onCommand } = props
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const elements = useRef<(HTMLDivElement | null)[]>([])
  const [at, setAt] = useState(0)
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set())
  const { setValue, getValues } = useFormContext()

  const focusRow = (row: number) => elements.current[row]?.focus({ preventScroll: true })
  // The page's heading keeps the focus that it gets when the page is opened.
  useEffect(() => focusWhenLost(elements.current[0] ?? null), [])

  const mark = (names: readonly string[], isUnknown: boolean) =>
    setUnknown((before) => {
      const after = new Set(before)
      for (const name of names)
        if (isUnknown) after.add(name)
        else after.delete(name)
      return after
    })
  const moveOn = (row: number) => focusRow(Math.min(row + 1, rows.length - 1))
  const answer = (chosen: FindingAnswer) => {
    const row = rows[at]
    if (!row) return
    setValue(row.name, chosen === 'unknown' ? null : chosen)
    mark([row.name], chosen === 'unknown')
    moveOn(at)
  }
  const allRight = () => {
    const names = rows.map(({ name }) => name)
    for (const name of names) setValue(name, true)
    mark(names, false)
    focusRow(rows.length - 1)
  }
  const save = () => {
    const form = root.current?.closest('form')
    if (isReady(getValues())) form?.requestSubmit()
    else focusRow(0)
  }
  useQueueKeys(root, (command) => {
    const actions: Partial<Record<ReviewCommand, () => void>> = {
      right: () => answer(true),
      wrong: () => answer(false),
      unknown: () => answer('unknown'),
      allRight,
      up: () => focusRow(Math.max(at - 1, 0)),
      down: () => moveOn(at),
      save,
    }
    if (actions[command]) actions[command]()
    else onCommand(command)
  })
  return (
    <Stack ref={root} divider={<Divider />}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', pb: 0.5 }}>
        <Typography sx={{ flexGrow: 1 }}>{question}</Typography>
        <Button onClick={allRight} sx={{ gap: 0.5, flexShrink: 0 }}>
          {words?.all ?? t('reviewQueue.allRight')} <KeyHint command="allRight" />
        </Button>
      </Stack>
      {rows.map(({ name, label, finding }, row) => (
        <FindingToggle
          key={name}
          name={name}
          label={label}
          finding={finding}
          {...(words ? { words } : {})}
          inQueue={{
            ref: (element) => {
              elements.current[row] = element
            },
            isUnknown: unknown.has(name),
            onAnswer: (chosen) => mark([name], chosen === 'unknown'),
            onFocus: () => setAt(row),
          }}
        />
      ))}
    </Stack>
  )
}

export interface QueuedFinding {
  /** Name of the form's field. */
  name: string
  label: string
  finding: ReactNode
}

interface FindingsProps {
  question: string
  rows: readonly QueuedFinding[]
  words?: { right: string; wrong: string; all: string }
  /** Returns whether there is something to save. */
  isReady?: (form: Record<string, unknown>) => boolean
  /** Called for the keys that are not about the rows. */
  onCommand: (command: ReviewCommand) => void
}
