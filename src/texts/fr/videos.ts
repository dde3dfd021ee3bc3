/** Texts of the page where a recording is reviewed. */
import type { videos as en } from '../en/videos.ts'
import type { TextsLike } from '../keys.ts'

export const videos: TextsLike<typeof en> = {
  title: 'Enregistrement',
  elsewhere: 'Le résultat de l’IA vient d’un autre programme, qui n’a pas envoyé d’enregistrement.',
  linkCopied: 'Lien copié.',
  skeletonFailed: 'Le squelette n’a pas pu être chargé.',
  overlay: 'Vidéo annotée',
  problems: {
    missing:
      'La vidéo n’a pas pu être chargée. Son lien a peut-être expiré, ou la connexion est coupée.',
    unsupported:
      'Ce navigateur ne peut pas lire ce format de vidéo. Essayez un autre navigateur ; l’analyse reste disponible.',
  },
  overall: 'Global',
  /** A moment and its principle or verdict. */
  moment: '%{time} %{what}',
  incorrect: { title: 'Moments incorrects', none: 'L’IA n’en a trouvé aucun.' },
  frame: {
    title: 'Cette image',
    label: 'Image',
    position: '%{number} sur %{total}, %{time}',
    bodyAngle: 'Angle du corps',
    right: '%{angle}, juste',
    wrong: '%{angle}, faux',
    twistAngle: 'Angle de torsion',
    lifting: 'Levage commencé',
    footForward: 'Pied en avant',
    scored: '%{verdict} (%{score})',
  },
  controls: {
    label: 'Lecture',
    play: 'Lire',
    pause: 'Pause',
    previousFrame: 'Image précédente',
    nextFrame: 'Image suivante',
    reset: 'Revenir au début',
    elapsed: 'Temps écoulé et total',
    speed: 'Vitesse %{speed}×',
    seek: 'Position',
    decided: 'Image décisive |||| Images décisives',
  },
  printed: {
    correct: '%{time} %{lanes} : correct',
    incorrect: '%{time} %{lanes} : incorrect',
    unknown: '%{time} %{lanes} : inconnu',
    film: 'Enregistrement à %{time}',
  },
  skeleton: {
    show: 'Afficher le squelette',
    view: 'Vue du squelette',
    views: { side: 'De côté', above: 'De dessus', filmed: 'Comme filmé' },
    pictures: {
      side: 'Squelette de cette image : de côté',
      above: 'Squelette de cette image : de dessus',
      filmed: 'Squelette de cette image : comme filmé',
    },
    colours:
      'Couleurs : les bras montrent Inside Base, le dos et les jambes Big Engines, les épaules Turn Not Twist.',
  },
  timeline: {
    title: 'Chronologie',
    colours: 'Rouge, orange, vert : score 0 ; 0,5 ; 1. × incorrect, hachuré inconnu.',
    bar: 'La barre ci-dessous est le levage choisi.',
  },
  segment: {
    verdict: '%{lane} : %{verdict}',
    times: '%{start} à %{end}',
    score: 'Score %{score}',
    angleCorrect: 'Angle du corps %{angle} (correct)',
    angleIncorrect: 'Angle du corps %{angle} (incorrect)',
  },
  tools: {
    copyLink: 'Copier le lien vers ce moment',
    keyboard: 'Raccourcis clavier',
    timeline:
      'Sur la chronologie, utilisez les flèches pour passer d’un segment à l’autre et Entrée pour en choisir un.',
    everywhere: 'Ces raccourcis valent partout sur la page, sauf dans les champs',
  },
  keys: {
    toggle: 'Espace',
    previousFrame: '←',
    nextFrame: '→',
    tenFramesBack: 'Maj + ←',
    tenFramesOn: 'Maj + →',
    toStart: 'Début',
    toEnd: 'Fin',
    slower: ',',
    faster: '.',
    previousMoment: 'P',
    nextMoment: 'N',
    help: '?',
  },
  commands: {
    toggle: 'Lire ou mettre en pause',
    previousFrame: 'Image précédente',
    nextFrame: 'Image suivante',
    tenFramesBack: 'Dix images en arrière',
    tenFramesOn: 'Dix images en avant',
    toStart: 'Première image',
    toEnd: 'Dernière image',
    slower: 'Plus lent',
    faster: 'Plus vite',
    previousMoment: 'Moment incorrect précédent',
    nextMoment: 'Moment incorrect suivant',
    help: 'Afficher les raccourcis',
  },
}
