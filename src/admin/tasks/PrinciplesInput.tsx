/** The task's own principles: shown while the usual ones are overridden, cleared when they are not (spec 4 and 9). */
import { useState } from 'react'
import { useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { withPrinciplesOverride } from '#domain/tasks/taskDependencies.ts'
import { LabelledSwitch } from '../forms/LabelledSwitch.tsx'
import { useFieldLabel } from '../forms/useFieldLabel.ts'
import { enumLabels } from '../i18n/enumLabels.ts'
import { PrincipleChoices } from './PrincipleChoices.tsx'

export function PrinciplesInput() {
  const { field, fieldState } = useInput({ source: 'taskPrinciples' })
  const chosen = field.value as Principle[]
  const [isOpen, setOpen] = useState(false)
  const overrides = isOpen || chosen.length > 0
  const label = useFieldLabel('task_principles_override')
  const usual = useUsualPrinciples()
  return (
    <>
      <LabelledSwitch
        label={label}
        checked={overrides}
        onChange={(isOn) => {
          setOpen(isOn)
          field.onChange(withPrinciplesOverride({ taskPrinciples: chosen }, isOn).taskPrinciples)
        }}
        hint={`The usual ones of this task: ${usual}.`}
      />
      {overrides && (
        <PrincipleChoices
          chosen={chosen}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    </>
  )
}

function useUsualPrinciples(): string {
  const [is_pushing, is_pulling] = useWatch({ name: ['isPushing', 'isPulling'] }) as boolean[]
  return applicablePrinciples({
    is_pushing: is_pushing ?? false,
    is_pulling: is_pulling ?? false,
    task_principles_override: false,
    task_principles: [],
  })
    .map((principle) => enumLabels.principle[principle])
    .join(', ')
}
