/** The four technique principles, and which of them apply to a task. */
export const PRINCIPLES = ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST', 'DIP_N_DRIVE'] as const

export type Principle = (typeof PRINCIPLES)[number]

/** The fields of a task that determine its principles. */
export interface TaskPrinciples {
  is_pushing: boolean
  is_pulling: boolean
  task_principles_override: boolean
  task_principles: readonly Principle[]
}

const PUSH_OR_PULL: readonly Principle[] = ['TURN_NOT_TWIST', 'DIP_N_DRIVE']
const LIFT: readonly Principle[] = ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST']

/** Returns the task's own list, else the principles of its kind. In the order of `PRINCIPLES`, without duplicates. */
export const applicablePrinciples = (task: TaskPrinciples): Principle[] => {
  const selected = hasOwnPrinciples(task) ? task.task_principles : defaultPrinciples(task)
  return PRINCIPLES.filter((principle) => selected.includes(principle))
}

/** An empty list overrides nothing: every task has at least one principle. */
export const hasOwnPrinciples = (task: TaskPrinciples): boolean =>
  task.task_principles_override && task.task_principles.length > 0

const defaultPrinciples = (task: TaskPrinciples): readonly Principle[] =>
  movementOf(task) === 'LIFT' ? LIFT : PUSH_OR_PULL

/** Movement of the load, which an analysis looks for. */
export type Movement = 'LIFT' | 'PUSH' | 'PULL'

/** Movement that a recording of the task is judged as, and the principles that rank its lifts; null: the task is not known yet. */
export const judgedAs = (task: TaskPrinciples | null): JudgedAs => ({
  // Pushing and pulling are judged alike.
  task: task && movementOf(task) !== 'LIFT' ? 'PUSH' : 'LIFT',
  principles: task ? applicablePrinciples(task) : LIFT,
})

export interface JudgedAs {
  task: Movement
  principles: readonly Principle[]
}

/** A task that is both is a push. */
export const movementOf = (task: Pick<TaskPrinciples, 'is_pushing' | 'is_pulling'>): Movement =>
  task.is_pushing ? 'PUSH' : task.is_pulling ? 'PULL' : 'LIFT'
