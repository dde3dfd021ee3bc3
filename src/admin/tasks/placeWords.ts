/** Where a task is done, as its list says it: everywhere, or the first places and how many more there are. */
export function placeWords(task: ListedTask): Record<'departments' | 'locations', PlaceWords> {
  return {
    departments: task.task_has_full_department_access
      ? { names: 'All departments', more: '' }
      : first(task.departments, task.department_count),
    locations: task.task_has_full_location_access
      ? { names: 'All locations', more: '' }
      : first(task.locations, task.location_count),
  }
}

export interface PlaceWords {
  names: string
  /** ' + 2 more', or nothing. */
  more: string
}

interface ListedTask {
  departments: readonly Place[]
  /** Of all. */
  department_count: number
  locations: readonly Place[]
  location_count: number
  task_has_full_department_access: boolean
  task_has_full_location_access: boolean
}

interface Place {
  name: string
}

function first(places: readonly Place[], count: number): PlaceWords {
  const more = count - places.length
  return {
    names: places.map(({ name }) => name).join(', ') || 'None',
    more: more > 0 ? ` + ${more} more` : '',
  }
}
