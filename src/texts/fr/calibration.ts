import type { calibration as en } from '../en/calibration.ts'
import type { TextsLike } from '../keys.ts'

export const calibration: TextsLike<typeof en> = {
  title: 'Étalonnage',
  intro:
    'Deux personnes s’accordent sur ce que montre un enregistrement. Vous le jugez sans voir leur résultat, puis vous le voyez. Seuls vous et les super-utilisateurs de votre entreprise voyez à quel point vos réponses concordent.',
  queue: {
    title: 'Enregistrements à juger',
    waiting:
      '%{smart_count} enregistrement en attente |||| %{smart_count} enregistrements en attente',
    none: 'Rien à juger pour le moment. Les nouveaux enregistrements sont annoncés dans vos notifications ; chacun est proposé à nouveau après six mois.',
    recording: 'Enregistrement de %{task}',
    hint: 'Laissez sans réponse ce que l’enregistrement ne montre pas.',
    submit: 'Envoyer et voir le résultat',
    next: 'Enregistrement suivant',
    finish: 'Terminer',
    failed: 'Impossible de charger les enregistrements.',
  },
  result: {
    title: 'Le résultat convenu',
    agreed: 'Réponse concordante : %{truth}',
    differs: 'Votre réponse : %{answer} ; résultat convenu : %{truth}',
    open: 'Sans réponse de votre part ; résultat convenu : %{truth}',
  },
  agreement: {
    mine: 'Votre concordance',
    ofPerson: 'Concordance à l’étalonnage',
    onlyThey: 'Seuls cette personne et les super-utilisateurs de votre entreprise le voient.',
    none: 'Aucun enregistrement jugé pour l’instant.',
    byPrinciple: 'Concordance par principe',
    principle: 'Principe',
    agreed: 'Concordantes',
    shareAlone: 'Part',
    share: 'Part (intervalle à 95 %)',
    open: 'Sans réponse',
    kappaAlone: 'Kappa',
    kappa: 'Au-delà du hasard (kappa)',
    kappaValue: '%{value} (%{low} à %{high}), %{level}',
    tooFew: 'À partir de dix réponses',
    oneKind: 'Un seul type de réponse',
    byQuarter: 'Par trimestre',
    quarter: 'Trimestre',
    levels: {
      chance: 'peut-être due au hasard',
      slight: 'au moins très faible',
      fair: 'au moins faible',
      moderate: 'au moins modérée',
      substantial: 'au moins forte',
      almostPerfect: 'presque parfaite',
    },
    failed: 'Impossible de charger la concordance.',
  },
  clip: {
    title: 'Clip d’étalonnage',
    offer:
      'Faites juger cet enregistrement par d’autres sans qu’ils voient le résultat, pour savoir à quel point les jugements concordent.',
    make: 'Utiliser pour l’étalonnage',
    hint: 'Indiquez ce qui est juste ; ce que vous laissez sans réponse n’est pas demandé. Une deuxième personne doit approuver avant qu’il soit proposé à d’autres.',
    note: 'Pourquoi c’est juste',
    save: 'Proposer ce résultat',
    proposed:
      'Proposé par %{name}. Une deuxième personne doit approuver avant qu’il soit proposé à d’autres.',
    mine: 'Vous avez proposé ce résultat. Une autre personne doit approuver avant qu’il soit proposé à d’autres.',
    agree: 'Je suis d’accord',
    inUse:
      'Utilisé depuis le %{day} ; jugé par %{smart_count} personne. |||| Utilisé depuis le %{day} ; jugé par %{smart_count} personnes.',
    retire: 'Ne plus proposer',
    failed: 'Impossible de charger le clip d’étalonnage.',
  },
  clips: {
    title: 'Clips d’étalonnage',
    none: 'Aucun clip. Ouvrez une observation avec enregistrement et choisissez « Utiliser pour l’étalonnage ».',
    recording: 'Enregistrement',
    state: 'État',
    proposed: 'Attend une deuxième personne',
    inUse: 'Utilisé',
    retired: 'Retiré',
    judged: 'Jugé par',
    more: 'Afficher plus',
    failed: 'Impossible de charger les clips d’étalonnage.',
  },
}
