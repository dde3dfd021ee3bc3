/** What a column of an exported sheet holds, whatever the file's format. */
export interface SheetColumn {
  /** As on the screen. */
  label: string
  /** Of an instant the cells say 'YYYY-MM-DD HH:MM', on the client's clock. */
  kind: 'text' | 'number' | 'instant'
}
