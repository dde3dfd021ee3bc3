/** Follow-ups: coaching after an incorrect observation. */
import type { followUpResource as englishResource, followUps as english } from '../en/followUps.ts'
import type { TextsLike } from '../keys.ts'

export const followUpResource: TextsLike<typeof englishResource> = {
  name: 'Plan wsparcia |||| Plany wsparcia |||| Plany wsparcia',
  action: {
    create: 'Otwórz plan wsparcia',
    edit: 'Edytuj plan wsparcia',
    delete: 'Usuń plan wsparcia',
    restore: 'Przywróć plan wsparcia',
    deleteMany:
      'Usuń 1 plan wsparcia |||| Usuń %{smart_count} plany wsparcia |||| Usuń %{smart_count} planów wsparcia',
    restoreMany:
      'Przywróć 1 plan wsparcia |||| Przywróć %{smart_count} plany wsparcia |||| Przywróć %{smart_count} planów wsparcia',
    existing: {
      edit: 'Edytuj istniejący plan wsparcia',
      show: 'Otwórz istniejący plan wsparcia',
    },
  },
  fields: {
    id: 'ID',
    created_at: 'Otwarto',
    updated_at: 'Zmieniono',
    deleted_at: 'Usunięto',
    user: 'Osoba',
    task: {
      name: 'Zadanie',
    },
    location: {
      name: 'Lokalizacja',
    },
    department: {
      name: 'Dział',
    },
    principles: 'Do poprawy',
    coach: 'Trener',
    due_date: 'Termin',
    is_overdue: 'Po terminie',
    state: 'Stan',
    gbs_video: 'Film instruktażowy',
    note: 'Uwagi',
    agreed: 'Co ustalono',
    opened_by: 'Kto otworzył',
    seen_at: 'Przeczytano',
    coached_at: 'Przeszkolono',
    closed_at: 'Zamknięto',
    reopened_count: 'Ponownie otwarto',
    escalated_at: 'Powiadomiono superużytkowników',
    observation_id: 'Obserwacja',
    closed_by_observation_id: 'Obserwacja zamykająca',
  },
  notifications: {
    created: 'Otwarto plan wsparcia.',
    updated: 'Zapisano plan wsparcia.',
    deleted:
      'Usunięto plan wsparcia. |||| Usunięto %{smart_count} plany wsparcia. |||| Usunięto %{smart_count} planów wsparcia.',
    restored:
      'Przywrócono plan wsparcia. |||| Przywrócono %{smart_count} plany wsparcia. |||| Przywrócono %{smart_count} planów wsparcia.',
  },
}

export const followUps: TextsLike<typeof english> = {
  title: 'Plan wsparcia',
  failed: 'Nie udało się wczytać planów wsparcia.',
  offer:
    'Pomóż tej osobie, spróbujcie razem jeszcze raz i obserwuj ponownie: późniejsza prawidłowa obserwacja zamyka plan wsparcia.',
  noCoach: 'Jeszcze bez trenera',
  byItself: 'Otwarty automatycznie',
  withCoach: 'Trener: %{name}',
  dueOn: 'termin %{day}',
  agreedOn: 'Ustalono: %{text}',
  all: 'Pokaż plan wsparcia |||| Pokaż wszystkie %{smart_count} plany wsparcia |||| Pokaż wszystkie plany wsparcia (%{smart_count})',
  plan: 'Plan',
  seen: 'Ten plan wsparcia jest przeczytany.',
  markSeen: 'Oznacz jako przeczytany',
  observeAgain: 'Obserwuj ponownie',
  openedByObservation: 'Obserwacja, po której go otwarto',
  closedByObservation: 'Obserwacja, która go zamknęła',
  observationHidden: 'Pomagasz tej osobie, ale obserwacja jest poza Twoim dostępem.',
  filters: {
    show: 'Pokaż',
    toCoach: 'Do poprowadzenia przeze mnie',
    aboutMe: 'O mnie',
    closedFrom: 'Zamknięty od',
    closedTo: 'Zamknięty do',
  },
  form: {
    about: '%{person} przy „%{task}”',
    coachHint: 'Inna osoba, która pracuje w tym miejscu',
  },
  coached: {
    hint: 'Czy wspólna próba już się odbyła? Napisz, co ustalono.',
    start: 'Szkolenie zakończone',
    submit: 'Zapisz i poproś o obserwację',
  },
  next: {
    title: 'Następny krok',
    own: {
      OPEN: '%{coach} spróbuje z Tobą jeszcze raz do %{day}.',
      UNCOACHED: 'Trener nie jest jeszcze wybrany. Wspólna próba do %{day}.',
      COACHED: 'Przy tym zadaniu odbędzie się jeszcze jedna obserwacja.',
      CLOSED: 'Późniejsza obserwacja tego zadania była prawidłowa. Dobra robota.',
      WITHDRAWN: 'Nie ma już nic do zrobienia: obserwacja nie jest już nieprawidłowa.',
    },
    other: {
      OPEN: '%{coach} i %{person}: wspólna próba do %{day}.',
      UNCOACHED: '%{person} nie ma jeszcze trenera. Wybierz, kto podejmie wspólną próbę do %{day}.',
      COACHED:
        '%{person}: szkolenie zakończone. Obserwuj to zadanie ponownie: prawidłowa obserwacja zamyka plan wsparcia.',
      CLOSED: 'Późniejsza obserwacja tej osoby przy tym zadaniu była prawidłowa.',
      WITHDRAWN: 'Nie ma już nic do zrobienia: obserwacja nie jest już nieprawidłowa.',
    },
  },
  mine: {
    title: 'Twoje plany wsparcia',
    hint: 'Nad czym pracujesz z trenerem i co ustalono.',
    none: 'Nie ma planów wsparcia, które Cię dotyczą.',
  },
  today: {
    toCoach: 'Do poprowadzenia',
    own: 'Pracujesz nad',
  },
  setting: {
    hint: 'Z rzędu, jednej osoby przy jednym zadaniu. Puste: plany wsparcia otwiera się ręcznie.',
    never: 'Tylko ręcznie',
  },
  card: {
    open: 'Otwarte',
    overdue: 'Po terminie',
    closed: 'Zamknięte w okresie',
    median: 'Mediana do zamknięcia',
    days: '1 dzień |||| %{smart_count} dni |||| %{smart_count} dni',
  },
}
