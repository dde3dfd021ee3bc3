/** Whether what a submission names exists for its sender, and fits together as the form offers it (spec 7: dropdowns). */
import type { Selectable } from 'kysely'
import { AppError, badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { ObservationInput } from '#domain/observations/observationInput.ts'
import type { TasksTable, VideosTable } from '../db/tables.ts'
import type { NamedReferences, SubmissionFacts } from './submissionQueries.ts'

/** People who were chosen beside oneself. */
export interface ChosenPeople {
  observer: string | null
  observee: string | null
}

/** Another client's record answers like one that does not exist. */
export function checkReferences(
  input: ObservationInput,
  facts: SubmissionFacts,
  people: ChosenPeople,
): { task: Selectable<TasksTable>; video: Selectable<VideosTable> } {
  checkChanged(input, facts, people, () => true)
  if (!facts.task) throw missing('task_id')
  if (!facts.video) throw missing('video_id')
  return { task: facts.task, video: facts.video }
}

/** As `checkReferences`, of what a correction changes: what stays may be deleted or out of sight by now. */
export function checkChanged(
  input: NamedReferences,
  facts: SubmissionFacts,
  people: ChosenPeople,
  isChanged: (field: keyof NamedReferences) => boolean,
): void {
  const changes = (...fields: (keyof NamedReferences)[]) => fields.some(isChanged)
  if (changes('location_id') && !facts.location_exists) throw missing('location_id')
  if (changes('department_id') && !facts.department_exists) throw missing('department_id')
  if (changes('location_id', 'department_id') && !facts.department_fits)
    throw badInput('department_id', 'This department is not at the chosen location.')
  if (changes('task_id') && !facts.task) throw missing('task_id')
  if (changes('location_id', 'department_id', 'task_id') && !facts.task_fits)
    throw badInput('task_id', 'This task is not done at the chosen location and department.')
  if (input.campaign_id) {
    if (changes('campaign_id') && !facts.campaign?.exists) throw missing('campaign_id')
    if (changes('location_id', 'department_id', 'task_id', 'campaign_id') && !facts.campaign?.fits)
      throw badInput('campaign_id', 'This campaign is for another task, location or department.')
  }
  if (people.observer && !facts.observer_exists) throw missing('user_id')
  if (people.observer && !facts.observer_fits)
    throw badInput('user_id', 'This person does not work at the chosen location and department.')
  if (people.observee && !facts.observee_exists) throw missing('observee_id')
  if (people.observee && !facts.observee_fits)
    throw badInput('observee_id', 'This person does not do the chosen task.')
}

/** The form needs to know which of its choices is gone. */
const missing = (field: string): AppError => new AppError('NOT_FOUND', MESSAGES.notFound, field)
