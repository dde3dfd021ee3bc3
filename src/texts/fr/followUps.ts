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
  title: 'Suivi',
  failed: 'Les suivis n’ont pas pu être chargés.',
  offer:
    'Accompagnez la personne, réessayez ensemble et observez de nouveau : une observation correcte ultérieure clôt le suivi.',
  noCoach: 'Pas encore de tuteur',
  byItself: 'Ouvert automatiquement',
  withCoach: 'Tuteur : %{name}',
  dueOn: 'échéance %{day}',
  agreedOn: 'Convenu : %{text}',
  all: 'Afficher le suivi |||| Afficher les %{smart_count} suivis',
  plan: 'Plan',
  seen: 'Vous avez vu ce suivi.',
  markSeen: 'Je l’ai vu',
  observeAgain: 'Observer de nouveau',
  openedByObservation: 'L’observation qu’il suit',
  closedByObservation: 'L’observation qui l’a clos',
  observationHidden: 'Vous accompagnez cette personne, mais l’observation est hors de vos accès.',
  filters: {
    show: 'Afficher',
    toCoach: 'Que j’accompagne',
    aboutMe: 'À mon sujet',
    closedFrom: 'Clos à partir du',
    closedTo: 'Clos jusqu’au',
  },
  form: {
    about: '%{person} pour « %{task} »',
    coachHint: 'Une autre personne qui travaille à cet endroit',
  },
  coached: {
    hint: 'Avez-vous réessayé ensemble ? Écrivez ce que vous avez convenu.',
    start: 'L’accompagnement est fait',
    submit: 'Enregistrer et demander une observation',
  },
  next: {
    title: 'Prochaine étape',
    own: {
      OPEN: '%{coach} réessaiera avec vous d’ici au %{day}.',
      UNCOACHED: 'Votre tuteur n’est pas encore choisi. Vous réessaierez ensemble d’ici au %{day}.',
      COACHED: 'Vous serez observé encore une fois pour cette tâche.',
      CLOSED: 'Une observation ultérieure de cette tâche était correcte. Bravo.',
      WITHDRAWN: 'Il n’y a plus rien à faire : l’observation n’est plus incorrecte.',
    },
    other: {
      OPEN: '%{coach} réessaie avec %{person} d’ici au %{day}.',
      UNCOACHED: '%{person} n’a pas encore de tuteur. Choisissez qui réessaiera d’ici au %{day}.',
      COACHED:
        '%{person} a bénéficié d’un accompagnement. Observez de nouveau cette tâche : une observation correcte clôt le suivi.',
      CLOSED: 'Une observation ultérieure de cette personne et de cette tâche était correcte.',
      WITHDRAWN: 'Il n’y a plus rien à faire : l’observation n’est plus incorrecte.',
    },
  },
  mine: {
    title: 'Vos suivis',
    hint: 'Ce que vous travaillez avec un tuteur et ce que vous avez convenu.',
    none: 'Aucun suivi ne vous concerne.',
  },
  today: {
    toCoach: 'À accompagner',
    own: 'Vous travaillez sur',
  },
  setting: {
    hint: 'De suite, pour une personne et une tâche. Vide : les suivis sont ouverts à la main.',
    never: 'À la main seulement',
  },
  card: {
    open: 'Ouverts',
    overdue: 'En retard',
    closed: 'Clos pendant la période',
    median: 'Délai médian de clôture',
    days: '%{smart_count} jour |||| %{smart_count} jours',
  },
}
