/** What a column of an exported sheet holds, whatever the file's format. */
export interface SheetColumn {
  /** As on the screen. */
  label: string
  kind: 'text' | 'number' | 'instant'
}

/** An instant is 'YYYY-MM-DD HH:MM' on the client's clock; null: an empty cell. */
export type SheetValue = string | number | null

/** In the order of the columns. */
export type SheetRow = readonly SheetValue[]
