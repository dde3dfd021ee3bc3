/** Pages of people. */
import type { users as en } from '../en/users.ts'
import type { TextsLike } from '../keys.ts'

export const users: TextsLike<typeof en> = {
  section: 'Użytkownik',
  account: 'Konto',
  access: 'Dostęp',
  nameHint: 'Imię, nazwisko lub oba.',
  titleHint: 'Stanowisko, na przykład kierownik zmiany.',
  accountHint: 'Jeśli wyłączone, ta osoba nie może się zalogować.',
  levelFixed: 'Nie możesz zmienić tego poziomu.',
  hasAll: 'Ten poziom ma dostęp do wszystkich lokalizacji i działów.',
  hasAllDepartments: 'Ten poziom ma dostęp do wszystkich działów w wybranych lokalizacjach.',
  locationsHint: 'Puste oznacza wszystkie lokalizacje. Lokalizacja obejmuje te wewnątrz niej.',
  departmentsHint:
    'Puste oznacza wszystkie działy w tych lokalizacjach. Dział obejmuje te wewnątrz niego.',
  allLocations: 'Wszystkie lokalizacje',
  allDepartments: 'Wszystkie działy',
  allDepartmentsThere: 'Wszystkie działy w tych lokalizacjach',
  deleted: 'Usunięto',
  neverObserved: 'Nigdy',
  observed: {
    label: 'Kiedy obserwowano',
    all: 'Z obserwacją lub bez',
    THIS_MONTH: 'Bez obserwacji w tym miesiącu',
    THIS_QUARTER: 'Bez obserwacji w tym kwartale',
    THIS_YEAR: 'Bez obserwacji w tym roku',
    notSince: 'Bez obserwacji od %{day}',
  },
  observations: {
    label: 'Które obserwacje',
    about: 'O tej osobie',
    made: 'Wykonane przez tę osobę',
  },
  bounced: {
    title: 'Ostatni e-mail do tej osoby został odrzucony: %{reason}',
    correct:
      'Sprawdź z tą osobą adres %{email} i popraw go lub poproś administratora jej poczty o zezwolenie na e-maile z Liftwise. To powiadomienie zniknie, gdy e-mail zostanie dostarczony lub adres się zmieni.',
    askSuperUser:
      'Poproś superużytkownika o sprawdzenie adresu %{email} lub administratora poczty o zezwolenie na e-maile z Liftwise.',
  },
  password: {
    reset: 'Zresetuj hasło',
    resetOf: 'Zresetuj hasło: %{name}',
    set: 'Ustaw nowe hasło',
    setHint:
      '%{name}: wszystkie urządzenia zostaną wylogowane i będzie można zalogować się nowym hasłem.',
    length: 'Co najmniej 8 znaków.',
    save: 'Zapisz hasło',
    saved: '%{name} może teraz zalogować się nowym hasłem.',
    orSend: 'Lub wyślij link do resetowania',
    send: 'Wyślij link do resetowania',
    sendHint:
      '%{name} dostanie e-mail na adres %{email} z linkiem do ustawienia nowego hasła. Do tego czasu działa obecne hasło.',
    sending: 'Wysyłanie…',
    sent: 'Link wysłano na adres %{email}. Działa raz i wygasa po 30 minutach.',
    disabled: 'To konto jest wyłączone. Włącz je, zanim wyślesz link.',
  },
}
