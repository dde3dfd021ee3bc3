/** The task's own principles: shown while the usual ones are overridden, cleared when they are not (spec 4 and 9). */
import { useState } from 'react'
import { useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { applyPrinciplesOverride } from '#domain/tasks/taskDependencies.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { PrincipleCheckboxes } from './PrincipleChoices.tsx'

export function PrinciplesInput() {
  const { field, fieldState } = useInput({ source: 'taskPrinciples' })
  const selected = field.value as Principle[]
  const [isOpen, setOpen] = useState(false)
  const overrides = isOpen || selected.length > 0
  const label = useFieldLabel('task_principles_override')
  const defaults = useDefaultPrinciples()
  return (
    <>
      <LabelledSwitch
        label={label}
        checked={overrides}
        onChange={(isOn) => {
          setOpen(isOn)
          field.onChange(applyPrinciplesOverride({ taskPrinciples: selected }, isOn).taskPrinciples)
        }}
        hint={`The usual ones of this task: ${defaults}.`}
      />
      {overrides && (
        <PrincipleCheckboxes
          selected={selected}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    </>
  )
}

function useDefaultPrinciples(): string {
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
