import type { calibration as en } from '../en/calibration.ts'
import type { TextsLike } from '../keys.ts'

export const calibration: TextsLike<typeof en> = {
  title: 'Étalonnage',
  intro:
    'Deux personnes s’accordent sur ce que montre un enregistrement. Vous le jugez sans voir leur résultat, puis vous le voyez. Seuls vous et les super-utilisateurs de votre entreprise voyez votre taux d’accord.',
  queue: {
    title: 'Enregistrements à juger',
    waiting: '1 enregistrement en attente |||| %{smart_count} enregistrements en attente',
    none: 'Rien à juger pour le moment. Les nouveaux enregistrements sont annoncés dans vos notifications ; chacun est proposé à nouveau après six mois.',
    recording: 'Enregistrement de %{task}',
    hint: 'Laissez sans réponse ce que l’enregistrement ne montre pas.',
    submit: 'Envoyer et voir le résultat',
    next: 'Enregistrement suivant',
    finish: 'Terminer',
    failed: 'Impossible de charger les enregistrements.',
  },
  result: {
    title: 'Le résultat convenu',
    agreed: 'Vous êtes d’accord : %{truth}',
    differs: 'Votre réponse : %{answer} ; résultat convenu : %{truth}',
    open: 'Sans réponse de votre part ; résultat convenu : %{truth}',
  },
  agreement: {
    mine: 'Votre accord',
    ofPerson: 'Accord à l’étalonnage',
    onlyThey: 'Seuls cette personne et les super-utilisateurs de votre entreprise le voient.',
    none: 'Aucun enregistrement jugé pour l’instant.',
    byPrinciple: 'Accord par principe',
    principle: 'Principe',
    agreed: 'En accord',
    share: 'Part (intervalle à 95 %)',
    open: 'Sans réponse',
    kappa: 'Au-delà du hasard (kappa)',
    kappaValue: '%{value} (%{low} à %{high}), %{level}',
    tooFew: 'À partir de dix réponses',
    byQuarter: 'Par trimestre',
    quarter: 'Trimestre du',
    levels: {
      poor: 'médiocre',
      slight: 'léger',
      fair: 'passable',
      moderate: 'modéré',
      substantial: 'fort',
      almostPerfect: 'presque parfait',
    },
    failed: 'Impossible de charger l’accord.',
  },
  clip: {
    title: 'Clip d’étalonnage',
    offer:
      'Faites juger cet enregistrement par d’autres sans qu’ils voient le résultat, pour savoir à quel point les jugements concordent.',
    make: 'Utiliser pour l’étalonnage',
    hint: 'Indiquez ce qui est juste ; ce que vous laissez sans réponse n’est pas demandé. Une deuxième personne doit approuver avant que d’autres soient interrogés.',
    note: 'Pourquoi c’est juste',
    save: 'Proposer ce résultat',
    proposed:
      'Proposé par %{name}. Une deuxième personne doit approuver avant que d’autres soient interrogés.',
    mine: 'Vous avez proposé ce résultat. Une autre personne doit approuver avant que d’autres soient interrogés.',
    agree: 'Je suis d’accord',
    inUse:
      'Utilisé depuis le %{day} ; jugé par 1 personne. |||| Utilisé depuis le %{day} ; jugé par %{smart_count} personnes.',
    retire: 'Ne plus demander',
    failed: 'Impossible de charger le clip d’étalonnage.',
  },
  clips: {
    title: 'Clips d’étalonnage',
    none: 'Aucun clip. Ouvrez une observation avec enregistrement et choisissez « Utiliser pour l’étalonnage ».',
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
