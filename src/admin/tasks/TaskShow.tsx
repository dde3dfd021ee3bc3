/** /tasks/{id}: what a task is, what it asks for, who does it where, its guidance, and its observations. */
import type { Task } from '#api/generated/contract.ts'
import { EntityShow } from '../detail/EntityShow.tsx'
import { Facts, yesOrNo } from '../detail/Facts.tsx'
import { Section } from '../detail/Section.tsx'
import { shownInstant } from '../detail/shownInstant.ts'
import { GuidanceVideo } from '../observations/add/GuidanceVideo.tsx'
import { ObservationsOf } from '../observations/ObservationsOf.tsx'
import { BackToTasks } from './BackToTasks.tsx'
import { TaskAccess } from './TaskAccess.tsx'
import { taskKind } from './taskKind.ts'
import { TaskPrinciples } from './TaskPrinciples.tsx'

export function TaskShow() {
  return (
    <>
      <BackToTasks />
      <EntityShow<Task> noun="task">
        {(task) => (
          <>
            <Section title="Task">
              <Facts
                facts={[
                  ['Name', task.name],
                  ['Kind', taskKind(task)],
                  ['Pull, tilt, take', yesOrNo(task.uses_pull_tilt_take)],
                  ["'Other' option", yesOrNo(task.show_other_observation_option)],
                  ['Manual check', task.requires_manual_check ? 'Required' : 'Not required'],
                  ['Principles', <TaskPrinciples key="principles" task={task} />],
                  ['Observations', task.observation_count],
                  ['Added', shownInstant(task.created_at)],
                  ['Last changed', shownInstant(task.updated_at)],
                ]}
              />
            </Section>
            <TaskAccess task={task} />
            {task.gbs_video && (
              <Section title="Guidance video">
                <GuidanceVideo taskId={task.id} />
              </Section>
            )}
            <ObservationsOf filter={{ tasks: [task.id] }} without="tasks" />
          </>
        )}
      </EntityShow>
    </>
  )
}
