/** Texts of the report on how often the AI is right. */
import type { accuracy as en } from '../en/accuracy.ts'
import type { TextsLike } from '../keys.ts'

export const accuracy: TextsLike<typeof en> = {
  title: 'Exactitude de l’IA',
  withoutAi:
    '%{name} n’utilise pas l’IA : il n’y a pas de résultats de l’IA à vérifier. Le fournisseur peut activer l’IA dans les réglages du client.',
  intro:
    '« Positif » veut dire que l’IA a jugé la technique incorrecte. Un faux positif est un levage correct jugé incorrect ; un faux négatif est un levage incorrect que l’IA n’a pas relevé.',
  dateRange: 'Période',
  empty: {
    title: 'Aucun résultat de l’IA',
    filtered: 'Aucun résultat de l’IA ne correspond à ces filtres.',
    period: 'Pas encore de résultat de l’IA dans cette période.',
    clear: 'Effacer les filtres',
    observations: 'Aller aux observations',
  },
  blind: {
    share: 'Échantillon en aveugle : %{part} sur %{whole} justes, %{share} (%{interval})',
    part: 'Échantillon en aveugle : %{part} sur %{whole} justes',
    of: '%{smart_count} résultat dans l’échantillon en aveugle |||| %{smart_count} résultats dans l’échantillon en aveugle',
    why: 'Le chiffre le plus fiable : les vérificateurs ont répondu avant de voir l’avis de l’IA, qui n’a donc pas pu les influencer, et c’est le hasard qui a choisi les résultats.',
  },
  overall: {
    title: 'Exactitude globale',
    share: '%{share} de résultats justes',
    part: '%{part} justes sur %{whole}',
    interval:
      'Intervalle à 95 % : %{interval}, d’après %{smart_count} vérification |||| Intervalle à 95 % : %{interval}, d’après %{smart_count} vérifications',
    from: 'd’après %{smart_count} vérification |||| d’après %{smart_count} vérifications',
    precision:
      'Sur %{whole} levages que l’IA a jugés incorrects, %{part} l’étaient : %{share} (%{interval}).',
    recall: 'Sur %{whole} levages incorrects, l’IA en a trouvé %{part} : %{share} (%{interval}).',
    allReviewed: 'Tous les résultats de l’IA ont été vérifiés.',
    unreviewed: '%{share} des %{total} résultats de l’IA ne sont pas encore vérifiés.',
    view: 'Voir les non vérifiés (%{count})',
  },
  matrix: {
    title: 'Résultats de l’IA comparés aux vérifications',
    label: 'Matrice de confusion',
    reviewers: 'Vérificateurs',
    positive: 'IA : incorrect (positif)',
    negative: 'IA : correct (négatif)',
    share: '%{share} des vérifications',
  },
  principles: {
    title: 'Par principe',
    hint: 'Uniquement les principes que l’IA a jugés. Positif : l’IA a trouvé un défaut. Non vérifié : pas encore vérifié.',
    caption: 'Exactitude par principe',
    name: 'Principe',
  },
  causes: {
    title: 'Pourquoi l’IA s’est trompée',
    hint: 'Causes indiquées lors des vérifications. Une observation peut en avoir plusieurs.',
    none: 'Aucune cause indiquée pour le moment. Elles s’ajoutent lors de la vérification, quand l’IA s’est trompée.',
  },
  tasks: { title: 'Par tâche', caption: 'Exactitude par tâche', name: 'Tâche' },
  builds: {
    title: 'Par version de l’application',
    caption: 'Exactitude par version de l’application',
    name: 'Version de l’application',
    unknown: 'Inconnue',
  },
  /** After their number. */
  table: {
    accuracy: 'Exactitude',
    withInterval: 'Exactitude (intervalle à 95 %)',
    noReviews: 'Aucune vérification',
    noReviewsReason: 'Aucun de ces résultats n’a été vérifié.',
    tooFew: 'Données insuffisantes',
    all: 'Afficher tout (%{count})',
  },
}
