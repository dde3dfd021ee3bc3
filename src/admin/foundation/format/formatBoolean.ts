import { t } from '../i18n/i18nProvider.ts'

/** Returns 'Yes' or 'No'; null if unknown. */
export const formatBoolean = (value: boolean | null | undefined): string | null =>
  value === null || value === undefined
    ? null
    : t(value ? 'observationFilters.yes' : 'observationFilters.no')
