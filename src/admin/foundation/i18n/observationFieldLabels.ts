/** Labels of the fields of an observation, its form and its filters. */
import { columnLabels, observationDetailLabels } from '#domain/labels.ts'
import { observationFilterLabels } from './observationFilterLabels.ts'

export const observationFieldLabels: LabelTree = {
  ...columnLabels.allobservations,
  ...observationDetailLabels,
  skeleton_misfit_at: 'Skeleton does not fit since',
  skeleton_misfit_by: 'Skeleton does not fit, said by',
  thresholds_version: 'AI thresholds version',
  judged_by: 'Judged by',
  model_hash: 'AI model',
  pseudonymised_at: 'Names removed',
  take_back_until: 'Can be deleted until',
  ...observationFilterLabels,
  campaign: { name: 'Campaign' },
  client_id: 'Client',
  location_id: 'Location',
  department_id: 'Department',
  task_id: 'Task',
  user_id: 'Observer',
  observer_or_self: 'Observer (defaults to yourself if unselected)',
  observee_id: 'Individual',
  unlinked_observee_name: "Individual's name",
  startTime: 'Start (seconds)',
  endTime: 'End (seconds)',
  search: 'Search',
}

/** Labels by key, nested where a field's source has a dot ('task.name'). */
export type LabelTree = { [key: string]: string | LabelTree }
