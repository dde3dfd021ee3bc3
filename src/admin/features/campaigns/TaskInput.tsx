/** The campaign's task, or 'No task', which heads the choices (spec 3). */
import { useInput } from 'react-admin'
import { useMemo } from 'react'
import type { Choice, ChoiceSource } from '../../parts/choices/choiceSource.ts'
import { SingleAutocomplete } from '../../parts/choices/SingleAutocomplete.tsx'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { NO_TASK } from './noTask.ts'

export function CampaignTaskInput() {
  const { field, fieldState } = useInput({ source: 'task', format: identity, parse: identity })
  const tasks = useRecordSource('tasks')
  const choices = useMemo(() => withNoTask(tasks), [tasks])
  return (
    <SingleAutocomplete<Choice>
      label={useFieldLabel('task')}
      source={choices}
      value={(field.value as Choice | null) ?? NO_TASK}
      onChange={(choice) => field.onChange(choice?.id ? choice : null)}
      hint="Observations of this campaign are about this task only."
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  )
}

const withNoTask = (tasks: ChoiceSource<Choice>): ChoiceSource<Choice> => ({
  ...tasks,
  key: [...tasks.key, 'orNone'],
  load: async (search, signal) => {
    const found = await tasks.load(search, signal)
    return matchesNoTask(search) ? [NO_TASK, ...found] : found
  },
})

const matchesNoTask = (search: string) => NO_TASK.name.toLowerCase().includes(search.toLowerCase())

const identity = <Value,>(value: Value): Value => value
