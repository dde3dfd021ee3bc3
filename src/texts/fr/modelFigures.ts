/** What the figures of the model card were measured on, and what changed from each version of the thresholds to the next. */
import type { modelFigures as en } from '../en/modelFigures.ts'
import type { TextsLike } from '../keys.ts'

export const modelFigures: TextsLike<typeof en> = {
  source: {
    labelled: 'Analyse du produit ; la vérité a été établie à l’œil nu',
    computed: 'Analyse du produit ; la vérité est calculée',
  },
  material: {
    real3:
      'Des personnes réelles dans 45 enregistrements de 17 collections publiques sur l’exercice et la posture, à peine utilisés pour choisir les seuils : seuls leurs totaux ont été regardés, quelques fois. La plupart lèvent une barre, un poids ou une caisse, seules et bien éclairées. Peu sont des travailleurs, et presque aucune n’effectue de torsion.',
    rendered3:
      'Des personnages de synthèse dans 35 enregistrements dont le mouvement est connu exactement. Les seuils ont été choisis avec de tels personnages : les personnes réelles sont donc moins bien jugées.',
    real1:
      'Des personnes réelles dans 49 enregistrements de 20 collections publiques, dont aucun n’a servi à construire la version 1.',
    rendered1:
      'Des personnages de synthèse de six corpulences dans 63 enregistrements, dont aucun n’a servi à construire la version 1.',
  },
  groupsOf: {
    real3:
      'Ci-dessous, les trois principes ensemble, dans 80 enregistrements : les 45 ci-dessus et 35 qui ont servi à choisir les seuils.',
    rendered3: 'Ci-dessous, les trois principes ensemble.',
    real1: 'Big Engines seul, dans dix autres enregistrements de soulevés de terre.',
  },
  group: {
    front: 'De face, jusqu’à 24°',
    front25: 'De face, 25–49°',
    front50: 'De face, 50–74°',
    side: 'De côté, 75–105°',
    behindAtAngle: 'De dos en biais, 106–155°',
    behind: 'De dos',
    nothingHidden: 'Rien de masqué',
    shinsHidden: 'Tibias masqués par la charge',
    legsHidden: 'Jambes masquées',
    armsHidden: 'Bras masqués',
    headOut: 'Tête hors de l’image',
    loose: 'Vêtements amples',
    tight: 'Vêtements ajustés',
  },
  changes: {
    version3: {
      changed:
        'Une rotation appartient au levage pendant 1,5 seconde après celui-ci au lieu de 3, et aucun moment n’est incorrect quand le verdict sur le levage ne l’est pas. Une personne trop éloignée n’est pas jugée.',
      why: 'S’éloigner avec la charge était pris pour une rotation pendant le levage, et un verdict correct figurait à côté de moments incorrects. Sur 11 verdicts où rien n’est levé, 3 portaient sur une personne trop petite dans l’image.',
      cost: 'Aucun des verdicts sur 80 enregistrements de personnes réelles et 35 de synthèse. Si une personne reste plus longtemps immobile avec la charge avant d’effectuer une torsion, celle-ci n’est pas détectée.',
    },
    version2: {
      changed:
        'Pas de « correct » pour Big Engines quand une cheville s’élève ou qu’un tibia raccourcit pendant la flexion, ni quand personne ne se tient droit dans les 4 secondes ; pas de verdict quand les épaules descendent à peine. Aucun pour Inside Base sans les mains. « Correct » pour Turn Not Twist uniquement d’un point de vue qui montrerait une torsion ; une torsion avant le début du levage est aussi jugée. Marcher, donner un à-coup, tendre les bras ou s’accroupir sans rien saisir n’est pas un levage. La marge de la distance des mains est plus large. Chaque verdict a une confiance, et aucun n’est donné en dessous de 0,65. Dip n’ Drive est suggéré quand on pousse ou tire.',
      why: 'Sur des enregistrements de personnes réelles qui n’ont pas servi à construire la version 1, elle disait trop facilement « correct » quand une charge masque les tibias : le genou est alors trouvé trop fléchi de 33°.',
      cost: 'Certains verdicts qui étaient justes sont maintenant inconnus : 2 sur 17 pour Big Engines et 2 sur 28 pour Turn Not Twist quand les personnes marchent, et, pour Turn Not Twist, ceux filmés de face ou de dos, ou quand les épaules semblent tourner de 13° ou plus vues de côté.',
    },
    version1: {
      changed: 'La première version.',
      why: 'Mesurée sur des travailleurs de synthèse dont le mouvement est connu exactement.',
      cost: 'Sur des personnes réelles, elle dit trop facilement « correct » quand une charge masque les tibias, car les genoux sont alors trouvés trop fléchis.',
    },
  },
}
