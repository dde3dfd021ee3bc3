/** Formats the places of a task for the list: all of them, or the first ones and the number of others. */
import type { Translate } from '#texts/keys.ts'
import { displayNames } from '../displayName.ts'

export function formatTaskPlaces(
  task: ListedTask,
  t: Translate,
): Record<'departments' | 'locations', TaskPlacesText> {
  return {
    departments: task.task_has_full_department_access
      ? { names: t('tasks.allDepartments'), more: '' }
      : firstPlaces(task.departments, task.department_count, t),
    locations: task.task_has_full_location_access
      ? { names: t('tasks.allLocations'), more: '' }
      : firstPlaces(task.locations, task.location_count, t),
  }
}

export interface TaskPlacesText {
  names: string
  /** ' + 2 more', or ''. */
  more: string
}

interface ListedTask {
  departments: readonly TaskPlace[]
  /** Count of all departments; `departments` has the first ones. */
  department_count: number
  locations: readonly TaskPlace[]
  location_count: number
  task_has_full_department_access: boolean
  task_has_full_location_access: boolean
}

interface TaskPlace {
  name: string
}

function firstPlaces(places: readonly TaskPlace[], count: number, t: Translate): TaskPlacesText {
  const remaining = count - places.length
  return {
    names: displayNames(places, t).join(', ') || t('messages.notApplicable'),
    more: remaining > 0 ? ` ${t('tasks.morePlaces', { count: remaining })}` : '',
  }
}
