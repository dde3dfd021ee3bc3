/** What the figures of the model card were measured on, and what changed from each version of the thresholds to the next. */
import type { modelFigures as en } from '../en/modelFigures.ts'
import type { TextsLike } from '../keys.ts'

export const modelFigures: TextsLike<typeof en> = {
  source: {
    labelled: 'Eigene Analyse von Liftwise; das richtige Ergebnis wurde beim Ansehen festgelegt',
    computed: 'Eigene Analyse von Liftwise; das richtige Ergebnis ist berechnet',
  },
  material: {
    real3:
      'Echte Menschen in 45 Aufnahmen aus 17 öffentlichen Sammlungen zu Training und Haltung, die für die Wahl der Schwellenwerte kaum genutzt wurden: Nur ihre Summen wurden einige Male angesehen. Die meisten heben eine Langhantel, ein Gewicht oder eine Kiste, allein und bei gutem Licht. Wenige arbeiten dabei, und kaum jemand verdreht sich.',
    rendered3:
      'Berechnete Figuren in 35 Aufnahmen, deren Bewegung genau bekannt ist. Die Schwellenwerte wurden mit solchen Figuren gewählt, deshalb werden echte Menschen weniger gut beurteilt.',
    real1:
      'Echte Menschen in 49 Aufnahmen aus 20 öffentlichen Sammlungen; keine davon wurde für Version 1 genutzt.',
    rendered1:
      'Berechnete Figuren mit sechs Körpern in 63 Aufnahmen; keine davon wurde für Version 1 genutzt.',
  },
  groupsOf: {
    real3:
      'Unten stehen alle drei Prinzipien zusammen, in 80 Aufnahmen: den 45 von oben und 35, mit denen die Schwellenwerte gewählt wurden.',
    rendered3: 'Unten stehen alle drei Prinzipien zusammen.',
    real1: 'Big Engines allein, in zehn weiteren Aufnahmen von Kreuzheben.',
  },
  group: {
    front: 'Von vorn, bis 24°',
    front25: '25–49° von vorn',
    front50: '50–74° von vorn',
    side: 'Von der Seite, 75–105°',
    behindAtAngle: 'Schräg von hinten, 106–155°',
    behind: 'Von hinten',
    nothingHidden: 'Nichts verdeckt',
    shinsHidden: 'Schienbeine von der Last verdeckt',
    legsHidden: 'Beine verdeckt',
    armsHidden: 'Arme verdeckt',
    headOut: 'Kopf außerhalb des Bildes',
    loose: 'Weite Kleidung',
    tight: 'Enge Kleidung',
  },
  changes: {
    version3: {
      changed:
        'Eine Drehung gehört noch 1,5 statt 3 Sekunden nach dem Heben dazu, und kein Moment gilt als falsch, wenn der Hebevorgang nicht als falsch beurteilt ist. Wer zu weit weg ist, wird nicht beurteilt.',
      why: 'Das Weggehen mit der Last galt als Drehung beim Heben, und neben dem Ergebnis „richtig“ standen Momente mit Fehlern. Von 11 Beurteilungen, bei denen nichts gehoben wird, betrafen 3 eine Person, die im Bild zu klein ist.',
      cost: 'Keine der Beurteilungen von 80 Aufnahmen echter Menschen und 35 berechneten. Wer mit der Last länger stillsteht, bevor er sich verdreht, fällt nicht auf.',
    },
    version2: {
      changed:
        'Kein „richtig“ bei Big Engines, wo sich beim Beugen ein Knöchel hebt oder ein Unterschenkel verkürzt oder wo innerhalb von 4 Sekunden niemand aufrecht steht; keine Beurteilung, wo die Schultern kaum sinken. Keine bei Inside Base ohne die Hände. „Richtig“ bei Turn Not Twist nur aus einem Blickwinkel, der eine Verdrehung zeigen würde; auch eine Verdrehung vor dem Heben zählt. Gehen, Rucken, ausgestreckte Arme und Kniebeugen ohne Griff nach unten sind kein Heben. Die Toleranz der Reichweite ist größer. Zu jeder Beurteilung gehört eine Gewissheit, unter 0,65 gibt es keine Beurteilung. Dip n’ Drive wird beim Schieben und Ziehen vorgeschlagen.',
      why: 'Bei Aufnahmen echter Menschen, die für Version 1 nicht genutzt wurden, sagte sie zu schnell „richtig“, wo eine Last die Schienbeine verdeckt: Das Knie erscheint dann um 33° zu stark gebeugt.',
      cost: 'Einige zutreffende Ergebnisse sind nun unbekannt: 2 von 17 bei Big Engines und 2 von 28 bei Turn Not Twist, wo Menschen gehen, und bei Turn Not Twist die von vorn oder hinten gefilmten und jene, bei denen sich die Schultern von der Seite um 13° oder mehr zu drehen scheinen.',
    },
    version1: {
      changed: 'Die erste Version.',
      why: 'An berechneten Figuren von Arbeitern gemessen, deren Bewegung genau bekannt ist.',
      cost: 'Bei echten Menschen sagt sie zu schnell „richtig“, wo eine Last die Schienbeine verdeckt, weil die Knie dann zu stark gebeugt erscheinen.',
    },
  },
}
