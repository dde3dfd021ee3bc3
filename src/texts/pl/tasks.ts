/** Texts of the list, the pages and the form of tasks. */
import type { tasks as en } from '../en/tasks.ts'
import type { TextsLike } from '../keys.ts'

export const tasks: TextsLike<typeof en> = {
  back: 'Wróć do zadań',
  title: 'Zadanie',
  kinds: {
    LIFTING: 'Podnoszenie',
    PUSHING: 'Pchanie',
    PULLING: 'Ciągnięcie',
    PUSHING_AND_PULLING: 'Pchanie i ciągnięcie',
  },
  defaultFor: {
    LIFTING: 'Domyślne dla podnoszenia.',
    PUSHING: 'Domyślne dla pchania.',
    PULLING: 'Domyślne dla ciągnięcia.',
    PUSHING_AND_PULLING: 'Domyślne dla pchania i ciągnięcia.',
  },
  ownPrinciples: 'To zadanie używa własnej listy zamiast domyślnej.',
  defaultPrinciples: 'Domyślne dla tego zadania: %{names}.',
  guidanceVideo: 'Film instruktażowy',
  access: 'Lokalizacje i osoby',
  allLocations: 'Wszystkie lokalizacje',
  allDepartments: 'Wszystkie działy',
  morePlaces: '+ jeszcze %{count}',
  everyone: 'Wszyscy tam pracujący',
  form: {
    questions: 'Pytania w obserwacji',
    locations: 'Puste oznacza wszystkie. Lokalizacja obejmuje te wewnątrz niej.',
    departments: 'Puste oznacza wszystkie. Dział obejmuje te wewnątrz niego.',
    users: 'Puste oznacza wszystkich tam pracujących.',
    guidance: 'Instruktaż',
    video: 'Widzą go osoby, które obserwują to zadanie. Filmy pochodzą z GBS Library.',
  },
}
