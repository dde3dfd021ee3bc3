/** Returns the kind of a task's movement: lifting if it is neither pushing nor pulling. */
export function taskKindLabel({ is_pushing, is_pulling }: TaskMovement): string {
  if (is_pushing && is_pulling) return 'Pushing and pulling'
  if (is_pushing) return 'Pushing'
  return is_pulling ? 'Pulling' : 'Lifting'
}

interface TaskMovement {
  is_pushing: boolean
  is_pulling: boolean
}
