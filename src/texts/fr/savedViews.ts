/** Texts of saved views of the observation list. */
import type { savedViews as en } from '../en/savedViews.ts'
import type { TextsLike } from '../keys.ts'

export const savedViews: TextsLike<typeof en> = {
  button: 'Vues',
  active: 'Vue : %{name}',
  title: 'Vues enregistrées',
  save: 'Enregistrer cette vue',
  manage: 'Gérer les vues',
  failed: 'Les vues n’ont pas pu être chargées.',
  none: 'Aucune vue enregistrée.',
  name: 'Nom de la vue',
  nameHint: 'Garde les filtres et l’ordre de la liste.',
  submit: 'Enregistrer',
  saved: 'La vue « %{name} » a été enregistrée.',
  intro:
    'Une vue reçue par e-mail arrive chaque lundi : combien d’observations elle contient et comment cela a changé.',
  mail: 'Par e-mail chaque semaine',
  share: 'Partagée dans l’entreprise',
  sharedBy: 'Partagée par %{name}',
  rename: 'Renommer',
  renameOf: 'Renommer %{name}',
  delete: 'Supprimer',
  deleteOf: 'Supprimer %{name}',
  deleteTitle: 'Supprimer la vue « %{name} » ?',
  deleteText: 'Ses observations restent.',
  deleteShared:
    'Toute l’entreprise la perd, y compris ceux qui la reçoivent par e-mail. Ses observations restent.',
  deleted: 'La vue « %{name} » a été supprimée.',
}
