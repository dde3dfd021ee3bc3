/** Why a file is refused before anything of it is read ([5.28]; decisions, imports). */
import { IMPORT_MESSAGES } from '#domain/imports/sheetMessages.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'

/** A sentence; null: it may be one. */
export function validateFile([file, another]: readonly Pick<File, 'name' | 'size'>[]):
  | string
  | null {
  if (another) return 'Choose one file only.'
  if (!file) return null
  if (!CSV_UPLOAD.accept.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return `${file.name} is no .csv file. Open it in Excel or LibreOffice and save it as CSV.`
  return file.size > CSV_UPLOAD.maxSize ? IMPORT_MESSAGES.tooLarge : null
}

export const MAX_FILE_SIZE_TEXT = `${CSV_UPLOAD.maxSize / (1024 * 1024)} MiB`
