/** Whether what a submission names exists for its sender, and fits together as the form offers it (spec 7: dropdowns). */
import type { Selectable } from 'kysely'
import { AppError, badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { ObservationInput } from '#domain/observations/observationInput.ts'
import type { TasksTable, VideosTable } from '../db/tables.ts'
import type { SubmissionFacts } from './submissionQueries.ts'

/** `people`: those chosen beside oneself. Another client's record answers like one that does not exist. */
export function checkReferences(
  input: ObservationInput,
  facts: SubmissionFacts,
  people: { observer: string | null; observee: string | null },
): { task: Selectable<TasksTable>; video: Selectable<VideosTable> } {
  if (!facts.location_exists) throw missing('location_id')
  if (!facts.department_exists) throw missing('department_id')
  if (!facts.department_fits)
    throw badInput('department_id', 'This department is not at the chosen location.')
  if (!facts.task) throw missing('task_id')
  if (!facts.task_fits)
    throw badInput('task_id', 'This task is not done at the chosen location and department.')
  if (input.campaign_id && !facts.campaign) throw missing('campaign_id')
  if (input.campaign_id && !facts.campaign?.fits)
    throw badInput('campaign_id', 'This campaign is for another task, location or department.')
  if (people.observer && !facts.observer_exists) throw missing('user_id')
  if (people.observer && !facts.observer_fits)
    throw badInput('user_id', 'This person does not work at the chosen location and department.')
  if (people.observee && !facts.observee_exists) throw missing('observee_id')
  if (people.observee && !facts.observee_fits)
    throw badInput('observee_id', 'This person does not do the chosen task.')
  if (!facts.video) throw missing('video_id')
  return { task: facts.task, video: facts.video }
}

/** The form needs to know which of its choices is gone. */
const missing = (field: string): AppError => new AppError('NOT_FOUND', MESSAGES.notFound, field)
