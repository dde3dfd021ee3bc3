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
  title: 'Plany wsparcia',
}
