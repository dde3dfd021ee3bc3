/** The campaign's task, or 'No task', which heads the choices (spec 3). */
import { useInput } from 'react-admin'
import { useMemo } from 'react'
import type { Choice, ChoiceSource } from '../choices/choiceSource.ts'
import { Picker } from '../choices/Picker.tsx'
import { useRecordSource } from '../choices/useRecordSource.ts'
import { useFieldLabel } from '../forms/useFieldLabel.ts'
import { NO_TASK } from './noTask.ts'

export function TaskInput() {
  const { field, fieldState } = useInput({ source: 'task', format: asItIs, parse: asItIs })
  const tasks = useRecordSource('tasks')
  const choices = useMemo(() => withNoTask(tasks), [tasks])
  return (
    <Picker<Choice>
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
    return isFound(search) ? [NO_TASK, ...found] : found
  },
})

const isFound = (search: string) => NO_TASK.name.toLowerCase().includes(search.toLowerCase())

const asItIs = <Value,>(value: Value): Value => value
