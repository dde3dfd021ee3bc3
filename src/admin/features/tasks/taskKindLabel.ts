/** What is done in a task: neither pushed nor pulled, it is lifted. */
export function taskKindLabel({ is_pushing, is_pulling }: TaskMovement): string {
  if (is_pushing && is_pulling) return 'Pushing and pulling'
  if (is_pushing) return 'Pushing'
  return is_pulling ? 'Pulling' : 'Lifting'
}

interface TaskMovement {
  is_pushing: boolean
  is_pulling: boolean
}
