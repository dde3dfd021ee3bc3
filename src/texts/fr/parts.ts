/** What charts, dropdowns, uploads and the pictures of the principles say. */
import type {
  charts as enCharts,
  choices as enChoices,
  days as enDays,
  principles as enPrinciples,
  uploads as enUploads,
} from '../en/parts.ts'
import type { TextsLike } from '../keys.ts'

export const charts: TextsLike<typeof enCharts> = {
  showChart: 'Afficher le graphique',
  showTable: 'Afficher le tableau',
  clickToView: 'Cliquer pour voir',
  dateRange: 'Période',
  filterDates: 'Filtrer les dates',
  months: '%{smart_count} mois |||| %{smart_count} mois',
  observations: 'Observations',
  overTime: 'Observations dans le temps',
  correctVsIncorrect: 'Correct et incorrect',
  total: 'Total',
  days: 'Jours',
  result: 'Résultat',
  share: 'Part',
  correctBelow: 'correct',
  totalBelow: 'au total',
  ofWhole: 'sur %{whole}',
  tooFew: 'Données insuffisantes',
  /** What a figure that links to a list counts, as screen readers hear it. */
  counted: {
    all: '%{smart_count} observation |||| %{smart_count} observations',
    correct: '%{smart_count} observation correcte |||| %{smart_count} observations correctes',
    incorrect: '%{smart_count} observation incorrecte |||| %{smart_count} observations incorrectes',
    of: {
      all: '%{smart_count} observation, %{of} |||| %{smart_count} observations, %{of}',
      correct:
        '%{smart_count} observation correcte, %{of} |||| %{smart_count} observations correctes, %{of}',
      incorrect:
        '%{smart_count} observation incorrecte, %{of} |||| %{smart_count} observations incorrectes, %{of}',
    },
    result: '%{smart_count} observation : %{name} |||| %{smart_count} observations : %{name}',
    resultOf:
      '%{smart_count} observation : %{name}, %{status} |||| %{smart_count} observations : %{name}, %{status}',
    toReview:
      '%{smart_count} résultat de l’IA à vérifier |||| %{smart_count} résultats de l’IA à vérifier',
    misfit:
      '%{smart_count} observation dont le squelette est mal ajusté |||| %{smart_count} observations dont le squelette est mal ajusté',
    before: '%{count} le mois précédent |||| %{count} les %{smart_count} mois précédents',
  },
  steps: { day: 'Par jour.', week: 'Par semaine.', month: 'Par mois.' },
  stepsCut: {
    day: 'Par jour ; le premier et le dernier peuvent être incomplets.',
    week: 'Par semaine ; la première et la dernière peuvent être incomplètes.',
    month: 'Par mois ; le premier et le dernier peuvent être incomplets.',
  },
  bucket: '%{days} : %{total} au total, %{correct} correctes, %{incorrect} incorrectes',
}

export const choices: TextsLike<typeof enChoices> = {
  first: 'Les %{count} premiers sont affichés. Saisissez du texte pour trouver les autres.',
  loading: 'Chargement…',
  none: 'Aucune correspondance',
  all: 'Tous',
  unknown: 'Inconnu',
  failed: 'Les choix n’ont pas pu être chargés. Fermez et rouvrez pour réessayer.',
  open: 'Ouvrir : %{label}',
  close: 'Fermer : %{label}',
  clear: 'Effacer : %{label}',
}

export const days: TextsLike<typeof enDays> = {
  all: 'Tous les jours',
  until: 'Jusqu’au %{day}',
  from: 'À partir du %{day}',
}

export const uploads: TextsLike<typeof enUploads> = {
  choose: { video: 'Choisir une vidéo', image: 'Choisir une image' },
  replace: { video: 'Remplacer la vidéo', image: 'Remplacer l’image' },
  one: { video: 'Choisissez une seule vidéo.', image: 'Choisissez une seule image.' },
  removed: {
    video: 'La vidéo sera retirée à l’enregistrement.',
    image: 'L’image sera retirée à l’enregistrement.',
  },
  ready: '%{name} est prêt et sera utilisé à l’enregistrement.',
  readyUnnamed: {
    video: 'Une nouvelle vidéo est prête et sera utilisée à l’enregistrement.',
    image: 'Une nouvelle image est prête et sera utilisée à l’enregistrement.',
  },
  newImage: 'La nouvelle image',
  currentImage: 'L’image actuelle',
  remove: 'Retirer',
  keep: 'Garder',
  drop: 'ou déposez-la ici',
  progress: 'Envoi de %{name}… %{percent} %',
  uploading: 'Envoi de %{name}',
  failed:
    'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion et choisissez-le de nouveau.',
}

/** Names of the principles are the same in every language. */
export const principles: TextsLike<typeof enPrinciples> = {
  instruction: {
    INSIDE_BASE:
      'Inside Base : un pied en avant, rapprochez la charge du corps, au-dessus de l’espace entre vos pieds.',
    BIG_ENGINES:
      'Big Engines : fléchissez les genoux, gardez le dos droit et soulevez avec les muscles puissants des jambes.',
    TURN_NOT_TWIST:
      'Turn Not Twist : tournez en déplaçant les pieds, pour que la tête, les hanches et la charge tournent ensemble, sans torsion du dos.',
    DIP_N_DRIVE:
      "Dip n' Drive : fléchissez les genoux pour vous placer bas derrière la charge, gardez le dos droit et faites-la avancer avec les jambes.",
  },
  gist: {
    INSIDE_BASE: 'Charge proche, pieds écartés',
    BIG_ENGINES: 'Les jambes lèvent, dos droit',
    TURN_NOT_TWIST: 'Pieds et charge tournent ensemble',
    DIP_N_DRIVE: 'Se baisser, pousser avec les jambes',
  },
}
