/** Follow-ups: coaching after an incorrect observation. */
import type { followUpResource as englishResource, followUps as english } from '../en/followUps.ts'
import type { TextsLike } from '../keys.ts'

export const followUpResource: TextsLike<typeof englishResource> = {
  name: 'Suivi |||| Suivis',
  action: {
    create: 'Ouvrir un suivi',
    edit: 'Modifier le suivi',
    delete: 'Supprimer le suivi',
    restore: 'Restaurer le suivi',
    deleteMany: 'Supprimer %{smart_count} suivi |||| Supprimer %{smart_count} suivis',
    restoreMany: 'Restaurer %{smart_count} suivi |||| Restaurer %{smart_count} suivis',
    existing: {
      edit: 'Modifier le suivi existant',
      show: 'Ouvrir le suivi existant',
    },
  },
  fields: {
    id: 'ID',
    created_at: 'Ouvert le',
    updated_at: 'Modifié le',
    deleted_at: 'Supprimé le',
    user: 'Personne',
    task: {
      name: 'Tâche',
    },
    location: {
      name: 'Site',
    },
    department: {
      name: 'Service',
    },
    principles: 'À travailler',
    coach: 'Tuteur',
    due_date: 'Échéance',
    is_overdue: 'En retard',
    state: 'État',
    gbs_video: 'Vidéo de consigne',
    note: 'Note',
    agreed: 'Ce qui a été convenu',
    opened_by: 'Ouvert par',
    seen_at: 'Vu le',
    coached_at: 'Accompagné le',
    closed_at: 'Clos le',
    reopened_count: 'Réouvertures',
    escalated_at: 'Super-utilisateurs avertis',
    observation_id: 'Observation',
    closed_by_observation_id: 'Clos par',
  },
  notifications: {
    created: 'Suivi ouvert.',
    updated: 'Suivi enregistré.',
    deleted: 'Suivi supprimé. |||| %{smart_count} suivis supprimés.',
    restored: 'Suivi restauré. |||| %{smart_count} suivis restaurés.',
  },
}

export const followUps: TextsLike<typeof english> = {
  title: 'Suivis',
}
