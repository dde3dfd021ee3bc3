/** Labels of every value of every enumeration. */
import type { enums as en } from '../en/enums.ts'
import type { TextsLike } from '../keys.ts'

export const enums: TextsLike<typeof en> = {
  role: {
    PROVIDER_SUPER_USER: 'Superuser (Anbieter)',
    CLIENT_SUPER_USER: 'Superuser (Kunde)',
    CLIENT_OBSERVER: 'Beobachter (Kunde)',
    CLIENT_USER: 'Benutzer (Kunde)',
    CLIENT_OBSERVEE: 'Beobachtete (Kunde)',
    NONE: 'Keine',
  },
  technique: {
    correct: 'Richtig',
    incorrect: 'Falsch',
  },
  verdict: {
    correct: 'Richtig',
    incorrect: 'Falsch',
    unknown: 'Unbekannt',
  },
  reviewType: {
    AI: 'KI',
    MANUAL_TASK: 'Manuelle Beurteilung',
    MANUAL_OVERRIDE: 'Manuelle Korrektur',
  },
  aiReviewStatus: {
    TRUE_NEGATIVE: 'Richtig negativ',
    TRUE_POSITIVE: 'Richtig positiv',
    FALSE_NEGATIVE: 'Falsch negativ',
    FALSE_POSITIVE: 'Falsch positiv',
    UNREVIEWED: 'Ungeprüft',
  },
  observationKind: {
    OBSERVATION: 'Beobachtung',
    MANUAL_OBSERVATION: 'Manuelle Beobachtung',
    SELF_ASSESSMENT: 'Selbsteinschätzung',
  },
  overrideReason: {
    FEET_INLINE: 'Füße in einer Linie',
    FOOT_OBSCURED: 'Fuß verdeckt',
    MANUAL_OVERRIDE: 'Manuelle Korrektur',
    ONE_HANDED_LIFT: 'Einhändiges Heben',
  },
  platform: {
    ANDROID: 'Android',
    IOS: 'iOS',
  },
  followUpState: {
    OPEN: 'Offen',
    COACHED: 'Gecoacht, erneut beobachten',
    CLOSED: 'Abgeschlossen',
    WITHDRAWN: 'Nicht mehr nötig',
  },
  campaignState: {
    NOT_STARTED: 'Nicht begonnen',
    ACTIVE: 'Läuft',
    ENDED: 'Beendet',
    BLOCKED: 'Blockiert',
  },
  campaignObstacle: {
    TASK_DELETED: 'die Tätigkeit ist gelöscht',
    LOCATION_DELETED: 'der Standort ist gelöscht',
    DEPARTMENT_DELETED: 'die Abteilung ist gelöscht',
    PEOPLE_DELETED: 'alle Personen sind gelöscht',
  },
  campaignFrequency: {
    oneTime: 'Einmalig',
    monthly: 'Monatlich',
    quarterly: 'Vierteljährlich',
    annually: 'Jährlich',
  },
  aiErrorCause: {
    RECORDING_TIMING: 'Zeitpunkt der Aufnahme',
    LIFT_SELECTION_TIMES: 'Auswahl des Hebevorgangs',
    INSUFFICIENT_MODEL_INFORMATION: 'Zu wenig Information für das Modell',
    USER_ERROR: 'Bedienfehler',
    DEVICE_ISSUE: 'Problem mit dem Gerät',
    BIG_ENGINES: 'Big Engines',
    DIP_N_DRIVE: "Dip n' Drive",
    INSIDE_BASE: 'Inside Base',
    TURN_NOT_TWIST: 'Turn Not Twist',
    OTHER: 'Anderes Problem',
  },
  captureQuality: {
    GOOD: 'Gut',
    FAIR: 'Mittel',
    POOR: 'Schlecht',
  },
  captureProblem: {
    PERSON_MISSING: 'Die Person ist nicht die ganze Zeit im Bild',
    SEVERAL_PEOPLE: 'Mehrere Personen sind im Bild',
    LEGS_HIDDEN: 'Die Beine oder Füße sind verdeckt',
    TOO_FRONTAL: 'Die Person ist von vorn oder von hinten gefilmt',
    CAMERA_MOVING: 'Die Kamera bewegt sich',
    TOO_SMALL: 'Die Person ist zu weit entfernt',
    HEAD_CUT: 'Der Kopf ist außerhalb des Bildes',
    TRACK_LOST: 'Die Person war kurz nicht erkennbar',
    TOO_FEW_FRAMES: 'Zu wenige Bilder pro Sekunde',
  },
  unknownReason: {
    FOOT_OBSCURED: 'Die Beine oder Füße sind verdeckt',
    TOO_FRONTAL: 'Zu sehr von vorn oder von hinten gefilmt',
    SEVERAL_PEOPLE: 'Mehrere Personen sind im Bild',
    TOO_SMALL: 'Die Person ist zu weit entfernt',
    TRACK_LOST: 'Die Person war während des Hebens nicht durchgehend erkennbar',
    NO_LIFT: 'Es wurde kein Hebevorgang gefunden',
    NO_TRAVEL: 'Es wurde kein Schieben oder Ziehen gefunden',
    NEAR_THRESHOLD: 'Zu nah am Schwellenwert, um sicher zu sein',
    HARDLY_BENT: 'Kaum gebeugt, deshalb lassen sich Beine und Rücken nicht vergleichen',
    NEVER_UPRIGHT:
      'In den 4 Sekunden vor und nach dem Heben steht niemand aufrecht, deshalb fehlt der Vergleich',
    HANDS_HIDDEN: 'Die Hände sind verdeckt',
    UNSURE: 'Was gefunden wurde, passt nicht gut genug zusammen, um sicher zu sein',
    TWIST_OUT_OF_VIEW:
      'Es wurde keine Verdrehung gefunden, aber von dieser Seite wäre sie nicht zu sehen',
    NOT_JUDGED: 'Von der KI nicht beurteilt',
    SKELETON_MISFIT: 'Eine Person hat gemeldet, dass das Skelett nicht passt',
  },
  principle: {
    INSIDE_BASE: 'Inside Base',
    BIG_ENGINES: 'Big Engines',
    TURN_NOT_TWIST: 'Turn Not Twist',
    DIP_N_DRIVE: "Dip n' Drive",
  },
  taskPrinciple: {
    BIG_ENGINES: 'Big Engines',
    DIP_N_DRIVE: "Dip n' Drive",
    TURN_NOT_TWIST: 'Turn Not Twist',
    INSIDE_BASE: 'Inside Base',
  },
  alertUserLevel: {
    NONE: 'Niemand',
    CLIENT_SUPER_USER: 'Superuser (Kunde)',
    CLIENT_OBSERVER: 'Beobachter (Kunde)',
    BOTH: 'Superuser und Beobachter (Kunde)',
  },
  reminderUserLevel: {
    CLIENT_USER: 'Benutzer (Kunde)',
    CLIENT_OBSERVER: 'Beobachter (Kunde)',
    BOTH: 'Benutzer und Beobachter (Kunde)',
  },
  campaignType: {
    ManualObservation: 'Manuelle Beobachtung',
    Observation: 'Beobachtung',
  },
  reportFrequency: {
    daily: 'Täglich',
    weekly: 'Wöchentlich',
    monthly: 'Monatlich',
  },
  exportFormat: {
    CSV: 'CSV',
    EXCEL: 'Excel',
  },
  datePreset: {
    THIS_MONTH: 'Dieser Monat',
    LAST_MONTH: 'Letzter Monat',
    THIS_QUARTER: 'Dieses Quartal',
    LAST_QUARTER: 'Letztes Quartal',
    THIS_YEAR: 'Dieses Jahr',
    LAST_YEAR: 'Letztes Jahr',
  },
  auditAction: {
    CREATE: 'Hinzugefügt',
    DELETE: 'Gelöscht',
    EMAIL_SENT: 'E-Mail gesendet',
    LOGIN: 'Angemeldet',
    UPDATE: 'Geändert',
  },
  accountState: {
    ENABLED: 'Aktiviert',
    DISABLED: 'Deaktiviert',
    CLIENT_CLOSED: 'Kunde deaktiviert',
  },
  mail: {
    campaignReminder: 'Kampagnenerinnerung',
    inactivityAlert: 'Warnung bei Inaktivität',
    badLiftsAlert: 'Warnung bei falschem Heben',
    weeklySummary: 'Wochenbericht',
    monthlySummary: 'Monatsbericht',
    commentMention: 'Erwähnung in einem Kommentar',
    followUp: 'Nachbereitung',
    followUpsOverdue: 'Überfällige Nachbereitungen',
    savedView: 'Wöchentliche Ansicht',
    taskAction: 'Maßnahme an Tätigkeit oder Standort',
    passwordReset: 'Passwort zurücksetzen',
    secondFactorRemoved: 'Zweiter Faktor entfernt',
    invitation: 'Einladung',
    exportFinished: 'Export fertig',
    auditLogChanged: 'Protokoll verändert',
    auditHashes: 'Prüfsummen der Protokolle',
    helpRequest: 'Hilfeanfrage',
    helpRequestCopy: 'Kopie der Hilfeanfrage',
  },
  aiJudge: { LIFTWISE: 'Liftwise', OTHER_PROGRAM: 'Anderes Programm' },
  processingState: {
    COMPLETE: 'Fertig',
    FAILED: 'Fehlgeschlagen',
    IN_PROGRESS: 'In Arbeit',
  },
  analysisError: {
    EMPTY:
      'Dieses Video ist leer: Es enthält keine Bilder. Nehmen Sie es neu auf oder wählen Sie eine andere Datei.',
    NO_PICTURE: 'Diese Datei enthält Ton, aber kein Bild. Wählen Sie ein Video des Hebevorgangs.',
    IS_PICTURE: 'Diese Datei ist ein Bild, kein Video. Wählen Sie ein Video des Hebevorgangs.',
    NOT_VIDEO: 'Diese Datei ist kein Video. Wählen Sie eine MP4-, MOV- oder WebM-Datei.',
    CUT_OFF:
      'Dieses Video ist abgeschnitten, und der Rest lässt sich nicht analysieren. Kopieren Sie die ganze Datei noch einmal oder nehmen Sie das Video neu auf.',
    DAMAGED:
      'Dieses Video lässt sich nicht weiter lesen: Vielleicht ist es beschädigt. Kopieren Sie die Datei noch einmal oder nehmen Sie den Hebevorgang neu auf.',
    NO_PERSON: 'In diesem Video wurde niemand gefunden. Filmen Sie eine Person von Kopf bis Fuß.',
    SEVERAL_PEOPLE:
      'In diesem Video sind mehrere Personen. Wählen Sie, wer hebt, oder filmen Sie eine Person allein.',
    SIDEWAYS:
      'Die Person steht in diesem Video nicht aufrecht. Drehen Sie das Bild und analysieren Sie es noch einmal.',
    TOO_SHORT: 'Dieses Video ist kürzer als eine Sekunde. Nehmen Sie den ganzen Hebevorgang auf.',
    TOO_LONG: 'Dieses Video ist länger als 60 Sekunden. Wählen Sie den Teil mit dem Hebevorgang.',
    TOO_FEW_FRAMES:
      'Dieses Video hat weniger als 8 Bilder pro Sekunde; damit ist nicht zu erkennen, wie ein Hebevorgang beginnt. Nehmen Sie es mit einer anderen Kamera oder mit mehr Licht neu auf.',
    NOT_DECODABLE:
      'Dieser Browser kann das Video nicht lesen. Nehmen Sie es als MP4 (H.264) oder WebM auf oder verwenden Sie einen anderen Browser.',
    HEVC: 'Dieser Browser kann HEVC-Videos nicht lesen. Wählen Sie auf dem iPhone Einstellungen > Kamera > Formate > Maximale Kompatibilität und nehmen Sie das Video neu auf, oder verwenden Sie Safari.',
    NO_WEBCODECS:
      'Dieser Browser kann Videos nicht für die Analyse dekodieren (WebCodecs). Öffnen Sie Liftwise über HTTPS in einem aktuellen Chrome, Edge, Firefox oder Safari.',
    NO_WEBGL:
      'Dieser Browser hat kein WebGL, das die Analyse braucht. Schalten Sie die Hardwarebeschleunigung ein oder verwenden Sie einen anderen Browser.',
    MODEL_NOT_LOADED:
      'Die Analyse konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    CANCELLED: 'Die Analyse wurde abgebrochen.',
    INTERRUPTED:
      'Die Analyse wurde unterbrochen: Die Seite wurde geschlossen oder neu geladen. Starten Sie sie noch einmal.',
  },
}
