/** Follow-ups: coaching after an incorrect observation. */
import type { followUpResource as englishResource, followUps as english } from '../en/followUps.ts'
import type { TextsLike } from '../keys.ts'

export const followUpResource: TextsLike<typeof englishResource> = {
  name: 'Wsparcie |||| Wsparcia |||| Wsparć',
  action: {
    create: 'Otwórz wsparcie',
    edit: 'Edytuj wsparcie',
    delete: 'Usuń wsparcie',
    restore: 'Przywróć wsparcie',
    deleteMany: 'Usuń 1 wsparcie |||| Usuń %{smart_count} wsparcia |||| Usuń %{smart_count} wsparć',
    restoreMany:
      'Przywróć 1 wsparcie |||| Przywróć %{smart_count} wsparcia |||| Przywróć %{smart_count} wsparć',
    existing: {
      edit: 'Edytuj istniejące wsparcie',
      show: 'Otwórz istniejące wsparcie',
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
    note: 'Notatka',
    agreed: 'Co ustalono',
    opened_by: 'Otwarte przez',
    seen_at: 'Przeczytano',
    coached_at: 'Po szkoleniu',
    closed_at: 'Zamknięto',
    reopened_count: 'Ponownie otwarto',
    escalated_at: 'Powiadomiono superużytkowników',
    observation_id: 'Obserwacja',
    closed_by_observation_id: 'Zamknięte przez',
  },
  notifications: {
    created: 'Otwarto wsparcie.',
    updated: 'Zapisano wsparcie.',
    deleted:
      'Usunięto wsparcie. |||| Usunięto %{smart_count} wsparcia. |||| Usunięto %{smart_count} wsparć.',
    restored:
      'Przywrócono wsparcie. |||| Przywrócono %{smart_count} wsparcia. |||| Przywrócono %{smart_count} wsparć.',
  },
}

export const followUps: TextsLike<typeof english> = {
  title: 'Wsparcie',
}
