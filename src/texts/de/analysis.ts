/** Texts of the AI analysis of a recording, and of judging stored recordings again. */
import type * as en from '../en/analysis.ts'
import type { TextsLike } from '../keys.ts'

export const judgeAgain: TextsLike<typeof en.judgeAgain> = {
  title: 'Aufnahmen neu beurteilen',
  subtitle:
    'Gespeicherte Aufnahmen werden mit den aktuellen Schwellenwerten, Version %{version}, beurteilt. Nichts ändert sich, bevor Sie es übernehmen, und was Personen geprüft oder korrigiert haben, bleibt.',
  check: 'Prüfen, was sich ändern würde',
  checkAgain: 'Erneut prüfen',
  apply: '1 Beobachtung ändern |||| %{smart_count} Beobachtungen ändern',
  progress: '%{done} von %{total} Aufnahmen beurteilt',
  cancelled: 'Abgebrochen. Was bisher geändert wurde, bleibt.',
  report:
    '%{judged} Aufnahmen beurteilt, %{changed} würden sich ändern. %{skipped} unverändert, weil Personen sie geprüft haben.',
  applied:
    '%{judged} Aufnahmen beurteilt, %{changed} geändert. %{skipped} unverändert, weil Personen sie geprüft haben.',
  observations:
    'Beobachtung, die sich ändert |||| Die ersten %{smart_count} Beobachtungen, die sich ändern',
  columns: { principle: 'Prinzip', change: 'Änderung', count: 'Beobachtungen' },
  fromTo: '%{from} → %{to}',
  changed: '%{name}: %{change}',
}

