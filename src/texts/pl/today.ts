/** Labels of the page with one's observations of the day, and of what this device has not sent yet. */
import type { today as en } from '../en/today.ts'
import type { TextsLike } from '../keys.ts'

export const today: TextsLike<typeof en> = {
  title: 'Moje obserwacje dzisiaj',
  add: 'Dodaj obserwację',
  queue: {
    title: 'Na tym urządzeniu',
    none: 'Nic nie czeka na wysłanie.',
    unsent:
      '1 obserwacja nie została jeszcze wysłana. |||| %{smart_count} obserwacje nie zostały jeszcze wysłane. |||| %{smart_count} obserwacji nie zostało jeszcze wysłanych.',
    bySelf: 'Zostanie wysłana, gdy wróci połączenie.',
    needsYou: 'Poniżej widać, co poszło nie tak.',
    observation: 'Obserwacja',
    recording: 'Nagranie, %{size}',
    states: {
      waiting: 'Oczekuje',
      sending: 'Wysyłanie',
      sent: 'Wysłano',
      needsYou: 'Wymaga uwagi',
    },
    existing: 'Otwórz istniejącą obserwację',
    send: 'Wyślij teraz',
    sendOf: 'Wyślij teraz: %{name}',
    edit: 'Edytuj',
    editOf: 'Edytuj: %{name}',
    discard: 'Odrzuć',
    discardOf: 'Odrzuć: %{name}',
    keep: 'Zachowaj',
    discardTitle: 'Odrzucić tę obserwację?',
    discardQuestion: 'Jest tylko na tym urządzeniu. Nie będzie można jej przywrócić.',
    discardMaybeSent:
      'Mogła już zostać zarejestrowana. Odrzucenie usunie ją tylko z tego urządzenia; poszukaj jej na liście obserwacji.',
    discarded: 'Odrzucono.',
    isSending: 'Jest właśnie wysyłana, więc nie została odrzucona.',
    editing: 'Ta obserwacja nie jest jeszcze zarejestrowana. Popraw ją i dodaj ponownie.',
    notRecorded: 'Ta obserwacja nie jest jeszcze zarejestrowana: %{reason}',
    gone: 'Ta obserwacja została już wysłana lub odrzucona.',
    toToday: 'Moje obserwacje dzisiaj',
  },
  unsentBadge:
    '1 niewysłana obserwacja |||| %{smart_count} niewysłane obserwacje |||| %{smart_count} niewysłanych obserwacji',
  refused: {
    one: '%{task}: nie zarejestrowano. %{reason}',
    many: 'Niezarejestrowane obserwacje: %{count}.',
    badge: 'Nieprzyjęte: %{count}',
  },
  signOut: {
    title: 'Wylogować się?',
    question:
      '1 obserwacja nie została jeszcze wysłana. Pozostanie na tym urządzeniu i wyśle się, gdy zalogujesz się ponownie. |||| %{smart_count} obserwacje nie zostały jeszcze wysłane. Pozostaną na tym urządzeniu i wyślą się, gdy zalogujesz się ponownie. |||| %{smart_count} obserwacji nie zostało jeszcze wysłanych. Pozostaną na tym urządzeniu i wyślą się, gdy zalogujesz się ponownie.',
    stay: 'Zostań',
    leave: 'Wyloguj się',
  },
  recorded: {
    title: 'Zarejestrowane dzisiaj',
    hint: 'Obserwacje wykonane przez Ciebie lub o Tobie.',
    none: 'Dzisiaj nic jeszcze nie zarejestrowano.',
    failed: 'Nie udało się wczytać dzisiejszych obserwacji.',
    newest: 'Pokazano tylko najnowsze.',
    all: 'Pokaż wszystkie',
    by: 'Obserwator: %{name}',
    you: 'Ty',
  },
}
