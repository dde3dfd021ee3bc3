/** Texts of the list, the pages and the form of tasks. */
import type { tasks as en } from '../en/tasks.ts'
import type { TextsLike } from '../keys.ts'

export const tasks: TextsLike<typeof en> = {
  back: 'Retour aux tâches',
  title: 'Tâche',
  kinds: {
    LIFTING: 'Lever',
    PUSHING: 'Pousser',
    PULLING: 'Tirer',
    PUSHING_AND_PULLING: 'Pousser et tirer',
  },
  defaultFor: {
    LIFTING: 'Par défaut pour lever.',
    PUSHING: 'Par défaut pour pousser.',
    PULLING: 'Par défaut pour tirer.',
    PUSHING_AND_PULLING: 'Par défaut pour pousser et tirer.',
  },
  ownPrinciples: 'Cette tâche a sa propre liste au lieu de la liste par défaut.',
  defaultPrinciples: 'Par défaut pour cette tâche : %{names}.',
  guidanceVideo: 'Vidéo de consigne',
  access: 'Sites et personnes',
  allLocations: 'Tous les sites',
  allDepartments: 'Tous les services',
  morePlaces: '+ %{count} autres',
  everyone: 'Toutes les personnes sur place',
  form: {
    questions: 'Questions de l’observation',
    locations: 'Laissez vide pour tous. Un site comprend ses sous-sites.',
    departments: 'Laissez vide pour tous. Un service comprend ses sous-services.',
    users: 'Laissez vide pour toutes les personnes sur place.',
    guidance: 'Consigne',
    video:
      'Montrée aux personnes qui observent cette tâche. Les vidéos viennent de la GBS Library.',
  },
}
