import { yesOrNo } from '#domain/labels.ts'

/** 'Yes' or 'No'; null if unknown. */
export const formatBoolean = (value: boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : yesOrNo(value)
