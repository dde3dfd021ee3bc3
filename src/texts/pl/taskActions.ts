/** Działania dotyczące zadań i lokalizacji. */
import type { taskActions as en } from '../en/taskActions.ts'
import type { TextsLike } from '../keys.ts'

export const taskActions: TextsLike<typeof en> = {
  title: 'Działania',
  hint: 'Co zmienia się przy zadaniu lub w lokalizacji, kto to robi i co z tego wynikło.',
  failed: 'Nie udało się wczytać działań.',
  noneToDo: 'Nie ma nic do zrobienia.',
  noneDone: 'Żadne działanie nie jest jeszcze wykonane.',
  add: 'Dodaj działanie',
  addTo: 'Dodaj działanie: %{name}, %{principle}',
  show: 'Pokaż działania',
  more: 'Pokaż wszystkie (%{count})',
  edit: 'Edytuj',
  finish: 'Oznacz jako wykonane',
  reopen: 'Otwórz ponownie',
  delete: 'Usuń',
  saved: 'Działanie zostało zapisane.',
  finished: 'Działanie jest wykonane.',
  reopened: 'Działanie jest znowu otwarte.',
  deleted: 'Działanie zostało usunięte.',
  of: '%{action}: %{note}',
  deleteTitle: 'Usunąć to działanie?',
  deleteText: 'Nie będzie już na liście, podobnie jak jego przed i po.',
  state: { OPEN: 'Do zrobienia', DONE: 'Wykonane', OVERDUE: 'Po terminie' },
  owned: 'Odpowiada: %{name}',
  noOwner: 'Nikt nie odpowiada',
  due: 'Termin %{day}',
  done: 'Wykonano %{day}',
  form: {
    title: 'Działanie: %{name}',
    note: 'Co zostanie zmienione',
    noteHint: 'Jedna zmiana przy zadaniu lub w lokalizacji, na przykład wyższa półka.',
    principle: 'Zasada',
    owner: 'Odpowiada',
    ownerHint:
      'Obserwator lub superużytkownik, który widzi to zadanie lub tę lokalizację. Ta osoba otrzyma powiadomienie.',
    dueDate: 'Termin',
    submit: 'Zapisz działanie',
  },
  effect: {
    caption: 'Obserwacje przed i po: %{note}',
    side: 'Okres',
    before:
      '%{smart_count} dzień przed |||| %{smart_count} dni przed |||| %{smart_count} dni przed',
    after: '%{smart_count} dzień po |||| %{smart_count} dni po |||| %{smart_count} dni po',
    TOO_FEW:
      'Jeszcze za mało: po każdej stronie potrzeba 20 obserwacji 5 osób, i nie większości jednej lub dwóch.',
    IMPROVED: 'Poprawa: odsetek jest niższy, bardziej niż przypadkiem.',
    WORSE: 'Odsetek jest wyższy niż przedtem, bardziej niż przypadkiem.',
    UNCLEAR: 'Jeszcze bez wyraźnej zmiany: różnica może być przypadkiem.',
    difference: 'Różnica: od %{low} do %{high} punktów.',
    note: 'Każdy odsetek ma przedział 95% (Wilsona). Przedział różnicy to szerszy z dwóch: Newcombe’a i takiego, który liczy każdą osobę raz. Zmiana zaszła tylko wtedy, gdy nie obejmuje on 0. Odsetek wybrany dlatego, że się wyróżniał, często sam trochę spada.',
  },
  wholePeriod:
    'To, co podano wyżej, obejmuje cały wybrany okres, także dni przed wykonaniem działania.',
  today: 'Twoje działania',
}
