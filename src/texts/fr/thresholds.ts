/** Where the numbers of the judgement come from, and what they cannot tell: by version, what is new in it. */
import type { thresholds as en } from '../en/thresholds.ts'
import type { TextsLike } from '../keys.ts'

export const thresholds: TextsLike<typeof en> = {
  v1: {
    reach: {
      source:
        'Environ 40 cm. Équation de levage du NIOSH (1994), distance horizontale ; HSE Manual handling assessment charts, distance des mains au bas du dos.',
      limit:
        'Ce sont les mains qui sont mesurées, pas la charge, comme si elles étaient tendues droit devant. L’erreur est de 0,05 à 0,15 longueur de tronc.',
    },
    sideView: {
      source: 'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement.',
      limit:
        'Plus près de la face ou du dos, la distance des mains est dans l’axe de la caméra et ne peut pas être mesurée.',
    },
    kneeShare: {
      source:
        'Flexion du genou rapportée à la flexion du genou et du tronc au point le plus bas : accroupi, on fléchit surtout les genoux ; penché, surtout le tronc (Burgess-Limerick, 2003).',
      limit:
        'Le genou est trouvé trop droit et le tronc trop fléchi, si bien que les parts sont trop petites de 0,03 à 0,08 : la marge se trouve sous le seuil, et à 0,01 au-dessus. Le poids de la charge est inconnu.',
    },
    bending: {
      source: 'Le double de l’erreur du genou et du tronc réunis.',
      limit: 'Les levages à hauteur de table ne sont pas jugés pour Big Engines.',
    },
    obliqueView: {
      source: 'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement.',
      limit: 'De face et de dos, la flexion est dans l’axe de la caméra.',
    },
    shoulderTurn: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Les levages droits montrent jusqu’à 21° de face, jusqu’à 14° ailleurs.',
      limit:
        'Une torsion de moins de 30° n’est pas trouvée. Une torsion avant le début du levage n’est pas jugée.',
    },
    footMove: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Les pieds immobiles bougent de 5 % au plus, les pieds qui tournent aussi, de 20 % et plus.',
      limit: 'Vu dans l’image : un pas exactement vers la caméra paraît plus court.',
    },
    footForward: {
      source: 'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement.',
      limit: 'Montré sur la chronologie seulement. Juste dans 93 à 95 % des images.',
    },
    rise: {
      source: 'Environ 28 cm, le double du balancement des bras en marchant.',
      limit: 'Lever des mains vides ressemble à un levage.',
    },
    legVisibility: {
      source: 'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement.',
      limit: 'Le modèle devine les jambes masquées ; en dessous, il devine mal.',
    },
    footVisibility: {
      source: 'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement.',
      limit: 'Des chaussures de sécurité de la couleur du sol se voient moins bien.',
    },
    severalPeople: {
      source: 'Certaines images isolées montrent une seconde personne là où il n’y en a pas.',
      limit: 'Des personnes loin derrière peuvent ne pas être trouvées.',
    },
    trackGap: {
      source: 'Un levage dure 1 à 2 secondes.',
      limit: 'Des trous plus courts sont comblés par les images voisines.',
    },
    trackSpeed: {
      source: 'Environ 7 m/s, plus vite qu’on ne court avec une charge.',
      limit: 'Une autre personne exactement derrière la première n’est pas remarquée.',
    },
    personFound: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Les personnes visibles sont trouvées dans plus de 95 % des images.',
      limit: 'Une personne qui sort de l’image après le levage compte comme absente.',
    },
    personHeight: {
      source: 'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement.',
      limit: 'Dépend aussi de la résolution de l’enregistrement.',
    },
    cameraMoving: {
      source:
        'Des pieds qui marchent bougent l’un après l’autre ; une caméra fait bouger les deux.',
      limit: 'Une caméra qui ne bouge que pendant que la personne marche n’est pas remarquée.',
    },
    frameRate: {
      source:
        '15 images par seconde montrent un levage ; en dessous de 8, son début est incertain de plus de 0,3 seconde.',
      limit: 'Les images sans personne comptent aussi.',
    },
  },
  v2: {
    reach: {
      limit:
        'Ce sont les mains qui sont mesurées, pas la charge, comme si elles étaient tendues droit devant. Sur des enregistrements qui n’ont pas servi à trouver la version 1, la distance des mains a été trouvée trop petite de 0,125 longueur de tronc, avec une erreur moyenne de 0,16 : la marge est plus large sous le seuil.',
    },
    kneeShare: {
      limit:
        'Le genou est trouvé trop droit et le tronc trop fléchi, si bien que les parts sont trop petites de 0,03 à 0,08 sur des travailleurs de synthèse ; sur des personnes réelles, des cas limites ont donné des parts trop grandes de 0,08 au plus. Le poids de la charge est inconnu.',
    },
    footVisibility: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Sur 69 enregistrements de personnes réelles, Inside Base a été juste 4 fois de plus et jamais faux avec des jambes moins visibles que ne l’exige Big Engines.',
    },
    cameraMoving: {
      source:
        'Des pieds qui marchent bougent l’un après l’autre, et des pieds masqués par une charge sautent sans les hanches ; une caméra fait tout bouger. Sur 56 enregistrements de personnes réelles avec une caméra immobile, aucun n’est donné pour mobile ; auparavant, 15 l’étaient.',
      limit: 'Sur 13 enregistrements avec une caméra mobile, 4 sont remarqués.',
    },
    backgroundMotion: {
      source:
        'La moitié de la distance à partir de laquelle des pieds comptent comme déplacés. Les enregistrements de synthèse avec une caméra immobile montrent moins de 0,01.',
      limit:
        'À côté d’une personne qui remplit l’image, et devant des murs unis, il ne peut pas être mesuré.',
    },
    handVisibility: {
      source:
        'Mesuré sur 59 enregistrements de personnes réelles qui soulèvent, dont aucun n’a servi à trouver la version 1. Aucun verdict n’a été perdu, et un de moins a été donné là où rien n’est levé.',
      limit: 'Les mains derrière une charge sont devinées là où pointent les bras.',
    },
    ankleRise: {
      source:
        'Mesuré sur 59 enregistrements de personnes réelles qui soulèvent, dont aucun n’a servi à trouver la version 1. Là où une charge masque les tibias, le genou est trouvé trop fléchi de 33° : les 4 verdicts faux sur dix soulevés de terre ont disparu, et 2 justes sur 17.',
      limit: 'Des talons décollés du sol font monter la cheville de 5 % au plus.',
    },
    shankChange: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Les tibias visibles raccourcissent de 9 % au plus de côté et de 35 % à 30°, ceux que masque une charge, de 42 et 46 %.',
      limit:
        'De face et de dos, ils raccourcissent davantage, là où rien n’est jugé de toute façon.',
    },
    standingTime: {
      source:
        'Mesuré sur 59 enregistrements de personnes réelles qui soulèvent, dont aucun n’a servi à trouver la version 1. Sans posture debout à laquelle comparer, un cas limite sur cinq a été tranché.',
      limit:
        'Les enregistrements qui commencent et finissent penchés ne sont pas jugés pour Big Engines.',
    },
    shoulderDrop: {
      source:
        'Sur des enregistrements de synthèse, les deux verdicts sur des charges à hauteur de table ont disparu, et aucun autre.',
      limit: 'Les levages à hauteur de genou avec une faible flexion ne sont pas jugés.',
    },
    feetTravel: {
      source:
        'Mesuré sur 59 enregistrements de personnes réelles qui soulèvent, dont aucun n’a servi à trouver la version 1. Les verdicts sans levage sont passés de 12 à 9, sur ceux de synthèse de 8 à 5 ; 2 justes sur 28 pour Turn Not Twist ont disparu.',
      limit: 'Ramasser quelque chose en marchant n’est pas jugé.',
    },
    hipsTravel: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Les hanches de personnes qui soulèvent se déplacent de 0,11 au plus, tandis que des pieds masqués par une charge sautent de 0,38 au plus.',
      limit: 'Marcher droit vers la caméra ou en s’éloignant d’elle n’est pas remarqué.',
    },
    handsApart: {
      source:
        'Sur 18 enregistrements de personnes réelles et 20 de synthèse, les mains qui soulèvent sont écartées de 0,29 au plus, les bras levés de côté de 0,79 et plus.',
      limit: 'Environ 75 cm. Soulever d’une main pendant que l’autre est tendue n’est pas jugé.',
    },
    liftTime: {
      source:
        'Sur 18 enregistrements de personnes réelles et 20 de synthèse, un levage dure 0,29 seconde et plus d’un dixième à neuf dixièmes de la montée, les sauts et les bras qui se balancent 0,26 au plus.',
      limit: 'Des mains vides peuvent aussi monter lentement.',
    },
    handsBelow: {
      source:
        'Sur 7 enregistrements de personnes réelles et 20 de synthèse, les mains qui soulèvent pendent 0,29 et plus sous les épaules, celles d’accroupissements à mains vides 0,02 au plus.',
      limit: 'Prendre quelque chose sur une étagère à hauteur de poitrine n’est pas jugé.',
    },
    twistViewFrom: {
      source:
        'Pour des torsions de synthèse de 50°, l’analyse a trouvé 46 à 52° entre 30 et 60° de la vue de face, 16 à 28° de côté et de dos.',
      limit: 'L’angle lui-même est trouvé avec une erreur de 10°.',
    },
    twistViewTo: {
      source: 'Comme pour l’angle minimal.',
      limit: 'De côté, une torsion trouvée compte ; qu’aucune ne soit trouvée ne compte pas.',
    },
    sideTurn: {
      source:
        'Comme pour l’angle minimal : des torsions de 50° sont trouvées à 16° ou plus, des levages droits jusqu’à 12°.',
      limit: 'Une torsion de moins de 40° à l’opposé de la caméra n’est pas remarquée de côté.',
    },
    turnInPicture: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Des torsions de 50° se montrent de 44 à 62°, des levages droits jusqu’à 21°.',
      limit: 'Exigé là où la caméra est à 45° ou plus de la vue de face et de la vue de dos.',
    },
    startTwist: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Les levages droits montrent jusqu’à 13°.',
      limit: 'La torsion d’un seul instant est trouvée trop petite.',
    },
    pushTravel: {
      source: 'Environ 35 cm, un pas.',
      limit: 'Vu en travers de l’image : pousser droit vers la caméra n’est pas trouvé.',
    },
    dip: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Une flexion de 40° a été trouvée à 23°, aucune jusqu’à 9°.',
      limit: 'Seulement trois poussées et tractions de synthèse ont été mesurées : une suggestion.',
    },
    elbow: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Des bras tendus sont trouvés fléchis de 10 à 28°.',
      limit: 'Empêche seulement le verdict « correct ».',
    },
    confidence: {
      source:
        'La confiance vient de l’écart au seuil et de la ressemblance du corps trouvé avec un corps aux os constants et aux pieds posés.',
      limit:
        'Elle ne peut pas savoir ce qui est faux par ailleurs, par exemple une autre personne, et n’est donc jamais au-dessus de 0,97.',
    },
  },
  v3: {
    personHeight: {
      source:
        'Mesuré sur des travailleurs de synthèse dont le mouvement est connu exactement. Sur 80 enregistrements de personnes réelles, aucun verdict sur un levage n’a été perdu en dessous, et 3 ont disparu là où rien n’est levé.',
    },
    turnTime: {
      source:
        'Sur des enregistrements de synthèse, aucun verdict n’est faux à partir de 1,3 seconde, alors qu’en deçà de 0,8 trois torsions sont dites correctes ; sur 35 enregistrements de personnes réelles, rien n’est perdu entre 1,4 et 3.',
      limit:
        'La torsion d’une personne qui attend plus longtemps avec la charge n’est pas détectée.',
    },
  },
}
