/** Texts of the dashboard. */
import type { dashboard as en } from '../en/dashboard.ts'
import type { TextsLike } from '../keys.ts'

export const dashboard: TextsLike<typeof en> = {
  title: 'Tableau de bord',
  hello: 'Bonjour, %{name}',
  results: 'Résultats',
  noResults:
    'Aucune observation dans cette période. Choisissez une période plus longue ou ajoutez une observation.',
  figures: {
    observations: 'Observations',
    incorrect: 'Incorrectes',
    correctShare: '% correctes',
    toReview: 'Résultats de l’IA à vérifier',
    allReviewed: 'Tous vérifiés.',
    notReviewed: 'Pas encore vérifiés.',
  },
  /** After their number. */
  /** Compared with the months before. */
  change: {
    more: '%{by} de plus que le mois précédent (%{link}) |||| %{by} de plus que les %{smart_count} mois précédents (%{link})',
    fewer:
      '%{by} de moins que le mois précédent (%{link}) |||| %{by} de moins que les %{smart_count} mois précédents (%{link})',
    same: 'Comme le mois précédent (%{link}) |||| Comme les %{smart_count} mois précédents (%{link})',
    unknown: '%{link} le mois précédent |||| %{link} les %{smart_count} mois précédents',
    none: 'Pas de données antérieures à comparer',
    share: '%{share} le mois précédent |||| %{share} les %{smart_count} mois précédents',
    tooFew:
      'Trop peu d’observations le mois précédent pour comparer. |||| Trop peu d’observations les %{smart_count} mois précédents pour comparer.',
  },
  breakdown: {
    title: 'Répartition',
    by: 'Répartition par',
    tabs: {
      departments: 'Services',
      locations: 'Sites',
      tasks: 'Tâches',
      observees: 'Personnes observées',
    },
    names: {
      departments: 'Service',
      locations: 'Site',
      tasks: 'Tâche',
      observees: 'Personne observée',
    },
    columns: {
      observation_count: 'Observations',
      correct_count: 'Correctes',
      incorrect_count: 'Incorrectes',
      correct_share: '% correctes',
    },
    none: 'Aucune observation dans cette période.',
    more: 'Afficher plus',
  },
  clients: { title: 'Clients', all: 'Tous les clients' },
  accuracyHint: 'D’après les vérifications, par principe, tâche et version de l’application.',
  latest: {
    title: 'Dernières observations',
    none: 'Aucune observation pour le moment. Ajoutez la première.',
  },
  campaigns: {
    title: 'Campagnes en cours',
    failed: 'Les campagnes n’ont pas pu être chargées.',
    none: 'Aucune campagne en cours.',
    since: 'Depuis le %{day}',
    more: 'Afficher plus',
    observations: 'Observations',
    unit: 'observation |||| observations',
  },
}
