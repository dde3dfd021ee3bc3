/** /tasks/{id}: what a task is, what it asks for, who does it where, its guidance, and its observations. */
import type { Task } from '#api/generated/contract.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertyList, yesOrNo } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { formatDateTime } from '../../foundation/format/shownInstant.ts'
import { GuidanceVideo } from '../observations/form/GuidanceVideo.tsx'
import { RelatedObservations } from '../observations/RelatedObservations.tsx'
import { BackToTasks } from './BackToTasks.tsx'
import { TaskAccess } from './TaskAccess.tsx'
import { taskKindLabel } from './taskKindLabel.ts'
import { TaskPrinciples } from './TaskPrinciples.tsx'

export function TaskShow() {
  return (
    <>
      <BackToTasks />
      <EntityShow<Task> noun="task">
        {(task) => (
          <>
            <Section title="Task">
              <PropertyList
                facts={[
                  ['Name', task.name],
                  ['Kind', taskKindLabel(task)],
                  ['Pull, tilt, take', yesOrNo(task.uses_pull_tilt_take)],
                  ["'Other' option", yesOrNo(task.show_other_observation_option)],
                  ['Manual check', task.requires_manual_check ? 'Required' : 'Not required'],
                  ['Principles', <TaskPrinciples key="principles" task={task} />],
                  ['Observations', task.observation_count],
                  ['Added', formatDateTime(task.created_at)],
                  ['Last changed', formatDateTime(task.updated_at)],
                ]}
              />
            </Section>
            <TaskAccess task={task} />
            {task.gbs_video && (
              <Section title="Guidance video">
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
