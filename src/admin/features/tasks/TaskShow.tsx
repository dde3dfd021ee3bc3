/** /tasks/{id}: a task, its principles, its places and people, its guidance video, and its observations. */
import { Typography } from '@mui/material'
import type { Task } from '#api/generated/contract.ts'
import { applicablePrinciples, hasOwnPrinciples } from '#domain/observations/principles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertySection } from '../../parts/detail/PropertyList.tsx'
import { printCodeOf } from '../../parts/qr/PrintCodes.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { RelatedObservations } from '../observations/RelatedObservations.tsx'
import { GuidanceVideo } from '../observations/GuidanceVideo.tsx'
import { BackToTasks } from './BackToTasks.tsx'
import { taskKind, taskKindLabel } from './taskKindLabel.ts'

const printCode = printCodeOf('tasks')

export function TaskShow() {
  const t = useT()
  return (
    <>
      <BackToTasks />
      <EntityShow<Task> actions={printCode}>
        {(task) => (
          <>
            <PropertySection<Task>
              title={t('tasks.title')}
              properties={[
                'name',
                ['kind', taskKindLabel(task)],
                'uses_pull_tilt_take',
                'show_other_observation_option',
                'requires_manual_check',
                ['task_principles', <TaskPrinciples key="principles" task={task} />],
                'observation_count',
                'created_at',
                'updated_at',
              ]}
            />
            <TaskAccess task={task} />
            {task.gbs_video && (
              <Section title={t('tasks.guidanceVideo')}>
                <GuidanceVideo taskId={task.id} />
              </Section>
            )}
            <RelatedObservations filter={{ tasks: [task.id] }} without="tasks" />
          </>
        )}
      </EntityShow>
    </>
  )
}

/** Places and people of a task. */
export function TaskAccess({ task }: { task: Task }) {
  const t = useT()
  const { client_id: clientId } = task
  return (
    <PropertySection<Task>
      title={t('tasks.access')}
      properties={[
        [
          'locations',
          task.task_has_full_location_access ? (
            t('tasks.allLocations')
          ) : (
            <RelatedRecords
              key="locations"
              resource="locations"
              clientId={clientId}
              records={task.locations}
            />
          ),
        ],
        [
          'departments',
          task.task_has_full_department_access ? (
            t('tasks.allDepartments')
          ) : (
            <RelatedRecords
              key="departments"
              resource="departments"
              clientId={clientId}
              records={task.departments}
            />
          ),
        ],
        [
          'users',
          <RelatedRecords
            key="users"
            resource="users"
            clientId={clientId}
            records={task.users}
            emptyText={t('tasks.everyone')}
          />,
        ],
      ]}
    />
  )
}

/** Principles that a task's observations are judged by, and whether they are the default ones. */
export function TaskPrinciples({ task }: { task: Task }) {
  const t = useT()
  const origin = hasOwnPrinciples(task)
    ? t('tasks.ownPrinciples')
    : t(`tasks.defaultFor.${taskKind(task)}`)
  return (
    <>
      {applicablePrinciples(task)
        .map((principle) => t(`enums.principle.${principle}`))
        .join(', ')}
      <Typography variant="caption" component="span" display="block" color="text.secondary">
        {origin}
      </Typography>
    </>
  )
}
