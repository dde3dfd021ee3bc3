/** What is done in a task (spec 1: lifting, pushing, pulling): neither pushed nor pulled, it is lifted. */
export function taskKind({ is_pushing, is_pulling }: Pushed): string {
  if (is_pushing && is_pulling) return 'Pushing and pulling'
  if (is_pushing) return 'Pushing'
  return is_pulling ? 'Pulling' : 'Lifting'
}

interface Pushed {
  is_pushing: boolean
  is_pulling: boolean
}
