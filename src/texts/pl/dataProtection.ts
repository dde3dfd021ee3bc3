/** Labels of retention, legal holds and the erasure of a person. */
import type { dataProtection as en } from '../en/dataProtection.ts'
import type { TextsLike } from '../keys.ts'

export const dataProtection: TextsLike<typeof en> = {
  cancel: 'Anuluj',
  retention: {
    title: 'Ochrona danych',
    hint: 'Sprawdzane co noc o 03:00 w strefie czasowej klienta. Liczby się nie zmieniają. To, co objęte blokadą prawną, pozostaje.',
    recordingsHint:
      'Starsze nagrania i ich punkty kluczowe są usuwane; wyniki pozostają. Od 30. Puste: przechowywanie bez ograniczeń.',
    observationsHint:
      'Starsze obserwacje tracą nazwiska, uwagi i nagrania; osoby otrzymują pseudonimy. Od 30. Puste: przechowywanie bez ograniczeń.',
    preview:
      'Przy najbliższym przebiegu: usunięte nagrania: %{recordings}, obserwacje pozbawione nazwisk i uwag: %{observations}.',
    oldest: 'Najstarsze z %{day}.',
    held: 'Z powodu blokady prawnej pozostaje: %{count}.',
    failed: 'Nie udało się policzyć, co zostałoby usunięte. Spróbuj za chwilę.',
    confirmTitle: 'Zapisać te okresy?',
    final: 'Tego nie można cofnąć.',
    confirm: 'Zapisz i usuń',
    notSaved: 'Nic nie zapisano. Zmień okresy lub potwierdź, co zostanie usunięte.',
    days: '%{count} dni',
    unlimited: 'Bez ograniczeń',
  },
  holds: {
    title: 'Blokada prawna',
    hint: 'Dopóki trwa blokada prawna, nic, co obejmuje, nie jest usuwane ani pseudonimizowane.',
    none: 'Nie ma żadnej.',
    failed: 'Nie udało się wczytać blokad prawnych.',
    place: 'Załóż blokadę prawną',
    placed: 'Blokada prawna założona.',
    reason: 'Powód',
    reasonHint: 'Na przykład numer sprawy.',
    end: 'Zdejmij blokadę prawną',
    endWarning: 'Najbliższej nocy zostanie usunięte to, co jest starsze niż okresy klienta.',
    of: {
      CLIENT: 'Blokada prawna całego klienta',
      PERSON: 'Blokada prawna osoby',
      OBSERVATION: 'Blokada prawna tej obserwacji',
    },
  },
  erase: {
    title: 'Usuń dane osobowe',
    hint: 'Zastępuje osobę pseudonimem. Liczby się nie zmieniają. Tego nie można cofnąć.',
    start: 'Usuń dane osobowe',
    failed: 'Nie udało się policzyć, co zostałoby usunięte.',
    held: 'Ta osoba lub jej obserwacje są objęte blokadą prawną. Najpierw ją zdejmij.',
    intro: 'Zostaną usunięte dane osobowe: %{name}.',
    account:
      'Konto traci imię i nazwisko, e-mail i numer pracownika, zostaje usunięte i nie można się na nie zalogować.',
    observed: 'Obserwacje o tej osobie, które zachowują wyniki i tracą uwagi: %{count}.',
    recordings: 'Usunięte nagrania tej osoby: %{count}.',
    observations: 'Obserwacje tej osoby, które pozostają pod pseudonimem: %{count}.',
    limits:
      'Nie obejmuje: nazwisk wpisanych przez ludzi w innych rekordach, wysłanych e-maili, pobranych plików i kopii zapasowych. Przechowywane jeszcze eksporty zostaną usunięte.',
    confirm: 'Wpisz %{name}, aby potwierdzić',
    done: 'Dane osobowe zostały usunięte.',
    erased: 'Dane osobowe tej osoby usunięto %{day}.',
  },
  recordingRemoved: 'Nagranie zostało usunięte po %{count} dniach.',
  recordingErased: 'Nagranie zostało usunięte.',
  pseudonymised: 'Nazwiska i uwagi usunięto %{day}. Tej obserwacji nie można już zmienić.',
}
