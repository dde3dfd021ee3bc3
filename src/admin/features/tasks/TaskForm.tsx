/** The task form. */
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Task } from '#api/generated/contract.ts'
import { applyManualCheckRule, NEW_TASK, taskFormSchema } from '#domain/tasks/taskForm.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { AccessInput, ChoicesInput } from '../../parts/forms/ChoiceInput.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import { useInvalidateGuidance } from '../gbsVideos/useInvalidateGuidance.ts'
import { BackToTasks } from './BackToTasks.tsx'
import { PrinciplesInput } from './PrinciplesInput.tsx'
import { TaskVideoInput } from './TaskVideoInput.tsx'

export const taskFormConfig: FormConfig<Task> = {
  resource: 'tasks',
  schema: taskFormSchema,
  defaultValues: () => NEW_TASK,
}

/** /tasks/addTask */
export function TaskCreate() {
  return (
    <>
      <BackToTasks />
      <EntityCreate config={taskFormConfig} fields={<TaskFields />} />
    </>
  )
}

/** /tasks/{id}/edit */
export function TaskEdit() {
  const invalidateGuidance = useInvalidateGuidance()
  return (
    <>
      <BackToTasks />
      <EntityEdit
        config={taskFormConfig}
        mutationOptions={{ onSettled: invalidateGuidance }}
        fields={<TaskFields />}
      />
    </>
  )
}

/** Fields of the task form. */
export function TaskFields() {
  const t = useT()
  const { trigger } = useFormContext()
  const locations = useRecordSource('locations', { filter: { hasDepartments: true } })
  const departments = useRecordSource('departments')
  const users = useRecordSource('users')
  const checkPulling = () => void trigger('uses_pull_tilt_take')
  return (
    <>
      <Section title={t('tasks.title')}>
        <TextInput source="name" isRequired />
        <SwitchInput source="is_pushing" />
        <SwitchInput source="is_pulling" onSwitch={checkPulling} />
        <SwitchInput source="uses_pull_tilt_take" onSwitch={checkPulling} />
      </Section>
      <Section title={t('tasks.form.questions')}>
        <SwitchInput source="show_other_observation_option" />
        <ManualCheckInput />
        <PrinciplesInput />
      </Section>
      <Section title={t('tasks.access')}>
        <AccessInput
          source="locations"
          all="task_has_full_location_access"
          choices={locations}
          hint={t('tasks.form.locations')}
        />
        <AccessInput
          source="departments"
          all="task_has_full_department_access"
          choices={departments}
          hint={t('tasks.form.departments')}
        />
        <ChoicesInput source="users" choices={users} hint={t('tasks.form.users')} />
      </Section>
      <Section title={t('tasks.form.guidance')}>
        <TaskVideoInput />
      </Section>
    </>
  )
}

/** Switch for manual checks of results; always on unless the client's AI is enabled. */
export function ManualCheckInput() {
  const t = useT()
  const { ai_enabled: aiEnabled } = useCurrentClient()
  const switchedOff = applyManualCheckRule({ requires_manual_check: false }, aiEnabled)
  const isForced = switchedOff.requires_manual_check
  return (
    <SwitchInput
      source="requires_manual_check"
      forced={isForced ? true : undefined}
      hint={isForced ? t('messages.manualCheckForced') : undefined}
    />
  )
}
