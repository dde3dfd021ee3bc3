/** Pages of clients. */
import type { clients as en } from '../en/clients.ts'
import type { TextsLike } from '../keys.ts'

export const clients: TextsLike<typeof en> = {
  sections: {
    company: 'Firma',
    alerts: 'Alerty',
    emails: 'E-maile',
    ai: 'AI',
    review: 'Weryfikacja i plany wsparcia',
    signIn: 'Logowanie',
    display: 'Wyświetlanie',
    appearance: 'Wygląd',
  },
  alertsHint:
    'E-maile z nazwiskami osób, wysyłane raz na przypadek. Odbiorcy widzą tylko osoby, do których mają dostęp.',
  emailsHint:
    'Liczby, udział prawidłowych i zmiana względem poprzedniego okresu, wysyłane do opiekuna klienta i wszystkich superużytkowników klienta. Każdy z nich może się wypisać.',
  hints: {
    blindReview:
      'Osoby weryfikujące oceniają je, zanim zobaczą ocenę AI, więc nie może ona na nie wpłynąć. 0: żadne.',
    namesHidden:
      'Czego może oczekiwać rada pracowników: strona „Zadania i miejsca” nie ma nazwisk ani odnośników do list, które je mają.',
    accountManager: 'Osoba kontaktowa u dostawcy dla tego klienta.',
    inactiveLevel: 'Kto dostaje e-mail, gdy ktoś przestaje rejestrować obserwacje.',
    inactiveMonths:
      'Liczone od ostatniej obserwacji osoby. Wysyłane o 06:00 w strefie czasowej klienta.',
    badLiftLevel: 'Kto dostaje e-mail, gdy wszystkie ostatnie obserwacje osoby są nieprawidłowe.',
    badLifts:
      'Nieprawidłowe obserwacje jednej osoby z rzędu. Wysyłane, gdy tylko osiągną tę liczbę.',
    weeklyEmail: 'W poniedziałki o 06:00 w strefie czasowej klienta, za poprzedni tydzień.',
    monthlyEmail:
      'Pierwszego dnia miesiąca o 06:00 w strefie czasowej klienta, za poprzedni miesiąc.',
    ai: 'Bez AI każde zadanie wymaga kontroli ręcznej.',
    rawVideo:
      'Można wybrać przesłanie samego nagrania, na którym widać osobę. Bez tego urządzenie opuszczają tylko punkty kluczowe i rysunek.',
    secondFactor:
      'Wszyscy u tego klienta muszą skonfigurować drugi składnik, zanim zrobią cokolwiek innego, także osoby teraz zalogowane.',
    pickObserver: 'Obserwatorzy i superużytkownicy mogą wybrać, kto wykonał obserwację.',
    notApplicable: 'Na zasady można odpowiedzieć „Nie dotyczy”.',
    timeZone: 'Używana dla dat na listach, wykresach i w e-mailach.',
    colour: 'Puste oznacza domyślny pomarańczowy.',
  },
  months: '1 miesiąc |||| %{smart_count} miesiące |||| %{smart_count} miesięcy',
  lifts: '1 podniesienie |||| %{smart_count} podniesienia |||| %{smart_count} podniesień',
  noTimeZones: 'Nie znaleziono stref czasowych',
  colourPicker: '%{field}, wybór koloru',
  lowContrast:
    'Tekst na tym kolorze ma kontrast %{contrast}:1 i trudno go przeczytać. Powinien wynosić co najmniej %{least}:1: wybierz jaśniejszy lub ciemniejszy kolor.',
  preview: {
    label: 'Przycisk, link i pozycja menu w kolorze %{colour}',
    link: 'Link',
    menuItem: 'Pozycja menu',
  },
  logo: 'Logo',
  open: 'Otwórz tego klienta',
  active: 'Aktywny',
  on: 'Włączone',
  off: 'Wyłączone',
}
