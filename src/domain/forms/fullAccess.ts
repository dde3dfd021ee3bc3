/** Full access to locations or departments: on automatically when none is chosen. */
export interface PlaceAccessValues {
  /** The switch; undefined or off: whatever the choice says. */
  full?: boolean | undefined
  ids: readonly string[]
}

/** Switched on it empties the choice; otherwise a choice turns it off, and none turns it on. */
export const applyFullAccessRule = ({
  full,
  ids,
}: PlaceAccessValues): { full: boolean; ids: string[] } =>
  full || ids.length === 0 ? { full: true, ids: [] } : { full: false, ids: [...ids] }
