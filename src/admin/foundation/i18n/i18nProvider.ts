/** The words of the app, in the one language that the spec has. */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { en } from './en.ts'

export const i18nProvider = polyglotI18nProvider(() => en, 'en', [
  { locale: 'en', name: 'English' },
])
