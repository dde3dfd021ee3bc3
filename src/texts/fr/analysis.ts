/** Texts of judging stored recordings again, and of the AI analysis of a recording. */
import type { analysis as enAnalysis, judgeAgain as enJudgeAgain } from '../en/analysis.ts'
import type { TextsLike } from '../keys.ts'

export const judgeAgain: TextsLike<typeof enJudgeAgain> = {
  title: 'Juger de nouveau les enregistrements',
  subtitle:
    'Les enregistrements conservés sont jugés avec les seuils actuels, version %{version}. Rien ne change tant que vous n’appliquez pas le résultat, et ce que des personnes ont vérifié ou corrigé reste tel quel.',
  check: 'Voir ce qui changerait',
  checkAgain: 'Vérifier de nouveau',
  apply: 'Modifier %{smart_count} observation |||| Modifier %{smart_count} observations',
  progress: '%{done} enregistrements jugés sur %{total}',
  cancelled: 'Annulé. Les modifications déjà faites restent.',
  report:
    '%{judged} enregistrements jugés, %{changed} changeraient. %{skipped} inchangés, car vérifiés par des personnes.',
  applied:
    '%{judged} enregistrements jugés, %{changed} changés. %{skipped} inchangés, car vérifiés par des personnes.',
  observations:
    'Observation qui change |||| Les %{smart_count} premières observations qui changent',
  fromTo: '%{from} → %{to}',
  changed: '%{name} : %{change}',
  columns: { principle: 'Principe', change: 'Changement', count: 'Observations' },
}

