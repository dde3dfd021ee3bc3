/** Texts of the list, the pages and the form of tasks. */
import type { tasks as en } from '../en/tasks.ts'
import type { TextsLike } from '../keys.ts'

export const tasks: TextsLike<typeof en> = {
  back: 'Zurück zu den Tätigkeiten',
  title: 'Tätigkeit',
  kinds: {
    LIFTING: 'Heben',
    PUSHING: 'Schieben',
    PULLING: 'Ziehen',
    PUSHING_AND_PULLING: 'Schieben und Ziehen',
  },
  defaultFor: {
    LIFTING: 'Standard beim Heben.',
    PUSHING: 'Standard beim Schieben.',
    PULLING: 'Standard beim Ziehen.',
    PUSHING_AND_PULLING: 'Standard beim Schieben und Ziehen.',
  },
  ownPrinciples: 'Diese Tätigkeit verwendet ihre eigene Liste statt des Standards.',
  defaultPrinciples: 'Standard für diese Tätigkeit: %{names}.',
  guidanceVideo: 'Anleitungsvideo',
  access: 'Standorte und Personen',
  allLocations: 'Alle Standorte',
  allDepartments: 'Alle Abteilungen',
  morePlaces: '+ %{count} weitere',
  everyone: 'Alle, die dort arbeiten',
  form: {
    questions: 'Fragen zur Beobachtung',
    locations: 'Leer bedeutet alle. Ein Standort schließt die untergeordneten ein.',
    departments: 'Leer bedeutet alle. Eine Abteilung schließt die untergeordneten ein.',
    users: 'Leer bedeutet alle, die dort arbeiten.',
    guidance: 'Anleitung',
    video:
      'Wird Personen gezeigt, die diese Tätigkeit beobachten. Die Videos stammen aus der GBS Library.',
  },
}
