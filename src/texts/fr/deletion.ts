/** What the dialog before a deletion says of the records that name the deleted ones, by both kinds. */
import type { deletion as en } from '../en/deletion.ts'
import type { TextsLike } from '../keys.ts'

const effects: TextsLike<(typeof en)['effects']> = {
  clients: {
    users:
      'Responsable du compte de %{smart_count} client, qui n’en aura plus |||| Responsable du compte de %{smart_count} clients, qui n’en auront plus',
  },
  users: {
    clients:
      '%{smart_count} personne ne pourra plus se connecter |||| %{smart_count} personnes ne pourront plus se connecter',
    locations:
      '%{smart_count} personne l’a dans ses accès |||| %{smart_count} personnes l’ont dans leurs accès',
    departments:
      '%{smart_count} personne l’a dans ses accès |||| %{smart_count} personnes l’ont dans leurs accès',
  },
  locations: {
    locations:
      '%{smart_count} site se trouve à l’intérieur |||| %{smart_count} sites se trouvent à l’intérieur',
  },
  departments: {
    locations: '%{smart_count} service s’y trouve |||| %{smart_count} services s’y trouvent',
    departments:
      '%{smart_count} service se trouve à l’intérieur |||| %{smart_count} services se trouvent à l’intérieur',
  },
  tasks: {
    users:
      '%{smart_count} tâche est effectuée par ces personnes |||| %{smart_count} tâches sont effectuées par ces personnes',
    locations: '%{smart_count} tâche y est effectuée |||| %{smart_count} tâches y sont effectuées',
    departments:
      '%{smart_count} tâche y est effectuée |||| %{smart_count} tâches y sont effectuées',
    gbslibrary: '%{smart_count} tâche la montre |||| %{smart_count} tâches la montrent',
  },
  campaigns: {
    clients: '%{smart_count} campagne s’arrête |||| %{smart_count} campagnes s’arrêtent',
    users:
      '%{smart_count} campagne vise ces personnes |||| %{smart_count} campagnes visent ces personnes',
    locations: '%{smart_count} campagne sera bloquée |||| %{smart_count} campagnes seront bloquées',
    departments:
      '%{smart_count} campagne sera bloquée |||| %{smart_count} campagnes seront bloquées',
    tasks: '%{smart_count} campagne sera bloquée |||| %{smart_count} campagnes seront bloquées',
  },
  follow_ups: {
    users:
      '%{smart_count} suivi n’aura plus de tuteur |||| %{smart_count} suivis n’auront plus de tuteur',
  },
  task_actions: {
    users:
      '%{smart_count} action n’aura plus de responsable |||| %{smart_count} actions n’auront plus de responsable',
  },
}

export const deletion: TextsLike<typeof en> = {
  affects: 'Ce qui en dépend :',
  notCounted: 'Ce qui en dépend n’a pas pu être compté.',
  effects,
}