export const analysis: TextsLike<typeof enAnalysis> = {
  title: 'Analyse par IA',
  unfold: 'Analyser une vidéo',
  optional: 'Analysez une vidéo sur cet appareil. La vidéo elle-même n’est pas envoyée.',
  choose: 'Choisir une vidéo',
  record: 'Filmer',
  another: 'Choisir une autre vidéo',
  again: 'Relancer l’analyse',
  remove: 'Retirer le résultat',
  advice: {
    title: 'Comment filmer',
    still: 'Posez la caméra ou tenez-la immobile et bien droite, à hauteur de hanche.',
    distance:
      'Placez-vous à une distance de 2,5 à 4 m, à environ 60° par rapport à la vue de face.',
    whole: 'Gardez la personne entière dans l’image, de la tête aux pieds.',
    one: 'Une seule personne, 60 secondes au plus.',
    range: '2,5–4 m',
    picture:
      'Caméra à hauteur de hanche, bien droite, à 60 degrés par rapport à la vue de face d’une personne qui lève une caisse',
  },
  running: {
    loading: 'Chargement de l’analyse…',
    frames: 'Image %{done} sur %{total}',
    cancel: 'Annuler l’analyse',
    busy: 'Analyse…',
    meanwhile: 'Vous pouvez remplir les autres champs en attendant.',
    preview: 'La vidéo avec la personne détectée',
  },
  people: {
    title: 'Qui lève la charge ?',
    text: 'Choisissez une personne : la vidéo ne sera analysée que pour elle.',
    picture: 'La vidéo avec toutes les personnes trouvées',
    person: 'Personne %{number} (%{place})',
    left: 'à gauche',
    middle: 'au milieu',
    right: 'à droite',
  },
  part: {
    title: 'Partie à analyser',
    use: 'Analyser cette partie',
    start: 'Début de la partie',
    end: 'Fin de la partie',
    length: 'De %{start} s à %{end} s, %{length} sur 60 s au plus',
  },
  turn: {
    title: 'Tourner l’image',
    preview: 'Une image de la vidéo, tournée de %{turn}°',
    quarter: 'Tourner de 90°',
    use: 'Analyser ainsi',
  },
  camera: {
    title: 'Filmer',
    record: 'Commencer à filmer',
    stop: 'Arrêter et analyser',
    cancel: 'Annuler',
    elapsed: '%{seconds} sur 60 s',
    denied:
      'La caméra est bloquée pour ce site web. Autorisez-la dans le navigateur, ou choisissez une vidéo.',
    missing: 'Aucune caméra n’a été trouvée. Choisissez plutôt une vidéo.',
    preview: 'Image de la caméra',
  },
  result: {
    beforeSubmit: 'Voici ce que l’IA a trouvé. Ce résultat est ajouté avec l’observation.',
    answersFromAi: 'Le résultat de l’IA ci-dessus donne les réponses.',
    byHand: 'Répondre plutôt à la main',
    uploadRecording: 'Envoyer aussi l’enregistrement',
    uploadRecordingHint:
      'Les autres personnes qui ont accès à cette observation peuvent alors voir la personne.',
    found: {
      LIFT: 'Levage de %{start} à %{end}',
      PUSH: 'Poussée ou traction de %{start} à %{end}',
    },
    none: {
      LIFT: 'Aucun levage n’a été trouvé',
      PUSH: 'Aucune poussée ni traction n’a été trouvée',
    },
    quality: 'Qualité de l’enregistrement : %{grade}',
    poor: 'Un mauvais enregistrement ne compte pas dans le rapport sur l’exactitude de l’IA.',
    about: 'Comment l’IA juge',
    cutOff: 'La fin de cette vidéo manque. Ses %{seconds} premières secondes ont été analysées.',
  },
  observation: {
    none: 'Cette observation n’a pas encore de résultat de l’IA.',
    inProgress: 'Une analyse est en cours depuis le %{since}.',
    failed: 'La dernière analyse a échoué. %{reason}',
    saving: 'Enregistrement du résultat…',
    saved: 'Le résultat de l’IA a été enregistré.',
    replace: 'Analyser de nouveau une vidéo',
    recording: 'Vidéo envoyée',
  },
  lifts: {
    title: '%{smart_count} levage |||| %{smart_count} levages',
    worst: 'Le verdict est celui du plus mauvais levage, à %{start}.',
    chosen: 'Le verdict est celui du levage à %{start}, choisi par une personne.',
  },
  /** Choosing among the lifts of a recording, and moving a lift's times. */
  liftReview: {
    choose: 'Un autre peut être jugé à sa place.',
    show: 'Afficher le levage à %{lift}',
    judged: 'Jugé',
    judge: 'Juger ce levage',
    judgeAt: 'Juger le levage à %{time}',
    chosen: 'Le levage à %{time} est maintenant jugé.',
    unchanged: 'Rien n’a été modifié : le début et la fin sont les mêmes qu’avant.',
    cutOff:
      'La fin de cette vidéo manque : seules ses %{seconds} premières secondes ont pu être lues. Copiez de nouveau le fichier entier.',
  },
  /** Answering beside the AI result of a new observation. */
  addRecording: {
    noAnswers:
      'Le résultat de l’IA ci-dessus ne donne de réponse à aucun principe. Ils restent inconnus.',
    someAnswers: 'Le résultat de l’IA ci-dessus donne les réponses. Reste inconnu : %{names}.',
    byHand: 'Vous répondez à la main. Le résultat de l’IA ci-dessus n’est pas ajouté.',
    byAi: 'Utiliser plutôt le résultat de l’IA',
    notAdded:
      'Voici ce que l’IA a trouvé. Ce résultat n’est pas ajouté, car vous répondez à la main.',
  },
  lift: {
    proposed:
      'L’IA a trouvé le levage de %{start} à %{end}. Si vous changez le début ou la fin, l’IA juge de nouveau, sauf si une personne a vérifié le résultat.',
    use: 'Utiliser ces moments',
  },
  evidence: {
    title: 'Comment l’IA a décidé',
    why: '%{reason}.',
    picture: '%{principle} à %{time} : le squelette et ce qui y a été mesuré',
    measured: {
      kneeShare: 'Part des genoux dans la flexion : %{value} ; correct à partir de %{threshold}.',
      reach:
        'Distance des mains aux pieds : %{value} longueurs de tronc ; correct jusqu’à %{threshold}.',
      shoulderTurn:
        'Rotation des épaules : %{value} ; correct en dessous de %{threshold} tant que les pieds restent en place.',
      dip: 'Flexion des genoux avant que la charge ne bouge : %{value} ; correct à partir de %{threshold}.',
      startTwist: 'Torsion des épaules au début : %{value} ; correct en dessous de %{threshold}.',
    },
    visibility: 'Visibilité : %{value}.',
    confidence: 'Confiance : %{value}',
    distrusted: 'Cela a été mesuré, mais n’est pas jugé fiable.',
    tentative: 'Une suggestion : peu d’enregistrements ont été mesurés.',
    knee: 'genou %{value}',
    trunk: 'tronc %{value}',
    footMove: 'pieds déplacés de %{value} de la hauteur d’épaule',
    elbow: 'bras fléchis de %{value}',
    show: 'Afficher %{time}',
  },
  skeleton: {
    misfit: 'Le squelette est mal ajusté',
    fits: 'Il est bien ajusté',
    youSaid:
      'Vous avez dit que le squelette est mal ajusté : l’IA ne donne pas de verdict. Répondez ci-dessous à la main ; l’analyse est conservée sans verdict.',
    said: 'Une personne a dit le %{date} que le squelette est mal ajusté : l’IA ne donne pas de verdict.',
    saved: 'L’IA ne donne plus de verdict sur cet enregistrement.',
    takenBack: 'L’IA a jugé de nouveau l’enregistrement.',
  },
}
