/** What pages say around the help's topics and the legal texts, which are documents of their own. */
import type { documents as en } from '../en/documents.ts'
import type { TextsLike } from '../keys.ts'

export const documents: TextsLike<typeof en> = {
  otherLanguage: 'Ce texte n’existe pas encore dans votre langue. Il est affiché en anglais.',
  everyLevel: 'Tous les niveaux',
  contents: 'Sommaire',
  changedOn: 'Dernière modification le %{day}',
  steps: 'Pas à pas',
  meanings: 'Ce que cela veut dire',
}
