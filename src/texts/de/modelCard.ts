/** Texts of the model card: what the AI judges, how, and what it cannot see. */
import type { modelCard as en } from '../en/modelCard.ts'
import type { TextsLike } from '../keys.ts'

export const modelCard: TextsLike<typeof en> = {
  title: 'So beurteilt die KI',
  intro:
    'Die KI schlägt anhand eines Videos die Beurteilung eines Hebevorgangs vor. Sie kann sich irren, und eine Person kann das Ergebnis jederzeit prüfen und korrigieren. Hier steht, was sie nicht sehen kann, wie oft sie bei Aufnahmen mit bekanntem richtigem Ergebnis recht hatte und wie sie misst.',
  sees: {
    title: 'Was sie beurteilt',
    INSIDE_BASE:
      'Inside Base: wie weit die Hände von den Füßen entfernt sind, wenn die Last vom Boden abhebt. Von der Seite oder schräg gefilmt.',
    BIG_ENGINES: 'Big Engines: ob sich am tiefsten Punkt die Knie beugen oder der Rücken.',
    TURN_NOT_TWIST:
      'Turn Not Twist: ob sich die Schultern beim Heben drehen, während die Füße stehen bleiben.',
    DIP_N_DRIVE:
      "Dip n' Drive, beim Schieben oder Ziehen: ob die Knie in der Sekunde, bevor sich die Last bewegt, beugen. Nur ein Vorschlag, weil erst wenige Aufnahmen gemessen wurden.",
  },
  limits: {
    title: 'Was sie nicht sehen kann',
    weight: 'Wie schwer die Last ist, wie oft sie gehoben wird und wie müde jemand ist.',
    grip: 'Griff, Schuhe, Boden und Schmerzen.',
    empty:
      'Ob die Hände eine Last halten. Von 20 Aufnahmen, in denen nichts gehoben wird, wurden 4 trotzdem beurteilt, zum Beispiel Kniebeugen mit leeren, tief gehaltenen Händen.',
    hidden: 'Beine oder Füße hinter einer Last oder einem Regal. Das Ergebnis ist dann unbekannt.',
    people:
      'Welche von mehreren Personen zu beurteilen ist, außer Sie wählen eine. Das Ergebnis ist sonst unbekannt.',
    front:
      'Reichweite und Beugung, von vorn oder von hinten gefilmt, weil sie zur Kamera zeigen. Das Ergebnis ist dann unbekannt.',
    twist:
      'Eine Verdrehung von der Kamera weg, genau von der Seite oder von hinten. Die Schultern wirken dann gerader, als sie sind.',
    others:
      'Wie gut andere Programme beurteilen. Ihre Ergebnisse sind gekennzeichnet und zählen hier nicht mit. Bei einem Skelett mit anderen Teilen als dem von Liftwise werden nur Größe, Geschwindigkeit und Wiederholung geprüft, nicht die Knochen.',
    near: 'Alles, was näher an einem Schwellenwert liegt als der Messfehler. Das Ergebnis ist dann unbekannt, und unbekannt zählt nie als richtig.',
  },
  figures: {
    real: 'Wie oft sie recht hat: echte Menschen',
    rendered: 'Wie oft sie recht hat: berechnete Figuren',
    before: 'Frühere Messungen',
    beforeText:
      'Zu früheren Schwellenwerten, an anderen Aufnahmen. Sie sagen nichts über die jetzigen.',
    measured: '%{recordings} Aufnahmen, Schwellenwerte Version %{version}. %{source}. %{day}.',
    earlier: 'Jetzt gilt Version %{current}; sie wurde noch nicht gemessen.',
    overall: 'Von %{decided} Beurteilungen trafen %{right} zu: %{share} (%{interval}).',
    saidUnknown: 'Einmal sagte sie „unbekannt“. |||| %{smart_count}-mal sagte sie „unbekannt“.',
    nothingToJudge:
      '1 weitere Beurteilung gab es, wo nichts zu beurteilen war. |||| %{smart_count} weitere Beurteilungen gab es, wo nichts zu beurteilen war.',
    what: 'Beurteilungen nach',
    view: 'Nach Blickrichtung',
    hidden: 'Danach, was die Last oder das Bild verdeckt',
    clothing: 'Nach Kleidung',
    none: 'Nicht gemessen.',
    right: 'Zutreffend',
    wrong: 'Unzutreffend',
    unknown: 'Unbekannt',
    disputed: 'Strittig',
    nothing: 'Nichts zu beurteilen',
    legend:
      'Unbekannt: keine Beurteilung, obwohl das richtige Ergebnis klar ist. Strittig: eine Beurteilung, bei der sich Menschen uneinig wären. Nichts zu beurteilen: eine Beurteilung, obwohl nichts gehoben wurde.',
    share: 'Anteil',
    shareHead: 'Zutreffende Beurteilungen (95-%-Intervall)',
    silent: 'Keine Beurteilung',
    silentText: 'Sie sagte jedes Mal „unbekannt“.',
  },
  misfits: {
    title: 'Das Skelett passt nicht: %{client}',
    text: 'Wie oft jemand das zu einer hier analysierten Aufnahme gemeldet hat. Ihre Ergebnisse sind dann unbekannt.',
    none: 'Hier wurden noch keine Aufnahmen analysiert.',
    version: 'Schwellenwerte',
    row: 'Version %{version}',
    analysed: 'Analysiert',
    misfits: 'Passt nicht',
    share: 'Anteil',
    shareHead: 'Anteil (95-%-Intervall)',
  },
  confidence: {
    title: 'Wie sicher sie ist',
    text: 'Zu jeder Beurteilung steht, wie sicher sie ist, von 0,65 bis 0,97. Das richtet sich danach, wie weit die Messung vom Schwellenwert entfernt ist und wie gut der gefundene Körper zu einem passt, dessen Knochen gleich lang bleiben und dessen Füße auf dem Boden stehen. Darunter lautet das Ergebnis „unbekannt“. Die Kurve wurde an anderen Aufnahmen bestimmt als den folgenden; diese zeigen, wie oft Beurteilungen echter Menschen dann zutrafen.',
    said: 'Gewissheit %{said}',
  },
  changelog: {
    title: 'Änderungen der Schwellenwerte',
    version: 'Version %{version}, %{day}',
    why: 'Warum: %{why}',
    cost: 'Preis dafür: %{cost}',
  },
  privacy: {
    title: 'Was mit dem Video geschieht',
    device:
      'Das Video wird im Browser der Person analysiert, die es gewählt hat. Es wird nicht hochgeladen.',
    kept: 'Liftwise bewahrt die Positionen von 33 Körperteilen in jedem Bild auf, eine Zeichnung davon auf einfarbigem Grund und die Beurteilungen.',
    server:
      'Der Server beurteilt noch einmal anhand der Positionen, mit denselben Regeln, und weist unmögliche Positionen ab.',
    recording:
      'Das Video selbst wird nur hochgeladen, wenn der Kunde es erlaubt und die einreichende Person es einschaltet.',
    identity: 'Beides dient nicht dazu, Personen zu identifizieren.',
  },
  quality: {
    title: 'Qualität der Aufnahme',
    text: 'Jede Aufnahme ist gut, mittel oder schlecht, zum Beispiel weil die Füße verdeckt sind oder sich die Kamera bewegt. Schlechte Aufnahmen zählen nicht im Bericht zur KI-Genauigkeit.',
  },
  model: {
    title: 'Modell',
    name: 'BlazePose full, aus @mediapipe/pose 0.5 (Apache 2.0), ausgeführt von MediaPipe Tasks 0.10.35',
    hash: 'SHA-256 %{hash}',
    rate: 'Höchstens 15 Bilder pro Sekunde, %{frames} Bilder und %{seconds} Sekunden Video',
    accuracy: 'Wie oft sie hier recht hatte',
  },
  thresholds: {
    title: 'Schwellenwerte, Version %{version}',
    text: 'Eine Beurteilung behält die Version, mit der sie entstand. Liegt ein Wert näher am Schwellenwert als die Toleranz, ist das Ergebnis unbekannt.',
    name: 'Schwellenwert',
    value: 'Wert',
    margin: 'Toleranz',
    source: 'Quelle',
    limit: 'Grenze',
    names: {
      reach: 'Inside Base: größte Reichweite',
      sideView: 'Inside Base: kleinster Winkel zur Kamera',
      kneeShare: 'Big Engines: kleinster Anteil der Knie an der Beugung',
      bending: 'Big Engines: kleinste Beugung',
      obliqueView: 'Big Engines: kleinster Winkel zur Kamera',
      shoulderTurn: 'Turn Not Twist: Drehung der Schultern',
      footMove: 'Turn Not Twist: Bewegung eines Fußes, der mitdreht',
      handVisibility: 'Inside Base: kleinste Sichtbarkeit der Hände',
      ankleRise: 'Big Engines: größtes Anheben des Knöchels',
      shankChange: 'Big Engines: größte Verkürzung des Unterschenkels',
      standingTime: 'Big Engines: längste Zeit vom Stehen bis zum Heben',
      shoulderDrop: 'Big Engines: kleinstes Absenken der Schultern',
      twistViewFrom: 'Turn Not Twist: kleinster Winkel zur Kamera für „richtig“',
      twistViewTo: 'Turn Not Twist: größter Winkel zur Kamera für „richtig“',
      startTwist: 'Turn Not Twist: Verdrehung zu Beginn des Hebens',
      feetTravel: 'Weiteste Bewegung der Füße beim Heben',
      turnInPicture: 'Turn Not Twist: kleinste Drehung nach der Breite der Schultern',
      turnTime: 'Turn Not Twist: längste Zeit nach dem Heben',
      sideTurn: 'Turn Not Twist: größte Drehung von der Seite für „richtig“',
      pushTravel: "Dip n' Drive: kleinster Weg der Hüfte",
      dip: "Dip n' Drive: kleinste Beugung der Knie",
      elbow: "Dip n' Drive: größte Beugung des gestreckteren Arms",
      confidence: 'Kleinste Gewissheit einer Beurteilung',
      handsApart: 'Größter Abstand der Hände voneinander beim Heben',
      liftTime: 'Kürzester Hebevorgang',
      handsBelow: 'Kleinster Abstand der Hände unter den Schultern',
      hipsTravel: 'Weiteste seitliche Bewegung der Hüfte mit ihnen',
      footForward: 'Ein Fuß vor dem anderen',
      rise: 'Kleinstes Anheben der Hände beim Heben',
      legVisibility: 'Kleinste Sichtbarkeit des besser sichtbaren Beins',
      footVisibility: 'Kleinste Sichtbarkeit eines Fußes und von Beinen, die nur stehen',
      severalPeople: 'Größter Anteil von Bildern mit mehreren Personen',
      trackGap: 'Längste Zeit ohne die Person',
      trackSpeed: 'Schnellste Bewegung einer Person',
      personFound: 'Qualität: kleinster Anteil von Bildern mit der Person',
      personHeight: 'Qualität: kleinste Höhe der Person',
      cameraMoving: 'Qualität: größter Anteil von Bildern mit bewegter Kamera',
      backgroundMotion: 'Qualität: größte Bewegung des Hintergrunds',
      frameRate: 'Qualität: kleinste Zahl von Bildern pro Sekunde',
    },
    units: {
      degrees: '%{value}°',
      share: '%{value}',
      seconds: '%{value} s',
      trunkLengths: '%{value} Rumpflängen',
      shoulderHeights: '%{value} der Schulterhöhe',
      shoulderHeightsPerSecond: '%{value} Schulterhöhen pro Sekunde',
      pictureHeights: '%{value} der Bildhöhe',
      framesPerSecond: '%{value} pro Sekunde',
    },
  },
}
