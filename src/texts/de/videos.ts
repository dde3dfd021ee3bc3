/** Texts of the page where a recording is reviewed. */
import type { videos as en } from '../en/videos.ts'
import type { TextsLike } from '../keys.ts'

export const videos: TextsLike<typeof en> = {
  title: 'Aufnahme',
  elsewhere: 'Das KI-Ergebnis stammt von einem anderen Programm, das keine Aufnahme gesendet hat.',
  linkCopied: 'Link kopiert.',
  skeletonFailed: 'Das Skelett konnte nicht geladen werden.',
  overlay: 'Video mit Skelett',
  problems: {
    missing:
      'Das Video konnte nicht geladen werden. Vielleicht ist sein Link abgelaufen oder die Verbindung unterbrochen.',
    unsupported:
      'Dieser Browser kann dieses Videoformat nicht abspielen. Versuchen Sie einen anderen; die Analyse ist trotzdem verfügbar.',
  },
  overall: 'Insgesamt',
  /** A moment and its principle or verdict. */
  moment: '%{time} %{what}',
  incorrect: { title: 'Momente mit Fehlern', none: 'Die KI hat keine gefunden.' },
  frame: {
    title: 'Dieses Bild',
    label: 'Bild',
    position: '%{number} von %{total}, %{time}',
    bodyAngle: 'Körperwinkel',
    right: '%{angle}, richtig',
    wrong: '%{angle}, falsch',
    twistAngle: 'Verdrehung',
    lifting: 'Heben begonnen',
    footForward: 'Fuß vorn',
    scored: '%{verdict} (%{score})',
  },
  controls: {
    label: 'Wiedergabe',
    play: 'Abspielen',
    pause: 'Pause',
    previousFrame: 'Voriges Bild',
    nextFrame: 'Nächstes Bild',
    reset: 'Zum Anfang',
    elapsed: 'Vergangen und gesamt',
    speed: 'Tempo %{speed}×',
    seek: 'Stelle wählen',
    decided: 'Entscheidendes Bild |||| Entscheidende Bilder',
  },
  printed: {
    correct: '%{time} %{lanes}: richtig',
    incorrect: '%{time} %{lanes}: falsch',
    unknown: '%{time} %{lanes}: unbekannt',
    film: 'Aufnahme bei %{time}',
  },
  skeleton: {
    show: 'Skelett anzeigen',
    view: 'Ansicht des Skeletts',
    views: { side: 'Seite', above: 'Oben', filmed: 'Wie gefilmt' },
    pictures: {
      side: 'Skelett dieses Bildes: von der Seite',
      above: 'Skelett dieses Bildes: von oben',
      filmed: 'Skelett dieses Bildes: wie gefilmt',
    },
    colours:
      'Farben: Arme zeigen Inside Base, Rücken und Beine Big Engines, Schultern Turn Not Twist.',
  },
  timeline: {
    title: 'Zeitleiste',
    colours: 'Rot, orange, grün: Wert 0; 0,5; 1. × falsch, schraffiert unbekannt.',
    bar: 'Der Balken darunter ist der gewählte Hebevorgang.',
  },
  segment: {
    verdict: '%{lane}: %{verdict}',
    times: '%{start} bis %{end}',
    score: 'Wert %{score}',
    angleCorrect: 'Körperwinkel %{angle} (richtig)',
    angleIncorrect: 'Körperwinkel %{angle} (falsch)',
  },
  tools: {
    copyLink: 'Link zu diesem Moment kopieren',
    keyboard: 'Tastenkürzel',
    timeline:
      'Auf der Zeitleiste wechseln Sie mit den Pfeiltasten zwischen den Abschnitten und wählen mit der Eingabetaste einen aus.',
    everywhere: 'Diese Tastenkürzel gelten überall auf der Seite, außer in Feldern',
  },
  keys: {
    toggle: 'Leertaste',
    previousFrame: '←',
    nextFrame: '→',
    tenFramesBack: 'Umschalt + ←',
    tenFramesOn: 'Umschalt + →',
    toStart: 'Pos1',
    toEnd: 'Ende',
    slower: ',',
    faster: '.',
    previousMoment: 'P',
    nextMoment: 'N',
    help: '?',
  },
  commands: {
    toggle: 'Abspielen oder anhalten',
    previousFrame: 'Voriges Bild',
    nextFrame: 'Nächstes Bild',
    tenFramesBack: 'Zehn Bilder zurück',
    tenFramesOn: 'Zehn Bilder vor',
    toStart: 'Erstes Bild',
    toEnd: 'Letztes Bild',
    slower: 'Langsamer',
    faster: 'Schneller',
    previousMoment: 'Voriger Moment mit Fehler',
    nextMoment: 'Nächster Moment mit Fehler',
    help: 'Tastenkürzel anzeigen',
  },
}