export const analysis: TextsLike<typeof en.analysis> = {
  title: 'KI-Analyse',
  unfold: 'Video analysieren',
  optional: 'Analysieren Sie ein Video auf diesem Gerät. Das Video selbst wird nicht hochgeladen.',
  choose: 'Video wählen',
  record: 'Video aufnehmen',
  another: 'Anderes Video wählen',
  again: 'Erneut analysieren',
  remove: 'Ergebnis entfernen',
  advice: {
    title: 'So filmen Sie',
    still: 'Stellen Sie die Kamera auf oder halten Sie sie ruhig und waagerecht, in Hüfthöhe.',
    distance: 'Stellen Sie sich in 2,5 bis 4 m Abstand schräg seitlich auf, etwa 60° von vorn.',
    whole: 'Die ganze Person muss im Bild sein, von Kopf bis Fuß.',
    one: 'Eine Person, höchstens 60 Sekunden.',
    range: '2,5–4 m',
    picture:
      'Kamera in Hüfthöhe, waagerecht, schräg seitlich, 60 Grad von vorn, vor einer Person, die einen Karton hebt',
  },
  running: {
    loading: 'Analyse wird geladen …',
    frames: 'Bild %{done} von %{total}',
    cancel: 'Analyse abbrechen',
    busy: 'Wird analysiert …',
    meanwhile: 'Sie können inzwischen die anderen Felder ausfüllen.',
    preview: 'Das Video mit der erkannten Person',
  },
  people: {
    title: 'Wer hebt?',
    text: 'Wählen Sie eine Person: Das Video wird dann nur für diese Person analysiert.',
    picture: 'Das Video mit allen erkannten Personen',
    person: 'Person %{number} (%{place})',
    left: 'links',
    middle: 'Mitte',
    right: 'rechts',
  },
  part: {
    title: 'Zu analysierender Teil',
    use: 'Diesen Teil analysieren',
    start: 'Beginn des Teils',
    end: 'Ende des Teils',
    length: '%{start} s bis %{end} s, %{length} von höchstens 60 s',
  },
  turn: {
    title: 'Bild drehen',
    preview: 'Ein Bild des Videos, um %{turn}° gedreht',
    quarter: 'Um 90° drehen',
    use: 'So analysieren',
  },
  camera: {
    title: 'Video aufnehmen',
    record: 'Aufnahme starten',
    stop: 'Beenden und analysieren',
    cancel: 'Abbrechen',
    elapsed: '%{seconds} von 60 s',
    denied:
      'Die Kamera ist für diese Website blockiert. Erlauben Sie sie im Browser oder wählen Sie ein Video.',
    missing: 'Es wurde keine Kamera gefunden. Wählen Sie stattdessen ein Video.',
    preview: 'Bild der Kamera',
  },
  result: {
    beforeSubmit: 'Das hat die KI gefunden. Es wird mit der Beobachtung hinzugefügt.',
    answersFromAi: 'Das KI-Ergebnis oben liefert die Antworten.',
    byHand: 'Stattdessen von Hand antworten',
    uploadRecording: 'Auch die Aufnahme hochladen',
    uploadRecordingHint: 'Andere mit Zugriff auf diese Beobachtung können die Person dann sehen.',
    found: {
      LIFT: 'Heben von %{start} bis %{end}',
      PUSH: 'Schieben oder Ziehen von %{start} bis %{end}',
    },
    none: {
      LIFT: 'Es wurde kein Hebevorgang gefunden',
      PUSH: 'Es wurde kein Schieben oder Ziehen gefunden',
    },
    quality: 'Qualität der Aufnahme: %{grade}',
    poor: 'Eine schlechte Aufnahme zählt nicht im Bericht zur KI-Genauigkeit.',
    about: 'So beurteilt die KI',
    cutOff: 'Das Ende dieses Videos fehlt. Die ersten %{seconds} s wurden analysiert.',
  },
  observation: {
    none: 'Diese Beobachtung hat noch kein KI-Ergebnis.',
    inProgress: 'Seit %{since} läuft eine Analyse.',
    failed: 'Die letzte Analyse ist fehlgeschlagen. %{reason}',
    saving: 'Ergebnis wird gespeichert …',
    saved: 'Das KI-Ergebnis wurde gespeichert.',
    replace: 'Noch einmal ein Video analysieren',
    recording: 'Hochgeladenes Video',
  },
  lifts: {
    title: '%{smart_count} Hebevorgang |||| %{smart_count} Hebevorgänge',
    worst: 'Es gilt die Beurteilung des schlechtesten Hebevorgangs, bei %{start}.',
    chosen: 'Es gilt die Beurteilung des Hebevorgangs bei %{start}, den jemand gewählt hat.',
  },
  /** Choosing among the lifts of a recording, and moving a lift's times. */
  liftReview: {
    choose: 'Stattdessen kann ein anderer beurteilt werden.',
    show: 'Hebevorgang bei %{lift} anzeigen',
    judged: 'Beurteilt',
    judge: 'Diesen Hebevorgang beurteilen',
    judgeAt: 'Hebevorgang bei %{time} beurteilen',
    chosen: 'Jetzt wird der Hebevorgang bei %{time} beurteilt.',
    unchanged: 'Es wurde nichts geändert: Die Zeiten sind dieselben wie vorher.',
    cutOff:
      'Das Ende dieses Videos fehlt: Nur die ersten %{seconds} s ließen sich lesen. Kopieren Sie die ganze Datei noch einmal.',
  },
  /** Answering beside the AI result of a new observation. */
  addRecording: {
    noAnswers: 'Das KI-Ergebnis oben beantwortet kein Prinzip. Alle bleiben unbekannt.',
    someAnswers: 'Das KI-Ergebnis oben liefert die Antworten. Unbekannt bleibt: %{names}.',
    byHand: 'Sie antworten von Hand. Das KI-Ergebnis oben wird nicht hinzugefügt.',
    byAi: 'Stattdessen das KI-Ergebnis verwenden',
    notAdded: 'Das hat die KI gefunden. Es wird nicht hinzugefügt, weil Sie von Hand antworten.',
  },
  lift: {
    proposed:
      'Die KI hat den Hebevorgang von %{start} bis %{end} gefunden. Wenn Sie die Zeiten ändern, beurteilt ihn die KI neu, außer jemand hat das Ergebnis geprüft.',
    use: 'Diese Zeiten verwenden',
  },
  evidence: {
    title: 'Wie die KI entschieden hat',
    why: '%{reason}.',
    picture: '%{principle} bei %{time}: das Skelett und was daran gemessen wurde',
    measured: {
      kneeShare: 'Auf die Knie entfallen %{value} der Beugung; richtig ab %{threshold}.',
      reach:
        'Die Hände sind %{value} Rumpflängen von den Füßen entfernt; richtig bis %{threshold}.',
      shoulderTurn:
        'Die Schultern drehen sich um %{value}; richtig unter %{threshold}, solange die Füße stehen.',
      dip: 'Die Knie beugen sich um %{value}, bevor sich die Last bewegt; richtig ab %{threshold}.',
      startTwist: 'Die Schultern sind am Anfang um %{value} verdreht; richtig unter %{threshold}.',
    },
    visibility: 'Sichtbarkeit %{value}.',
    confidence: 'Gewissheit %{value}',
    distrusted: 'Das wurde gemessen, gilt aber nicht als verlässlich.',
    tentative: 'Ein Vorschlag: Das wurde erst an wenigen Aufnahmen gemessen.',
    knee: 'Knie %{value}',
    trunk: 'Rumpf %{value}',
    footMove: 'Füße um %{value} der Schulterhöhe bewegt',
    elbow: 'Arme %{value} gebeugt',
    show: '%{time} anzeigen',
  },
  skeleton: {
    misfit: 'Das Skelett passt nicht',
    fits: 'Es passt doch',
    youSaid:
      'Sie haben gemeldet, dass das Skelett nicht passt, deshalb gibt die KI keine Beurteilung ab. Antworten Sie unten von Hand; die Analyse bleibt ohne Beurteilung erhalten.',
    said: 'Am %{date} hat eine Person gemeldet, dass das Skelett nicht passt, deshalb gibt die KI keine Beurteilung ab.',
    saved: 'Die KI gibt zu dieser Aufnahme keine Beurteilung mehr ab.',
    takenBack: 'Die KI hat die Aufnahme neu beurteilt.',
  },
}
