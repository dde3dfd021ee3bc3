/** Coming from a list, its row stands in for the record; what only the record itself selects tells them apart. */
export const isFullRecord = <Stored extends object>(record: Stored | undefined): record is Stored =>
  record !== undefined && Object.hasOwn(record, 'created_at')
