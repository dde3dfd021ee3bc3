/** Texts of the review queue, and of the blind sample. */
import type { reviewQueue as en } from '../en/reviewQueue.ts'
import type { TextsLike } from '../keys.ts'

export const reviewQueue: TextsLike<typeof en> = {
  title: 'File de vérification',
  open: 'Vérifier %{count}',
  place: '%{place} sur %{total}',
  order: {
    label: 'Ordre',
    UNCERTAIN: 'Moins sûrs d’abord',
    CAPTURE: 'Pires enregistrements d’abord',
    OLDEST: 'Plus anciens d’abord',
  },
  technique: 'Technique dans son ensemble',
  sure: 'confiance %{value}',
  cannotTell: 'Impossible à dire',
  save: 'Enregistrer et continuer',
  allRight: 'Tout est juste',
  skip: 'Passer',
  back: 'Retour',
  keys: 'Touches',
  details: 'Tous les détails',
  taken: 'Quelqu’un d’autre l’a en ce moment. Vous pouvez passer à la suivante.',
  done: {
    title: 'Plus rien à vérifier',
    reviewed:
      'Vous avez vérifié %{smart_count} résultat. |||| Vous avez vérifié %{smart_count} résultats.',
    others: 'Ce que d’autres ont à l’écran peut revenir plus tard.',
    skipped:
      'Vérifier celui que vous avez passé |||| Vérifier les %{smart_count} que vous avez passés',
    again: 'Regarder à nouveau',
  },
  help: {
    title: 'Touches de la file de vérification',
  },
  keyNames: {
    right: 'R',
    wrong: 'W',
    unknown: '?',
    allRight: 'A',
    up: '↑',
    down: '↓',
    save: 'Ctrl + Entrée',
    skip: 'S',
    back: 'B',
    help: 'H',
  },
  commands: {
    right: 'Juste, et passer au suivant',
    wrong: 'Faux, et passer au suivant',
    unknown: 'Impossible à dire, et passer au suivant',
    allRight: 'Tout est juste',
    up: 'Au précédent',
    down: 'Au suivant',
    save: 'Enregistrer et ouvrir la suivante',
    skip: 'Passer : reste pour plus tard ou pour d’autres',
    back: 'Retour à la précédente',
    help: 'Afficher les touches',
  },
  blind: {
    question: 'Échantillon en aveugle : que voyez-vous ? L’avis de l’IA s’affiche ensuite.',
    submit: 'Enregistrer et comparer',
    reveal: 'Ce que dit l’IA',
    same: 'L’IA a vu la même chose que vous, partout où chacun a tranché.',
    different: 'L’IA a vu autre chose. Vos réponses sont enregistrées telles quelles.',
    reviewed: 'Quelqu’un d’autre a vérifié cette observation entre-temps. Passez à la suivante.',
    next: 'Suivant',
    allCorrect: 'Tout est correct',
  },
}
