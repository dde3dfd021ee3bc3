/** react-admin's i18n provider with the English texts of the app. */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { en } from './en.ts'

export const LOCALE = 'en'

export const i18nProvider = polyglotI18nProvider(() => en, LOCALE, [
  { locale: LOCALE, name: 'English' },
])
