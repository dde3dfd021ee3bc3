/** Texts of saved views of the observation list. */
import type { savedViews as en } from '../en/savedViews.ts'
import type { TextsLike } from '../keys.ts'

export const savedViews: TextsLike<typeof en> = {
  button: 'Widoki',
  active: 'Widok: %{name}',
  title: 'Zapisane widoki',
  save: 'Zapisz ten widok',
  manage: 'Zarządzaj widokami',
  failed: 'Nie udało się wczytać widoków.',
  none: 'Nie ma jeszcze zapisanych widoków.',
  name: 'Nazwa widoku',
  nameHint: 'Zachowuje filtry i kolejność listy.',
  submit: 'Zapisz',
  saved: 'Widok „%{name}” został zapisany.',
  intro:
    'Widok otrzymywany e-mailem przychodzi w każdy poniedziałek: ile ma obserwacji i jak to się zmieniło.',
  mail: 'Co tydzień e-mailem',
  share: 'Udostępniony w firmie',
  sharedBy: 'Udostępnia: %{name}',
  rename: 'Zmień nazwę',
  renameOf: 'Zmień nazwę: %{name}',
  delete: 'Usuń',
  deleteOf: 'Usuń: %{name}',
  deleteTitle: 'Usunąć widok „%{name}”?',
  deleteText: 'Jego obserwacje pozostaną.',
  deleteShared:
    'Straci go cała firma, także osoby, które otrzymują go e-mailem. Jego obserwacje pozostaną.',
  deleted: 'Widok „%{name}” został usunięty.',
}
