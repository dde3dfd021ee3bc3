/** Where the numbers of the judgement come from, and what they cannot tell: by version, what is new in it. */
import type { thresholds as en } from '../en/thresholds.ts'
import type { TextsLike } from '../keys.ts'

export const thresholds: TextsLike<typeof en> = {
  v1: {
    reach: {
      source:
        'Etwa 40 cm. NIOSH-Hebegleichung (1994), horizontaler Abstand; HSE Manual handling assessment charts, Abstand der Hände vom unteren Rücken.',
      limit:
        'Gemessen werden die Hände, nicht die Last, als würden sie gerade nach vorn greifen. Der Fehler beträgt 0,05 bis 0,15 Rumpflängen.',
    },
    sideView: {
      source: 'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist.',
      limit: 'Näher an vorn oder hinten zeigt die Reichweite zur Kamera und ist nicht messbar.',
    },
    kneeShare: {
      source:
        'Kniebeugung im Verhältnis zu Knie- plus Rumpfbeugung am tiefsten Punkt: Eine Hocke beugt mehr die Knie, ein Bücken mehr den Rumpf (Burgess-Limerick, 2003).',
      limit:
        'Das Knie erscheint zu gerade und der Rumpf zu stark gebeugt, Anteile sind also 0,03 bis 0,08 zu klein: Der Fehlerbereich liegt unter dem Schwellenwert, 0,01 darüber. Wie schwer die Last ist, ist unbekannt.',
    },
    bending: {
      source: 'Das Doppelte des Fehlers von Knie und Rumpf zusammen.',
      limit: 'Heben von Tischhöhe wird für Big Engines nicht beurteilt.',
    },
    obliqueView: {
      source: 'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist.',
      limit: 'Von vorn und von hinten zeigt die Beugung zur Kamera.',
    },
    shoulderTurn: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Gerades Heben zeigt bis zu 21° bei Sicht von vorn, sonst bis zu 14°.',
      limit:
        'Eine Verdrehung von weniger als 30° wird nicht gefunden. Eine Verdrehung vor dem Heben wird nicht beurteilt.',
    },
    footMove: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Füße, die stehen, bewegen sich um bis zu 5 %, Füße, die mitdrehen, um 20 % und mehr.',
      limit: 'Im Bild gesehen: Ein Schritt genau auf die Kamera zu sieht kürzer aus.',
    },
    footForward: {
      source: 'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist.',
      limit: 'Nur auf der Zeitleiste gezeigt. In 93 bis 95 % der Bilder richtig.',
    },
    rise: {
      source: 'Etwa 28 cm, das Doppelte des Schwungs der Arme beim Gehen.',
      limit: 'Das Anheben leerer Hände sieht wie ein Heben aus.',
    },
    legVisibility: {
      source: 'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist.',
      limit: 'Das Modell rät verdeckte Beine; darunter ist das Geratene falsch.',
    },
    footVisibility: {
      source: 'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist.',
      limit: 'Sicherheitsschuhe in der Farbe des Bodens werden schlechter gesehen.',
    },
    severalPeople: {
      source: 'Einzelne Bilder zeigen eine zweite Person, wo keine ist.',
      limit: 'Menschen weit im Hintergrund werden vielleicht nicht gefunden.',
    },
    trackGap: {
      source: 'Ein Heben dauert 1 bis 2 Sekunden.',
      limit: 'Kürzere Lücken überbrücken die Bilder davor und danach.',
    },
    trackSpeed: {
      source: 'Etwa 7 m/s, schneller als Menschen mit einer Last laufen.',
      limit: 'Eine andere Person genau hinter der ersten wird nicht bemerkt.',
    },
    personFound: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Sichtbare Menschen werden in über 95 % der Bilder gefunden.',
      limit: 'Wer nach dem Heben das Bild verlässt, gilt als fehlend.',
    },
    personHeight: {
      source: 'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist.',
      limit: 'Hängt auch von der Auflösung der Aufnahme ab.',
    },
    cameraMoving: {
      source: 'Gehende Füße bewegen sich nacheinander; eine Kamera bewegt beide.',
      limit: 'Eine Kamera, die sich nur bewegt, während die Person geht, wird nicht bemerkt.',
    },
    frameRate: {
      source:
        '15 Bilder pro Sekunde zeigen ein Heben; unter 8 ist sein Beginn um mehr als 0,3 Sekunden unsicher.',
      limit: 'Bilder ohne Person zählen mit.',
    },
  },
  v2: {
    reach: {
      limit:
        'Gemessen werden die Hände, nicht die Last, als würden sie gerade nach vorn greifen. An Aufnahmen, die nicht dazu dienten, Version 1 zu finden, wurde die Reichweite um 0,125 Rumpflängen zu klein gefunden, mit einem mittleren Fehler von 0,16: Der Fehlerbereich ist unter dem Schwellenwert breiter.',
    },
    kneeShare: {
      limit:
        'Das Knie erscheint zu gerade und der Rumpf zu stark gebeugt, Anteile sind also an berechneten Arbeitern 0,03 bis 0,08 zu klein; an echten Menschen wurden Grenzfälle um bis zu 0,08 zu groß gefunden. Wie schwer die Last ist, ist unbekannt.',
    },
    footVisibility: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. An 69 Aufnahmen echter Menschen war Inside Base viermal öfter richtig und nie falsch mit Beinen, die schlechter zu sehen sind, als Big Engines es braucht.',
    },
    cameraMoving: {
      source:
        'Gehende Füße bewegen sich nacheinander, und von einer Last verdeckte Füße springen ohne die Hüfte; eine Kamera bewegt alles. Von 56 Aufnahmen echter Menschen mit stehender Kamera gilt keine als bewegt; vorher waren es 15.',
      limit: 'Von 13 Aufnahmen mit bewegter Kamera werden 4 bemerkt.',
    },
    backgroundMotion: {
      source:
        'Die Hälfte der Strecke, ab der Füße als bewegt gelten. Berechnete Aufnahmen mit stehender Kamera zeigen weniger als 0,01.',
      limit:
        'Neben einer Person, die das Bild füllt, und vor einfarbigen Wänden ist es nicht messbar.',
    },
    handVisibility: {
      source:
        'An 59 Aufnahmen von Menschen gemessen, die heben; keine davon diente dazu, Version 1 zu finden. Keine Beurteilung ging verloren, und eine weniger gab es, wo nichts gehoben wird.',
      limit: 'Hände hinter einer Last werden dort geraten, wohin die Arme zeigen.',
    },
    ankleRise: {
      source:
        'An 59 Aufnahmen von Menschen gemessen, die heben; keine davon diente dazu, Version 1 zu finden. Wo eine Last die Schienbeine verdeckt, erscheint das Knie um 33° zu stark gebeugt: Alle 4 falschen Beurteilungen von zehn Kreuzheben fielen weg, und 2 von 17 richtigen.',
      limit: 'Fersen, die vom Boden gehoben werden, heben den Knöchel um bis zu 5 %.',
    },
    shankChange: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Sichtbare Unterschenkel verkürzen sich um bis zu 9 % von der Seite und 35 % aus 30°, von einer Last verdeckte um 42 und 46 %.',
      limit: 'Von vorn und von hinten verkürzen sie sich mehr, wo ohnehin nichts beurteilt wird.',
    },
    standingTime: {
      source:
        'An 59 Aufnahmen von Menschen gemessen, die heben; keine davon diente dazu, Version 1 zu finden. Ohne eine aufrechte Haltung zum Vergleich wurde einer von fünf Grenzfällen entschieden.',
      limit: 'Aufnahmen, die gebeugt beginnen und enden, werden für Big Engines nicht beurteilt.',
    },
    shoulderDrop: {
      source:
        'An berechneten Aufnahmen fielen beide Beurteilungen von Lasten in Tischhöhe weg, und keine andere.',
      limit: 'Heben aus Kniehöhe mit kleiner Beugung wird nicht beurteilt.',
    },
    feetTravel: {
      source:
        'An 59 Aufnahmen von Menschen gemessen, die heben; keine davon diente dazu, Version 1 zu finden. Beurteilungen ohne Heben gingen von 12 auf 9 zurück, an berechneten von 8 auf 5; 2 von 28 richtigen zu Turn Not Twist fielen weg.',
      limit: 'Etwas im Gehen aufzuheben wird nicht beurteilt.',
    },
    hipsTravel: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Die Hüfte von Menschen, die heben, bewegt sich um bis zu 0,11, während von einer Last verdeckte Füße um bis zu 0,38 springen.',
      limit: 'Gerade auf die Kamera zu oder von ihr weg zu gehen wird nicht bemerkt.',
    },
    handsApart: {
      source:
        'An 18 Aufnahmen echter Menschen und 20 berechneten sind hebende Hände bis zu 0,29 voneinander entfernt, seitlich gehobene Arme 0,79 und mehr.',
      limit:
        'Etwa 75 cm. Heben mit einer Hand, während die andere ausgestreckt ist, wird nicht beurteilt.',
    },
    liftTime: {
      source:
        'An 18 Aufnahmen echter Menschen und 20 berechneten dauert ein Heben 0,29 Sekunden und länger von einem Zehntel bis neun Zehntel des Anstiegs, Sprünge und schwingende Arme höchstens 0,26.',
      limit: 'Auch leere Hände können langsam steigen.',
    },
    handsBelow: {
      source:
        'An 7 Aufnahmen echter Menschen und 20 berechneten hängen hebende Hände 0,29 und mehr unter den Schultern, die von Hocken mit leeren Händen höchstens 0,02.',
      limit: 'Etwas aus einem Regal in Brusthöhe zu nehmen wird nicht beurteilt.',
    },
    twistViewFrom: {
      source:
        'An berechneten Verdrehungen von 50° wurden 46 bis 52° zwischen 30 und 60° von vorn gefunden, 16 bis 28° von der Seite und von hinten.',
      limit: 'Der Winkel selbst wird mit einem Fehler von 10° gefunden.',
    },
    twistViewTo: {
      source: 'Wie beim kleinsten Winkel.',
      limit:
        'Von der Seite zählt eine gefundene Verdrehung; dass keine gefunden wird, zählt nicht.',
    },
    sideTurn: {
      source:
        'Wie beim kleinsten Winkel: Verdrehungen von 50° werden als 16° oder mehr gefunden, gerades Heben bis 12°.',
      limit:
        'Eine Verdrehung von weniger als 40° von der Kamera weg wird von der Seite nicht bemerkt.',
    },
    turnInPicture: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Verdrehungen von 50° zeigen sich als 44 bis 62°, gerades Heben als bis zu 21°.',
      limit: 'Verlangt, wo die Kamera 45° oder mehr von vorn und von hinten entfernt steht.',
    },
    startTwist: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Gerades Heben zeigt bis zu 13°.',
      limit: 'Die Verdrehung eines einzelnen Moments wird zu klein gefunden.',
    },
    pushTravel: {
      source: 'Etwa 35 cm, ein Schritt.',
      limit: 'Quer im Bild gesehen: Schieben gerade auf die Kamera zu wird nicht gefunden.',
    },
    dip: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Ein Einsinken von 40° wurde als 23° gefunden, keines als bis zu 9°.',
      limit: 'Nur drei berechnete Schübe und Züge wurden gemessen: ein Vorschlag.',
    },
    elbow: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. Gestreckte Arme werden um 10 bis 28° gebeugt gefunden.',
      limit: 'Verhindert nur das Ergebnis „richtig“.',
    },
    confidence: {
      source:
        'Die Gewissheit folgt aus dem Abstand zum Schwellenwert und daraus, wie gut der gefundene Körper zu einem mit gleichbleibenden Knochen und stehenden Füßen passt.',
      limit:
        'Sie kann nicht wissen, was sonst falsch ist, zum Beispiel eine andere Person, und ist daher nie über 0,97.',
    },
  },
  v3: {
    personHeight: {
      source:
        'An berechneten Figuren gemessen, deren Bewegung genau bekannt ist. An 80 Aufnahmen echter Menschen ging darunter keine Beurteilung eines Hebevorgangs verloren, und 3 fielen weg, wo nichts gehoben wird.',
    },
    turnTime: {
      source:
        'An berechneten Aufnahmen ist ab 1,3 Sekunden keine Beurteilung falsch, während innerhalb von 0,8 drei Verdrehungen richtig genannt werden; an 35 Aufnahmen echter Menschen geht zwischen 1,4 und 3 nichts verloren.',
      limit: 'Wer mit der Last länger wartet, bevor er sich verdreht, wird nicht bemerkt.',
    },
  },
}
