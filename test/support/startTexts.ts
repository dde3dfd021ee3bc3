/** Each test has the texts of the app from the start, as each page has. */
import { startTexts } from '#admin/foundation/i18n/i18nProvider.ts'

await startTexts('en', 'pages')
