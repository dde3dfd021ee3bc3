/** Whether what a submission names exists for its sender, and fits together as the form offers it (spec 7: dropdowns). */
import type { Selectable } from 'kysely'
import { AppError, badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { ObservationInput } from '#domain/observations/observationInput.ts'
import type { TasksTable, VideosTable } from '../../platform/db/tables.ts'
import type { SubmittedReferences, SubmissionFacts } from './submissionQueries.ts'

/** People who were chosen beside oneself. */
export interface SelectedPeople {
  observer: string | null
  observee: string | null
}

/** Another client's record answers like one that does not exist. */
export function checkReferences(
  input: ObservationInput,
  facts: SubmissionFacts,
  people: SelectedPeople,
): { task: Selectable<TasksTable>; video: Selectable<VideosTable> } {
  checkChangedReferences(input, facts, people, () => true)
  if (!facts.task) throw fieldNotFound('task_id')
  if (!facts.video) throw fieldNotFound('video_id')
  return { task: facts.task, video: facts.video }
}

/** As `checkReferences`, of what a correction changes: what stays may be deleted or out of sight by now. */
export function checkChangedReferences(
  input: SubmittedReferences,
  facts: SubmissionFacts,
  people: SelectedPeople,
  isChanged: (field: keyof SubmittedReferences) => boolean,
): void {
  const changes = (...fields: (keyof SubmittedReferences)[]) => fields.some(isChanged)
  if (changes('location_id') && !facts.location_exists) throw fieldNotFound('location_id')
  if (changes('department_id') && !facts.department_exists) throw fieldNotFound('department_id')
  if (changes('location_id', 'department_id') && !facts.department_fits)
    throw badInput('department_id', 'This department is not at the chosen location.')
  if (changes('task_id') && !facts.task) throw fieldNotFound('task_id')
  if (changes('location_id', 'department_id', 'task_id') && !facts.task_fits)
    throw badInput('task_id', 'This task is not done at the chosen location and department.')
  if (input.campaign_id) {
    if (changes('campaign_id') && !facts.campaign?.exists) throw fieldNotFound('campaign_id')
    if (changes('location_id', 'department_id', 'task_id', 'campaign_id') && !facts.campaign?.fits)
      throw badInput('campaign_id', 'This campaign is for another task, location or department.')
  }
  if (people.observer && !facts.observer_exists) throw fieldNotFound('user_id')
  if (people.observer && !facts.observer_fits)
    throw badInput('user_id', 'This person does not work at the chosen location and department.')
  if (people.observee && !facts.observee_exists) throw fieldNotFound('observee_id')
  if (people.observee && !facts.observee_fits)
    throw badInput('observee_id', 'This person does not do the chosen task.')
}

/** The form needs to know which of its choices is gone. */
const fieldNotFound = (field: string): AppError =>
  new AppError('NOT_FOUND', MESSAGES.notFound, field)
