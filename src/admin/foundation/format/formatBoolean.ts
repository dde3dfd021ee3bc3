import { yesOrNo } from '#domain/labels.ts'

/** Returns 'Yes' or 'No'; null if unknown. */
export const formatBoolean = (value: boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : yesOrNo(value)
