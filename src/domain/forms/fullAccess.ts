/** Full access to locations or departments: on automatically when none is selected. */
export interface PlaceAccessValues {
  /** The switch; undefined or off: the selection decides. */
  full?: boolean | undefined
  ids: readonly string[]
}

/** Switching it on clears the selection; otherwise a selection turns it off, and an empty selection turns it on. */
export const applyFullAccessRule = ({
  full,
  ids,
}: PlaceAccessValues): { full: boolean; ids: string[] } =>
  full || ids.length === 0 ? { full: true, ids: [] } : { full: false, ids: [...ids] }
