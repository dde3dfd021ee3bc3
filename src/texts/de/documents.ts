/** What pages say around the help's topics and the legal texts, which are documents of their own. */
import type { documents as en } from '../en/documents.ts'
import type { TextsLike } from '../keys.ts'

export const documents: TextsLike<typeof en> = {
  contents: 'Inhalt',
  changedOn: 'Zuletzt geändert am %{day}',
  otherLanguage: 'Diesen Text gibt es noch nicht in Ihrer Sprache. Er wird auf Englisch angezeigt.',
  steps: 'Schritt für Schritt',
  meanings: 'Wissenswertes',
  everyLevel: 'Alle Stufen',
}
