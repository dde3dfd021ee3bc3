/** What charts, dropdowns, uploads and the pictures of the principles say. */
import type * as en from '../en/parts.ts'
import type { TextsLike } from '../keys.ts'

export const charts: TextsLike<typeof en.charts> = {
  showChart: 'Als Diagramm anzeigen',
  showTable: 'Als Tabelle anzeigen',
  clickToView: 'Zum Anzeigen klicken',
  dateRange: 'Zeitraum',
  filterDates: 'Zeitraum filtern',
  months: '1 Monat |||| %{smart_count} Monate',
  observations: 'Beobachtungen',
  overTime: 'Beobachtungen im Zeitverlauf',
  correctVsIncorrect: 'Richtig und falsch',
  total: 'Gesamt',
  days: 'Tage',
  result: 'Ergebnis',
  share: 'Anteil',
  correctBelow: 'richtig',
  totalBelow: 'gesamt',
  ofWhole: 'von %{whole}',
  tooFew: 'Zu wenige Daten',
  /** What a figure that links to a list counts, as screen readers hear it. */
  counted: {
    all: '1 Beobachtung |||| %{smart_count} Beobachtungen',
    correct: '1 richtige Beobachtung |||| %{smart_count} richtige Beobachtungen',
    incorrect: '1 falsche Beobachtung |||| %{smart_count} falsche Beobachtungen',
    of: {
      all: '1 Beobachtung, %{of} |||| %{smart_count} Beobachtungen, %{of}',
      correct: '1 richtige Beobachtung, %{of} |||| %{smart_count} richtige Beobachtungen, %{of}',
      incorrect: '1 falsche Beobachtung, %{of} |||| %{smart_count} falsche Beobachtungen, %{of}',
    },
    result: '1 Beobachtung: %{name} |||| %{smart_count} Beobachtungen: %{name}',
    resultOf:
      '1 Beobachtung: %{name}, %{status} |||| %{smart_count} Beobachtungen: %{name}, %{status}',
    toReview: '1 KI-Ergebnis zu prüfen |||| %{smart_count} KI-Ergebnisse zu prüfen',
    misfit:
      '1 Beobachtung, deren Skelett nicht passt |||| %{smart_count} Beobachtungen, deren Skelett nicht passt',
    before: '%{count} im Monat davor |||| %{count} in den %{smart_count} Monaten davor',
  },
  steps: { day: 'Nach Tagen.', week: 'Nach Wochen.', month: 'Nach Monaten.' },
  stepsCut: {
    day: 'Nach Tagen; der erste und der letzte können unvollständig sein.',
    week: 'Nach Wochen; die erste und die letzte können unvollständig sein.',
    month: 'Nach Monaten; der erste und der letzte können unvollständig sein.',
  },
  bucket: '%{days}: %{total} insgesamt, %{correct} richtig, %{incorrect} falsch',
}

export const choices: TextsLike<typeof en.choices> = {
  first: 'Die ersten %{count}. Tippen Sie, um andere zu finden.',
  loading: 'Wird geladen …',
  none: 'Keine Treffer',
  all: 'Alle',
  unknown: 'Unbekannt',
  failed:
    'Die Auswahl konnte nicht geladen werden. Schließen und öffnen Sie sie, um es noch einmal zu versuchen.',
  open: '%{label} öffnen',
  close: '%{label} schließen',
  clear: '%{label} leeren',
}

export const days: TextsLike<typeof en.days> = {
  all: 'Alle Tage',
  until: 'Bis %{day}',
  from: 'Ab %{day}',
}

export const uploads: TextsLike<typeof en.uploads> = {
  choose: { video: 'Video wählen', image: 'Bild wählen' },
  replace: { video: 'Video ersetzen', image: 'Bild ersetzen' },
  one: { video: 'Wählen Sie nur ein Video.', image: 'Wählen Sie nur ein Bild.' },
  removed: {
    video: 'Das Video wird beim Speichern entfernt.',
    image: 'Das Bild wird beim Speichern entfernt.',
  },
  ready: '%{name} ist bereit und wird beim Speichern verwendet.',
  readyUnnamed: {
    video: 'Ein neues Video ist bereit und wird beim Speichern verwendet.',
    image: 'Ein neues Bild ist bereit und wird beim Speichern verwendet.',
  },
  newImage: 'Das neue Bild',
  currentImage: 'Das aktuelle Bild',
  remove: 'Entfernen',
  keep: 'Behalten',
  drop: 'oder hier ablegen',
  progress: '%{name} wird hochgeladen … %{percent} %',
  uploading: '%{name} wird hochgeladen',
  failed:
    'Die Datei konnte nicht hochgeladen werden. Prüfen Sie Ihre Verbindung und wählen Sie sie noch einmal.',
}

/** Names of the principles are the same in every language. */
export const principles: TextsLike<typeof en.principles> = {
  instruction: {
    INSIDE_BASE:
      'Inside Base: Stellen Sie einen Fuß nach vorn und holen Sie die Last nah an den Körper, über die Fläche zwischen Ihren Füßen.',
    BIG_ENGINES:
      'Big Engines: Beugen Sie die Knie, halten Sie den Rücken gerade und heben Sie mit den kräftigen Muskeln Ihrer Beine.',
    TURN_NOT_TWIST:
      'Turn Not Twist: Drehen Sie sich mit den Füßen, sodass sich Kopf, Hüfte und Last gemeinsam drehen und der Rücken sich nicht verdreht.',
    DIP_N_DRIVE:
      "Dip n' Drive: Gehen Sie mit gebeugten Knien tief hinter die Last, halten Sie den Rücken gerade und bringen Sie sie mit der Kraft Ihrer Beine in Bewegung.",
  },
  gist: {
    INSIDE_BASE: 'Last nah, Füße auseinander',
    BIG_ENGINES: 'Beine heben, Rücken bleibt gerade',
    TURN_NOT_TWIST: 'Füße und Last drehen gemeinsam',
    DIP_N_DRIVE: 'Tief gehen, mit den Beinen schieben',
  },
}
