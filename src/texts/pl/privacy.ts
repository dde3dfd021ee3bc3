/** Labels of contests, of the log of who opened a recording, and of the page about one's own data. */
import type {
  contests as enContests,
  myData as enMyData,
  recordingViews as enRecordingViews,
} from '../en/privacy.ts'
import type { TextsLike } from '../keys.ts'

export const contests: TextsLike<typeof enContests> = {
  title: 'Zakwestionowany wynik',
  offer: 'Uważasz, że wynik jest błędny? Napisz dlaczego, a sprawdzi to ktoś inny.',
  start: 'Zakwestionuj ten wynik',
  reason: 'Co jest nie tak z wynikiem?',
  send: 'Wyślij',
  sent: 'Sprzeciw wysłany. Powiadomimy Cię o odpowiedzi.',
  by: '%{name} kwestionuje wynik',
  waiting: 'Oczekuje na odpowiedź',
  UPHELD: 'Podtrzymano: wynik pozostaje',
  CHANGED: 'Wynik został zmieniony',
  answeredBy: 'Odpowiedź: %{name}',
  answer: 'Twoja odpowiedź',
  willUphold:
    'Wynik jest taki jak w chwili sprzeciwu, więc Twoja odpowiedź go podtrzyma. Aby go zmienić, najpierw popraw wynik.',
  willChange: 'Wynik zmienił się od chwili sprzeciwu i Twoja odpowiedź to pokaże.',
  submit: 'Odpowiedz',
  answered: 'Odpowiedź wysłana.',
  unknown: 'Ktoś',
  failed: 'Nie udało się wczytać sprzeciwów wobec tego wyniku.',
}

export const recordingViews: TextsLike<typeof enRecordingViews> = {
  title: 'Kto otwierał nagranie',
  none: 'Nikt jeszcze nie otworzył nagrania.',
  hint: 'Na liście jest każdy, kto je otwiera, najwyżej raz na 15 minut.',
  more: 'Pokaż wszystkie (%{count})',
  failed: 'Nie udało się wczytać listy.',
}

export const myData: TextsLike<typeof enMyData> = {
  title: 'Dane o mnie',
  failed: 'Nie udało się wczytać Twoich danych.',
  everywhere: 'Wszystkie',
  unjudged: 'Jeszcze nieocenione',
  file: {
    title: 'Wszystko w pliku',
    hint: 'Plik ZIP ze wszystkimi danymi o Tobie, czytelny w przeglądarce i arkuszu kalkulacyjnym, oraz nagrania z Tobą. Jest dostępny przez tydzień na stronie „Importy i eksporty”.',
    mine: 'Pobierz wszystkie dane o mnie',
    ofPerson: 'Pobierz wszystkie dane o tej osobie',
    ofPersonTitle: 'Dane osobowe',
    ofPersonHint:
      'Na wniosek tej osoby. Dziennik zdarzeń zapisuje utworzenie pliku, a nagrania w nim liczą się jako otwarte przez Ciebie.',
    working:
      'Plik jest tworzony. Możesz opuścić stronę: znajdziesz go na stronie „Importy i eksporty”.',
    ready: 'Plik jest gotowy:',
  },
  account: {
    title: 'Twoje konto',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    employeeId: 'Nr pracownika',
    jobTitle: 'Stanowisko',
    level: 'Poziom użytkownika',
    company: 'Firma',
    locations: 'Lokalizacje',
    departments: 'Działy',
    since: 'Konto od',
  },
  observations: {
    title: 'Obserwacje',
    counts: 'O Tobie: %{observed}, Twoje: %{made}. Nagrania z Tobą: %{recordings}.',
    none: 'Nikt jeszcze nie zarejestrował obserwacji o Tobie.',
    recorded: 'z nagraniem',
    judged: 'ocenione przez model %{model}, wersja progów %{version}',
    contest: 'Uważasz, że wynik jest błędny? Otwórz obserwację i zakwestionuj go.',
  },
  kept: {
    recordings: {
      days: 'Nagrania są usuwane po %{days} dniach.',
      always: 'Nagrania są przechowywane bez ograniczenia czasu.',
    },
    observations: {
      days: 'Po %{days} dniach obserwacje nie zawierają już Twojego nazwiska.',
      always: 'Obserwacje są przechowywane bez ograniczenia czasu.',
    },
  },
  views: {
    title: 'Kto otwierał nagrania z Tobą',
    hint: 'Ostatnie 20. Na liście jest każdy, kto je otwiera, najwyżej raz na 15 minut.',
    none: 'Nikt inny nie otworzył nagrania z Tobą.',
  },
  signIns: {
    title: 'Ostatnie logowania',
    none: 'Brak logowań.',
    ok: 'Zalogowano',
    refused: 'Nieudane logowanie',
  },
  mails: {
    title: 'Ostatnie e-maile do Ciebie',
    none: 'Nie wysłano do Ciebie e-maili.',
  },
  campaigns: {
    title: 'Kampanie z Twoim udziałem',
    none: 'Brak kampanii z Twoim udziałem.',
  },
}
