/** The individuals who were chosen last, one tap each; shows nothing while there are none. */
import { Button, List } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useT } from '../../../foundation/i18n/useT.ts'
import type { Choice, ChoiceSource } from '../../../parts/choices/choiceSource.ts'

export function RecentIndividuals({ source, except, beforeChange }: RecentIndividualsProps) {
  const t = useT()
  const { field } = useController({ name: 'observee_id' })
  const chosen = field.value as Choice | null
  // The dropdown loads the same when it is opened.
  const { data = [] } = useQuery({
    queryKey: [...source.key, ''],
    queryFn: ({ signal }) => source.load('', signal),
    enabled: source.noteOf !== undefined,
    staleTime: STALE_TIME_MS,
  })
  const recent = data
    .filter((choice) => source.noteOf?.(choice) && choice.id !== except)
    .slice(0, MAX_BUTTONS)
  if (recent.length === 0) return null
  const choose = (choice: Choice) => {
    beforeChange(choice)
    field.onChange(choice)
  }
  return (
    <List disablePadding aria-label={t('addObservation.recentIndividuals')} sx={list}>
      {recent.map((choice) => {
        const isChosen = choice.id === chosen?.id
        return (
          <li key={choice.id}>
            <Button
              variant="outlined"
              color="inherit"
              aria-pressed={isChosen}
              onClick={() => choose(choice)}
              sx={isChosen ? CHOSEN : BUTTON}
            >
              {choice.name}
            </Button>
          </li>
        )
      })}
    </List>
  )
}

interface RecentIndividualsProps {
  source: ChoiceSource<Choice>
  /** Id of the one who was just observed; null: nobody. */
  except: string | null
  /** Called with the new value while the form still has the old one. */
  beforeChange: (choice: Choice) => void
}

const MAX_BUTTONS = 3

/** Milliseconds. */
const STALE_TIME_MS = 30_000

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const

const BUTTON = { minHeight: 48, borderColor: 'outline', textTransform: 'none' } as const
const CHOSEN = { ...BUTTON, boxShadow: 'inset 0 0 0 2px currentColor', fontWeight: 600 } as const
