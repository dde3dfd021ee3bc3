/** The first steps of a new client, and lists that are empty because nothing exists yet. */
import type { emptyList as enEmptyList, gettingStarted as en } from '../en/gettingStarted.ts'
import type { TextsLike } from '../keys.ts'

export const gettingStarted: TextsLike<typeof en> = {
  title: 'Pierwsze kroki',
  subtitle:
    'Pięć kroków do pierwszej kampanii. Możesz przerwać w każdej chwili: to, co zrobione, pozostaje.',
  progress: 'Gotowe: %{done} z %{all}',
  done: 'Gotowe',
  hide: 'Ukryj te kroki',
  hidden: 'Kroki są ukryte.',
  places: {
    title: 'Dodaj miejsca',
    text: 'Lokalizacje, na przykład magazyn, i działy, które tam pracują.',
    addLocation: 'Dodaj lokalizację',
    addDepartment: 'Dodaj dział',
  },
  tasks: {
    title: 'Dodaj zadania',
    text: 'Co się podnosi, pcha lub ciągnie.',
    add: 'Dodaj zadanie',
    byProvider:
      'Co się podnosi, pcha lub ciągnie. Zadania dodaje dostawca: przekaż mu listę zadań w Twojej firmie.',
    ask: 'Poproś o zadania',
  },
  people: {
    title: 'Dodaj osoby',
    text: 'Kogo się obserwuje i kto obserwuje. Każdy dostanie e-mail, aby wybrać hasło.',
    add: 'Dodaj użytkownika',
  },
  observation: {
    title: 'Zarejestruj pierwszą obserwację',
    text: 'Przyjrzyj się komuś przy pracy i oceń cztery zasady.',
    byOwnPeople: 'Obserwacje rejestrują pracownicy klienta.',
    add: 'Dodaj obserwację',
  },
  campaign: {
    title: 'Zaplanuj pierwszą kampanię',
    text: 'Seria obserwacji z przypomnieniami dla osób, którym jeszcze ich brakuje.',
    add: 'Dodaj kampanię',
  },
}

export const emptyList: TextsLike<typeof enEmptyList> = {
  byProvider: 'Dodaje je dostawca.',
  bySuperUser: 'Dodaje je superużytkownik.',
  byOwnPeople: 'Dodają je pracownicy klienta.',
  fromObservation: 'Plan otwiera się na stronie nieprawidłowej obserwacji.',
  clients: { text: 'Nie ma jeszcze klientów.', add: 'Dodaj klienta' },
  locations: { text: 'Nie ma jeszcze lokalizacji.', add: 'Dodaj lokalizację' },
  departments: { text: 'Nie ma jeszcze działów.', add: 'Dodaj dział' },
  users: { text: 'Nie ma jeszcze użytkowników.', add: 'Dodaj użytkownika' },
  tasks: { text: 'Nie ma jeszcze zadań.', add: 'Dodaj zadanie' },
  campaigns: { text: 'Nie ma jeszcze kampanii.', add: 'Dodaj kampanię' },
  allobservations: { text: 'Nie ma jeszcze obserwacji.', add: 'Dodaj obserwację' },
  followups: { text: 'Nie ma jeszcze planów wsparcia.', add: 'Otwórz plan wsparcia' },
  gbslibrary: { text: 'Nie ma jeszcze filmów instruktażowych.', add: 'Dodaj film' },
}
