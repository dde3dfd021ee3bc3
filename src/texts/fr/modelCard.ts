/** Texts of the model card: what the AI judges, how, and what it cannot see. */
import type { modelCard as en } from '../en/modelCard.ts'
import type { TextsLike } from '../keys.ts'

export const modelCard: TextsLike<typeof en> = {
  title: 'Comment l’IA juge',
  intro:
    'L’IA propose un verdict sur un levage à partir d’une vidéo. Elle peut se tromper, et une personne peut toujours vérifier et corriger ce verdict. Cette page dit ce que l’IA ne peut pas voir, combien de fois elle a eu raison sur des enregistrements dont la vérité est connue, et comment elle mesure.',
  sees: {
    title: 'Ce qu’elle juge',
    INSIDE_BASE:
      'Inside Base : la distance entre les mains et les pieds quand la charge quitte le sol. Filmé de côté ou en biais.',
    BIG_ENGINES: 'Big Engines : si la flexion vient des genoux ou du dos, au point le plus bas.',
    TURN_NOT_TWIST:
      'Turn Not Twist : si les épaules tournent pendant le levage alors que les pieds restent en place.',
    DIP_N_DRIVE:
      "Dip n' Drive, quand on pousse ou tire : si les genoux fléchissent dans la seconde qui précède le mouvement de la charge. Une simple suggestion, car peu d’enregistrements ont été mesurés.",
  },
  limits: {
    title: 'Ce qu’elle ne peut pas voir',
    weight:
      'Le poids de la charge, le nombre de fois où elle est levée et la fatigue de la personne.',
    grip: 'La prise, les chaussures, le sol et la douleur.',
    empty:
      'Si les mains tiennent une charge. Sur 20 enregistrements où rien n’est levé, 4 ont tout de même reçu un verdict, par exemple des accroupissements avec les mains vides et basses.',
    hidden:
      'Les jambes ou les pieds derrière une charge ou un rayonnage. Le verdict est alors inconnu.',
    people:
      'Qui juger parmi plusieurs personnes, sauf si vous en choisissez une. Le verdict est alors inconnu.',
    front:
      'La distance des mains et la flexion filmées de face ou de dos, car elles pointent vers la caméra. Le verdict est alors inconnu.',
    twist:
      'Une torsion du côté opposé à la caméra, exactement de profil ou de dos. Les épaules paraissent alors plus droites qu’elles ne le sont.',
    others:
      'La qualité du jugement d’autres programmes. Leurs résultats sont signalés et n’entrent pas dans les chiffres de cette page. D’un squelette dont les parties ne sont pas celles de Liftwise, seules la taille, la vitesse et la répétition sont contrôlées, pas les os.',
    near: 'Tout ce qui est plus proche d’un seuil que l’erreur de mesure. Le verdict est alors inconnu, et « inconnu » ne compte jamais comme correct.',
  },
  figures: {
    real: 'Combien de fois elle a raison : personnes réelles',
    rendered: 'Combien de fois elle a raison : personnages de synthèse',
    before: 'Mesures antérieures',
    beforeText:
      'De seuils antérieurs, sur d’autres enregistrements. Elles ne disent pas comment jugent les seuils actuels.',
    measured: '%{recordings} enregistrements, version %{version} des seuils. %{source}. %{day}.',
    earlier: 'La version %{current} juge maintenant et n’a pas encore été mesurée.',
    overall: 'Sur %{decided} verdicts, %{right} étaient justes : %{share} (%{interval}).',
    saidUnknown:
      '%{smart_count} fois, elle a dit « inconnu ». |||| %{smart_count} fois, elle a dit « inconnu ».',
    nothingToJudge:
      '%{smart_count} autre verdict a été donné là où il n’y avait rien à juger. |||| %{smart_count} autres verdicts ont été donnés là où il n’y avait rien à juger.',
    what: 'Verdicts sur',
    view: 'Selon l’angle de vue',
    hidden: 'Selon ce que masque la charge ou le bord de l’image',
    clothing: 'Selon les vêtements',
    none: 'Non mesuré.',
    right: 'Juste',
    wrong: 'Faux',
    unknown: 'Inconnu',
    disputed: 'Discutable',
    nothing: 'Rien à juger',
    legend:
      'Inconnu : pas de verdict, alors que la vérité est claire. Discutable : un verdict là où les avis divergeraient. Rien à juger : un verdict alors que rien n’a été levé.',
    share: 'Part',
    shareHead: 'Verdicts justes (intervalle à 95 %)',
    silent: 'Pas de verdict',
    silentText: 'Elle a dit « inconnu » chaque fois.',
  },
  misfits: {
    title: 'Le squelette est mal ajusté : %{client}',
    text: 'Combien de fois quelqu’un l’a dit d’un enregistrement analysé ici. Ses verdicts sont alors inconnus.',
    none: 'Aucun enregistrement n’a encore été analysé ici.',
    version: 'Seuils',
    row: 'Version %{version}',
    analysed: 'Analysés',
    misfits: 'Mal ajusté',
    share: 'Part',
    shareHead: 'Part (intervalle à 95 %)',
  },
  confidence: {
    title: 'Son degré de confiance',
    text: 'Chaque verdict indique sa confiance, de 0,65 à 0,97 : selon l’écart entre la mesure et le seuil, et selon que le corps trouvé ressemble à un corps dont les os gardent leur longueur et dont les pieds reposent sur le sol. En dessous, l’IA dit « inconnu ». La courbe a été choisie avec d’autres enregistrements que ceux ci-dessous, qui indiquent combien de fois les verdicts sur des personnes réelles étaient alors justes.',
    said: 'Confiance %{said}',
  },
  changelog: {
    title: 'Changements des seuils',
    version: 'Version %{version}, %{day}',
    why: 'Pourquoi : %{why}',
    cost: 'Ce que cela coûte : %{cost}',
  },
  privacy: {
    title: 'Ce que devient la vidéo',
    device:
      'La vidéo est analysée dans le navigateur de la personne qui l’a choisie. Elle n’est pas envoyée.',
    kept: 'Le produit conserve les positions de 33 parties du corps dans chaque image, un dessin de celles-ci sur un fond uni, et les verdicts.',
    server:
      'Le serveur juge de nouveau à partir des positions, avec les mêmes règles, et refuse celles qui sont impossibles.',
    recording:
      'La vidéo elle-même n’est envoyée que si le client l’autorise et si la personne qui la soumet le choisit.',
    identity: 'Ni l’une ni les autres ne servent à identifier des personnes.',
  },
  quality: {
    title: 'Qualité de l’enregistrement',
    text: 'Chaque enregistrement est bon, moyen ou mauvais, par exemple parce que les pieds sont masqués ou que la caméra bouge. Les mauvais enregistrements ne comptent pas dans le rapport sur l’exactitude de l’IA.',
  },
  model: {
    title: 'Modèle',
    name: 'BlazePose full, de @mediapipe/pose 0.5 (Apache 2.0), exécuté par MediaPipe Tasks 0.10.35',
    hash: 'SHA-256 %{hash}',
    rate: '15 images par seconde au plus, %{frames} images et %{seconds} secondes de vidéo',
    accuracy: 'Combien de fois elle a eu raison ici',
  },
  thresholds: {
    title: 'Seuils, version %{version}',
    text: 'Un verdict garde la version avec laquelle il a été jugé. Les valeurs plus proches d’un seuil que la marge sont inconnues.',
    name: 'Seuil',
    value: 'Valeur',
    margin: 'Marge',
    source: 'Source',
    limit: 'Limite',
    names: {
      reach: 'Inside Base : distance maximale des mains',
      sideView: 'Inside Base : angle minimal par rapport à la caméra',
      kneeShare: 'Big Engines : part minimale des genoux dans la flexion',
      bending: 'Big Engines : flexion minimale',
      obliqueView: 'Big Engines : angle minimal par rapport à la caméra',
      shoulderTurn: 'Turn Not Twist : rotation des épaules',
      footMove: 'Turn Not Twist : déplacement d’un pied qui tourne aussi',
      handVisibility: 'Inside Base : visibilité minimale des mains',
      ankleRise: 'Big Engines : montée maximale de la cheville',
      shankChange: 'Big Engines : raccourcissement maximal du tibia',
      standingTime: 'Big Engines : durée maximale entre la position debout et le levage',
      shoulderDrop: 'Big Engines : descente minimale des épaules',
      twistViewFrom: 'Turn Not Twist : angle minimal par rapport à la caméra pour « correct »',
      twistViewTo: 'Turn Not Twist : angle maximal par rapport à la caméra pour « correct »',
      startTwist: 'Turn Not Twist : torsion au début du levage',
      feetTravel: 'Déplacement maximal des pieds pendant un levage',
      turnInPicture: 'Turn Not Twist : rotation minimale d’après la largeur des épaules',
      turnTime: 'Turn Not Twist : durée maximale après le levage',
      sideTurn: 'Turn Not Twist : rotation maximale vue de côté pour « correct »',
      pushTravel: "Dip n' Drive : déplacement minimal des hanches",
      dip: "Dip n' Drive : flexion minimale des genoux",
      elbow: "Dip n' Drive : flexion maximale du bras le plus tendu",
      confidence: 'Confiance minimale d’un verdict',
      handsApart: 'Écart maximal entre les mains pendant un levage',
      liftTime: 'Durée minimale d’un levage',
      handsBelow: 'Distance minimale des mains sous les épaules',
      hipsTravel: 'Déplacement latéral maximal des hanches avec les pieds',
      footForward: 'Pied devant l’autre',
      rise: 'Montée minimale des mains pendant un levage',
      legVisibility: 'Visibilité minimale de la jambe la mieux visible',
      footVisibility:
        'Visibilité minimale d’un pied, et des jambes d’une personne qui reste debout',
      severalPeople: 'Part maximale d’images avec plusieurs personnes',
      trackGap: 'Durée maximale sans la personne',
      trackSpeed: 'Vitesse maximale d’une même personne',
      personFound: 'Qualité : part minimale d’images avec la personne',
      personHeight: 'Qualité : hauteur minimale de la personne',
      cameraMoving: 'Qualité : part maximale d’images où la caméra bouge',
      backgroundMotion: 'Qualité : mouvement maximal du fond',
      frameRate: 'Qualité : nombre minimal d’images par seconde',
    },
    units: {
      degrees: '%{value}°',
      share: '%{value}',
      seconds: '%{value} s',
      trunkLengths: '%{value} longueurs de tronc',
      shoulderHeights: '%{value} de la hauteur d’épaule',
      shoulderHeightsPerSecond: '%{value} hauteurs d’épaule par seconde',
      pictureHeights: '%{value} de la hauteur de l’image',
      framesPerSecond: '%{value} par seconde',
    },
  },
}
