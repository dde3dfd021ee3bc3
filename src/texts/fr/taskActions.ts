/** Actions sur les tâches et les sites. */
import type { taskActions as en } from '../en/taskActions.ts'
import type { TextsLike } from '../keys.ts'

export const taskActions: TextsLike<typeof en> = {
  title: 'Actions',
  hint: 'Ce qui change à une tâche ou un site, par qui, et ce qui en résulte.',
  failed: 'Les actions n’ont pas pu être chargées.',
  noneToDo: 'Rien n’est à faire.',
  noneDone: 'Aucune action n’est encore terminée.',
  add: 'Ajouter une action',
  addTo: 'Ajouter une action : %{name}, %{principle}',
  show: 'Afficher les actions',
  more: 'Tout afficher (%{count})',
  edit: 'Modifier',
  finish: 'Marquer comme terminée',
  reopen: 'Rouvrir',
  delete: 'Supprimer',
  saved: 'L’action est enregistrée.',
  finished: 'L’action est terminée.',
  reopened: 'L’action est rouverte.',
  deleted: 'L’action a été supprimée.',
  of: '%{action} : %{note}',
  deleteTitle: 'Supprimer cette action ?',
  deleteText: 'Elle n’apparaît plus dans la liste, ni son avant et après.',
  state: { OPEN: 'À faire', DONE: 'Terminée', OVERDUE: 'En retard' },
  owned: 'Responsable : %{name}',
  noOwner: 'Sans responsable',
  due: 'Échéance le %{day}',
  done: 'Terminée le %{day}',
  form: {
    title: 'Action pour %{name}',
    note: 'Ce qui sera changé',
    noteHint: 'Un changement à la tâche ou sur le site, par exemple une étagère plus haute.',
    principle: 'Principe',
    owner: 'Responsable',
    ownerHint:
      'Un observateur ou un super-utilisateur qui voit cette tâche ou ce site. Cette personne sera avertie.',
    dueDate: 'Échéance',
    submit: 'Enregistrer l’action',
  },
  effect: {
    caption: 'Observations avant et après : %{note}',
    side: 'Période',
    before: '%{smart_count} jour avant |||| %{smart_count} jours avant',
    after: '%{smart_count} jour après |||| %{smart_count} jours après',
    TOO_FEW:
      'Encore trop peu : il faut de chaque côté 20 observations de 5 personnes, et pas la plupart d’une ou deux.',
    IMPROVED: 'Amélioré : la part est plus basse, au-delà du hasard.',
    WORSE: 'La part est plus élevée qu’avant, au-delà du hasard.',
    UNCLEAR: 'Pas encore de changement net : la différence peut être due au hasard.',
    difference: 'Différence : de %{low} à %{high} points.',
    note: 'Chaque part a son intervalle à 95 % (Wilson). Celui de la différence est le plus large de deux : celui de Newcombe, et un qui compte chaque personne une fois. Il y a changement seulement s’il exclut 0. Une part choisie parce qu’elle se détachait baisse souvent un peu d’elle-même.',
  },
  wholePeriod:
    'Ce qui est dit plus haut compte toute la période demandée, y compris les jours d’avant la fin d’une action.',
  today: 'Vos actions',
}
