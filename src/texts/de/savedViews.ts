/** Texts of saved views of the observation list. */
import type { savedViews as en } from '../en/savedViews.ts'
import type { TextsLike } from '../keys.ts'

export const savedViews: TextsLike<typeof en> = {
  button: 'Ansichten',
  active: 'Ansicht: %{name}',
  title: 'Gespeicherte Ansichten',
  save: 'Diese Ansicht speichern',
  manage: 'Ansichten verwalten',
  failed: 'Die Ansichten konnten nicht geladen werden.',
  none: 'Noch keine gespeicherten Ansichten.',
  name: 'Name der Ansicht',
  nameHint: 'Behält die Filter und die Reihenfolge der Liste.',
  submit: 'Speichern',
  saved: 'Die Ansicht „%{name}“ wurde gespeichert.',
  intro:
    'Eine Ansicht, die Sie per E-Mail erhalten, kommt jeden Montag: wie viele Beobachtungen sie hat und wie sich das verändert hat.',
  mail: 'Wöchentlich per E-Mail',
  share: 'Im Unternehmen geteilt',
  sharedBy: 'Geteilt von %{name}',
  rename: 'Umbenennen',
  renameOf: '%{name} umbenennen',
  delete: 'Löschen',
  deleteOf: '%{name} löschen',
  deleteTitle: 'Ansicht „%{name}“ löschen?',
  deleteText: 'Ihre Beobachtungen bleiben.',
  deleteShared:
    'Alle im Unternehmen verlieren sie, auch wer sie per E-Mail erhält. Die Beobachtungen bleiben.',
  deleted: 'Die Ansicht „%{name}“ wurde gelöscht.',
}
