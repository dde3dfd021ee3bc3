/** Texts of comments on observations. */
import type { comments as en } from '../en/comments.ts'
import type { TextsLike } from '../keys.ts'

export const comments: TextsLike<typeof en> = {
  title: 'Komentarze',
  open: '1 otwarty |||| %{smart_count} otwarte |||| %{smart_count} otwartych',
  failed: 'Nie udało się wczytać komentarzy.',
  none: 'Nie ma jeszcze komentarzy.',
  label: 'Napisz komentarz',
  hint: 'Wpisz @, aby wspomnieć o kimś, kto widzi tę obserwację.',
  send: 'Skomentuj',
  atMoment: 'W tej chwili nagrania: %{time}',
  moment: 'W chwili %{time}',
  goTo: 'Pokaż nagranie w chwili %{time}',
  mark: 'Komentarz: %{name}, %{time}',
  answer: 'Odpowiedz',
  answerTo: 'Odpowiedz: %{name}',
  answerLabel: 'Twoja odpowiedź',
  edit: 'Edytuj',
  editOf: 'Edytuj swój komentarz',
  editLabel: 'Twój komentarz',
  save: 'Zapisz',
  delete: 'Usuń',
  deleteOf: 'Usuń komentarz: %{name}',
  deleteTitle: 'Usunąć ten komentarz?',
  deleteText: 'Komentarz zniknie dla wszystkich.',
  deleted: 'Ten komentarz usunięto.',
  edited: 'edytowano',
  resolve: 'Rozwiąż',
  resolveOf: 'Rozwiąż komentarz: %{name}',
  reopen: 'Otwórz ponownie',
  reopenOf: 'Otwórz ponownie komentarz: %{name}',
  resolvedBy: 'Rozwiązano: %{name}',
  showResolved:
    'Pokaż 1 rozwiązany |||| Pokaż %{smart_count} rozwiązane |||| Pokaż %{smart_count} rozwiązanych',
  hideResolved: 'Ukryj rozwiązane',
  people: 'Osoby, o których można wspomnieć',
  found:
    '1 osoba. Wybierz strzałkami i klawiszem Enter. |||| %{smart_count} osoby. Wybierz strzałkami i klawiszem Enter. |||| %{smart_count} osób. Wybierz strzałkami i klawiszem Enter.',
  noOne: 'Nikt o takim nazwisku nie widzi tej obserwacji.',
  failedPeople: 'Nie udało się wczytać listy osób.',
}
