/** Returns the kind of a task's movement: lifting if it is neither pushing nor pulling. */
import { t } from '../../foundation/i18n/i18nProvider.ts'

export const taskKindLabel = (task: TaskMovement): string => t(`tasks.kinds.${taskKind(task)}`)

export function taskKind({ is_pushing, is_pulling }: TaskMovement) {
  if (is_pushing && is_pulling) return 'PUSHING_AND_PULLING'
  if (is_pushing) return 'PUSHING'
  return is_pulling ? 'PULLING' : 'LIFTING'
}

interface TaskMovement {
  is_pushing: boolean
  is_pulling: boolean
}
