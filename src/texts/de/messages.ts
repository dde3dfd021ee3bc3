/** What rules and errors say, on both sides. */
import type { messages as en } from '../en/messages.ts'
import type { TextsLike } from '../keys.ts'

export const messages: TextsLike<typeof en> = {
  // Sign-in, forgotten and reset password
  wrongLogin: 'E-Mail-Adresse oder Passwort falsch',
  signingIn: 'Anmeldung läuft …',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
  sessionEndedWithDraft:
    'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren; Ihr Entwurf ist gespeichert.',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden',
  passwordTooShort: 'Das Passwort muss mindestens 8 Zeichen haben',
  passwordsDiffer: 'Die Passwörter müssen übereinstimmen',
  passwordTooLong: 'Das Passwort darf höchstens 200 Zeichen haben',
  passwordCommon:
    'Dieses Passwort ist eines der häufigsten. Wählen Sie ein anderes, zum Beispiel drei oder vier Wörter, die nichts miteinander zu tun haben.',
  passwordRequired: 'Geben Sie ein Passwort ein',
  passwordWrong: 'Das ist nicht Ihr Passwort.',
  codeRequired: 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
  codeWrong:
    'Dieser Code ist falsch oder wurde schon verwendet. Geben Sie den neuesten Code aus Ihrer App ein oder einen unbenutzten Wiederherstellungscode.',
  secondFactorExists:
    'Sie haben schon einen zweiten Faktor. Entfernen Sie ihn, bevor Sie einen anderen einrichten.',
  secondFactorNotStarted:
    'Beginnen Sie noch einmal: Diese Einrichtung wurde ersetzt oder ist abgeschlossen.',
  secondFactorRequiredByClient:
    'Ihre Firma verlangt einen zweiten Faktor, deshalb kann er nicht entfernt werden.',
  secondFactorSetupRequired:
    'Ihre Firma verlangt einen zweiten Faktor. Richten Sie ihn ein, um fortzufahren.',
  secondFactorMissing: 'Diese Person hat keinen zweiten Faktor.',
  emailRequired: 'Geben Sie eine E-Mail-Adresse ein',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',

  pageNotFound: 'Seite nicht gefunden',
  pageNotFoundReason:
    'Diese Seite gibt es nicht. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.',

  // Video lift times
  startTimeNegative: 'Der Beginn darf nicht negativ sein',
  endTimeBeforeStart: 'Das Ende muss nach dem Beginn liegen',
  timeAfterRecording: 'Die Zeit muss innerhalb der Aufnahme liegen',
  liftTimesFailed: 'Die Zeiten des Hebevorgangs konnten nicht gespeichert werden.',

  // Observation form
  locationRequired: 'Der Standort muss mindestens 2 Zeichen haben',
  departmentRequired: 'Die Abteilung muss mindestens 2 Zeichen haben',
  taskRequired: 'Wählen Sie eine Tätigkeit',
  observerRequired: 'Wählen Sie einen Beobachter',
  dateRequired: 'Wählen Sie ein Datum',
  dateTooEarly: 'Geben Sie ein Datum ab 2000 ein.',
  dateInFuture: 'Die Zeit darf nicht in der Zukunft liegen.',
  takeBackRefused:
    'Sie können eine Beobachtung einen Tag lang nach dem Hinzufügen löschen, außer sie wurde geprüft oder angefochten.',
  timeSkipped: 'Diese Uhrzeit gibt es an diesem Tag nicht (Zeitumstellung).',
  individualRequired:
    'Geben Sie an, wer beobachtet wird. Wählen Sie die Person aus der Liste oder geben Sie ihren Namen ein, wenn sie dort fehlt',
  individualOrEmployeeIdRequired:
    'Geben Sie an, wer beobachtet wird. Wählen Sie die Person aus der Liste oder geben Sie ihren Namen oder ihre Personalnummer ein, wenn sie dort fehlt',
  insideBaseRequired: 'Inside Base fehlt noch.',
  bigEnginesRequired: 'Big Engines fehlt noch.',
  dipNDriveRequired: "Dip n' Drive fehlt noch.",
  turnNotTwistRequired: 'Turn Not Twist fehlt noch.',
  noPrincipleAnswered:
    "Mindestens ein Prinzip (Inside Base, Big Engines, Dip n' Drive oder Turn Not Twist) muss beantwortet sein.",
  otherIncomplete:
    'Für „Sonstiges“ sind Technik und Angaben nötig. Wenn Sie es nicht brauchen, entfernen Sie die Antworten',
  offlineChoices: 'Keine Verbindung. Die Auswahl lädt, sobald sie wieder da ist.',
  offlineSubmit:
    'Sie sind offline, deshalb wurde die Beobachtung nicht hinzugefügt. Ihr Entwurf bleibt erhalten: Verbinden Sie sich mit dem Internet und fügen Sie sie noch einmal hinzu.',
  deviceFull:
    'Auf diesem Gerät ist kein Platz, deshalb wurde die Beobachtung nicht hinzugefügt. Schaffen Sie Platz oder verbinden Sie sich mit dem Internet und fügen Sie sie noch einmal hinzu.',
  recordingGone: 'Die analysierte Aufnahme ist nicht mehr da. Wählen Sie das Video noch einmal.',
  submissionSentMeanwhile:
    'Diese Beobachtung wurde schon gesendet und kann hier nicht mehr geändert werden. Suchen Sie sie in der Liste der Beobachtungen.',
  submissionTooOld:
    'Das wurde vor mehr als 25 Tagen erfasst. Prüfen Sie, dass es noch nicht in der Liste der Beobachtungen steht, und senden Sie es dann.',
  observationFailed: 'Es ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.',
  observationDuplicate: 'Eine Beobachtung mit denselben Angaben gibt es schon.',

  // Other forms
  pullTiltTakeWithoutPulling: '„Ziehen, kippen, nehmen“ gibt es nur bei Tätigkeiten mit Ziehen.',
  principlesRequired:
    'Wählen Sie mindestens ein Prinzip oder schalten Sie die eigenen Prinzipien aus.',
  manualCheckForced: 'Ohne KI-Analyse ist die manuelle Prüfung immer nötig.',
  higherLevelUser: 'Benutzer einer höheren Stufe können Sie nicht bearbeiten',
  deletionTitle: 'Löschen',
  deletionText: 'Wirklich löschen? Das lässt sich nicht rückgängig machen.',

  nameRequired: 'Geben Sie einen Namen ein',
  nameTaken: 'Dieser Name wird schon verwendet.',
  parentInsideItself: 'Wählen Sie etwas Übergeordnetes, das nicht selbst darin liegt.',
  parentUnknown: 'Das Übergeordnete gibt es nicht.',
  parentRequired:
    'Wählen Sie einen übergeordneten Standort: Sie haben nur Zugriff auf einige Standorte.',
  placesRequired:
    'Wählen Sie mindestens einen Eintrag: Sie können nur Zugriff geben, den Sie selbst haben.',
  sortUnknown: 'Nach dieser Spalte lässt sich die Liste nicht sortieren.',
  choiceUnknown:
    'Einen dieser Einträge gibt es nicht mehr. Entfernen Sie ihn und speichern Sie noch einmal.',
  tooManySelected: 'Zu viele ausgewählt.',
  clientDeleted: 'Dieser Kunde ist deaktiviert, deshalb kann nichts hinzugefügt werden.',

  // Client form
  companyNameRequired: 'Geben Sie einen Firmennamen ein',
  companyNameTaken: 'Einen Kunden mit diesem Namen gibt es schon.',
  accountManagerUnknown: 'Wählen Sie einen der Superuser des Anbieters.',
  alertLevelInvalid: 'Wählen Sie, wer gewarnt wird.',
  monthsInvalid: 'Wählen Sie 1, 3, 6 oder 12 Monate.',
  colourInvalid: 'Geben Sie eine Farbe ein, zum Beispiel #faa61a.',
  timeZoneInvalid: 'Wählen Sie eine Zeitzone, zum Beispiel Europe/Amsterdam.',
  ownClientDeleted: 'Den Kunden, zu dem Sie gehören, können Sie nicht löschen.',

  // User form
  userLevelRequired: 'Wählen Sie eine Benutzerstufe',
  personNameRequired: 'Geben Sie Vorname, Nachname oder beides ein.',
  emailTaken: 'Einen Benutzer mit dieser E-Mail-Adresse gibt es schon.',
  employeeIdTaken: 'Einen Benutzer mit dieser Personalnummer gibt es schon.',
  levelRefused: 'Diese Benutzerstufe können Sie nicht vergeben oder entziehen.',
  providerAtOwnClientOnly: 'Ein Superuser des Anbieters muss zu Ihrem eigenen Kunden gehören.',
  ownLevelChanged: 'Ihre eigene Benutzerstufe können Sie nicht ändern.',
  ownAccessChanged: 'Ihren eigenen Zugriff können Sie nicht ändern.',
  ownAccountDisabled: 'Ihr eigenes Konto können Sie nicht deaktivieren.',
  ownAccountDeleted: 'Ihr eigenes Konto können Sie nicht löschen.',
  inviteeDisabled:
    'Dieses Konto ist deaktiviert. Aktivieren Sie es, bevor Sie eine Einladung senden.',
  inviteeWithoutLevel:
    'Diese Person hat keine Rechte. Wählen Sie eine Benutzerstufe, bevor Sie eine Einladung senden.',
  invitationAccepted: 'Diese Person hat schon ein Passwort.',
  restoreNameTaken:
    'Diesen Namen hat inzwischen ein anderer Eintrag. Benennen Sie ihn um und stellen Sie dann noch einmal wieder her.',
  restorePersonTaken:
    'Diese E-Mail-Adresse oder Personalnummer hat inzwischen jemand anderes. Ändern Sie sie dort und stellen Sie dann noch einmal wieder her.',
  superUserDeleted: 'Nur der Anbieter kann einen Superuser löschen.',
  userOutsideOwnScope:
    'Dieser Benutzer hat Zugriff auf Standorte, auf die Sie keinen haben. Fragen Sie einen Superuser, der ihn hat.',

  // Campaign form
  startDateRequired: 'Geben Sie einen Beginn ein',
  endDateBeforeStart: 'Das Ende darf nicht vor dem Beginn liegen',
  dayOutOfRange: 'Geben Sie ein Datum zwischen 2000 und 2100 ein.',
  requiredObservationsInvalid:
    'Geben Sie eine ganze Zahl von 1 bis 10.000 ein oder lassen Sie das Feld leer.',
  reminderLevelRequired: 'Wählen Sie, wer erinnert wird.',
  reminderFrequencyRequired: 'Wählen Sie, wie oft erinnert wird.',
  campaignPersonRequired: 'Wählen Sie mindestens eine Person.',
  occurrenceUnknown: 'An diesem Tag beginnt kein Durchgang dieser Kampagne.',

  // Help request and mails
  helpSubjectRequired: 'Geben Sie einen Betreff ein',
  helpMessageRequired: 'Geben Sie eine Nachricht ein',
  unsubscribeLinkInvalid:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie die ganze Adresse.',

  // Lists and summaries
  noConnection: 'Keine Verbindung. Der Inhalt lädt, sobald sie wieder da ist.',
  tableFailed: 'Fehler',
  observationsFailed: 'Die Beobachtungen konnten nicht geladen werden.',
  summaryFailed: 'Die Zusammenfassung konnte nicht geladen werden.',
  noResults: 'Keine Ergebnisse gefunden',
  sampleTooSmall: 'Weniger als 5 Beobachtungen: zu wenige für eine Aussage.',
  notApplicable: 'n. a.',

  // Lists' arguments
  upToOutOfRange: 'upTo muss eine ganze Zahl von 1 bis 1.000.000 sein',
  takeOutOfRange: 'take muss eine ganze Zahl von 1 bis 100 sein',
  skipNegative: 'skip muss eine ganze Zahl ab 0 sein',
  searchTooLong: 'search darf höchstens 200 Zeichen haben',
  tooManyValues: 'Sie können bis zu 100 Werte wählen',
  dayInvalid: 'Geben Sie das Datum als JJJJ-MM-TT ein',
  dateToBeforeDateFrom: '„Datum bis“ darf nicht vor „Datum von“ liegen',
  dateFromAfterToday: '„Datum von“ darf nicht nach heute liegen',
  dateToAfterToday: '„Datum bis“ darf nicht nach heute liegen',
  dayIncomplete: 'Geben Sie ein vollständiges Datum ein',
  titleRequired: 'Geben Sie einen Titel ein',
  fileTypeRefused: 'Dieser Dateityp wird nicht unterstützt',
  fileTooLarge: 'Diese Datei ist zu groß',
  fileEmpty: 'Diese Datei ist leer',
  imageTooSmall: 'Dieses Bild ist zu klein: Jede Seite muss mindestens 16 Pixel haben',
  imageTooNarrow:
    'Dieses Bild ist zu schmal: Eine Seite darf höchstens 20-mal so lang sein wie die andere',
  imageInvisible: 'Dieses Bild ist durchsichtig: Man würde es nicht sehen',
  imageUnreadable:
    'Dieses Bild ist beschädigt, hat über 25 Megapixel oder ist von einem anderen Typ, als sein Name angibt',
  tooManyUploads:
    'Sie haben zu viele Dateien hochgeladen, die noch nirgends verwendet werden. Speichern Sie, wozu sie gehören, oder warten Sie bis morgen.',
  uploadMissing:
    'Diese Datei wurde nicht hochgeladen oder schon verwendet. Wählen Sie sie noch einmal.',

  // Data protection
  recordsOutsideOwnScope:
    'Einige Datensätze dieser Person gehören zu Standorten, auf die Sie keinen Zugriff haben. Fragen Sie einen Superuser, der ihn hat.',
  erasedAlready: 'Die personenbezogenen Daten dieser Person sind schon gelöscht.',
  nameNotConfirmed: 'Geben Sie den Namen zur Bestätigung genau wie angezeigt ein',
  recordingRemoved: 'Die Aufnahme wurde entfernt und kann nicht mehr analysiert werden.',
  personErased:
    'Die personenbezogenen Daten dieser Person wurden gelöscht. Fügen Sie sie als neue Person hinzu.',

  // Errors of the server
  unauthenticated: 'Sie sind nicht angemeldet.',
  tokenExpired: 'Ihr Zugriffsschlüssel ist abgelaufen.',
  forbidden: 'Sie haben darauf keinen Zugriff.',
  noAccessToPage: 'Sie haben keinen Zugriff auf diese Seite',
  notFound: 'Diesen Datensatz gibt es nicht.',
  textNotStorable:
    'Dieser Text enthält ein fehlerhaftes Zeichen. Löschen Sie ihn und geben Sie ihn neu ein.',
  outsideAccess: 'Außerhalb Ihres Zugriffs',
  someone: 'Jemand',
  outsideYourAccess: 'außerhalb Ihres Zugriffs',
  conflict:
    'Jemand anderes hat diesen Datensatz geändert. Laden Sie ihn neu, um die Änderung zu sehen.',
  unexpected: 'Etwas ist schiefgegangen',
  unavailable:
    'Liftwise kann gerade nicht antworten. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  diskFull:
    'Der Speicher ist fast voll, deshalb wurde nichts gespeichert. Schaffen Sie Platz und versuchen Sie es noch einmal.',
  unreachable: 'Keine Verbindung zum Server. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  foreignAnswer: 'Ein Webfilter oder ein Netz hat anstelle von Liftwise geantwortet (%{status}).',
  anonymousRefused: 'Dieser Kunde nutzt keine anonymen Beobachtungen.',
  observerRefused: 'Einen anderen Beobachter können Sie nicht wählen.',
  departmentElsewhere: 'Diese Abteilung ist nicht am gewählten Standort.',
  taskElsewhere: 'Diese Tätigkeit gehört nicht zum gewählten Standort und zur gewählten Abteilung.',
  observerElsewhere:
    'Diese Person arbeitet nicht am gewählten Standort und in der gewählten Abteilung.',
  observeeElsewhere: 'Dieser Person ist die gewählte Tätigkeit nicht zugeordnet.',
  overrideReasonAlone: 'Nur eine Korrektur hat einen Grund, und sie braucht einen.',
  reviewTypeRefused: 'Dieser Kunde nutzt diese Art nicht.',
  aiReviewContradicts: 'Dieser Status widerspricht dem KI-Ergebnis.',
  noAiResult: 'Diese Beobachtung hat kein KI-Ergebnis, das zu prüfen wäre.',
  overrideRefused: 'Dieser Kunde nutzt keine manuellen Korrekturen.',
  overrideNotPossible: 'Nur ein KI-Ergebnis lässt sich korrigieren.',
  overrideReasonRequired: 'Wählen Sie einen Grund für die Korrektur.',
  misfitByAnother:
    'Jemand anderes hat gemeldet, dass das Skelett nicht passt, deshalb bleibt diese Analyse, wie sie ist.',
  answeredByHand:
    'Eine Person hat von Hand geantwortet, deshalb hängt keine Beurteilung vom Skelett ab.',
  noSkeleton:
    'Liftwise hat diese Aufnahme nicht analysiert, deshalb hängt keine Beurteilung von ihrem Skelett ab.',
  nothingToAnalyse:
    'Diese Beobachtung stammt aus einem Formular und hat keine Aufnahme zum Analysieren.',
  modelUnknown:
    'Dieses Modell ist nicht bekannt. Laden Sie die Seite neu und analysieren Sie die Aufnahme noch einmal.',
  cameraMotionInvalid: 'Die Bewegung der Kamera muss 0 oder mehr sein.',
  pictureSizeInvalid: 'Die Größe des Bildes muss 1 bis 20.000 Pixel sein.',
  rawUploadRefused: 'Dieser Kunde erlaubt das Hochladen von Aufnahmen nicht.',
  failedAnalysisWithFile: 'Eine fehlgeschlagene Analyse hat keine Datei und kein Ergebnis.',
  keypointsKnown:
    'Eine andere Beobachtung hat schon genau diese Analyse, Zahl für Zahl. Nehmen Sie ein Video dieses Hebevorgangs auf und analysieren Sie es.',
  answersAreAi:
    'Diese Aufnahme hat ein KI-Ergebnis, das keine Antwort von Hand ist. Fügen Sie es als KI-Ergebnis hinzu oder geben Sie an, dass das Skelett nicht passt.',
  aiVerdictReadOnly:
    'Diese Ergebnisse stammen von der KI. Korrigieren Sie sie, statt sie zu bearbeiten.',

  // With arguments
  textTooLong: 'Dieser Text ist zu lang: höchstens %{max} Zeichen.',
  tooManyAttemptsSeconds:
    'Zu viele Versuche. Warten Sie 1 Sekunde und versuchen Sie es noch einmal. |||| Zu viele Versuche. Warten Sie %{smart_count} Sekunden und versuchen Sie es noch einmal.',
  tooManyAttemptsMinutes:
    'Zu viele Versuche. Warten Sie 1 Minute und versuchen Sie es noch einmal. |||| Zu viele Versuche. Warten Sie %{smart_count} Minuten und versuchen Sie es noch einmal.',
  verdictNotOfTask:
    'Die Tätigkeit „%{task}“ wird nicht nach %{principle} beurteilt. Lassen Sie die Beurteilung dazu weg.',
  withReference: '%{text}. Kennung: %{reference}',
  twoSentences: '%{first} %{second}',
  eitherOr: '%{first} oder %{second}',
  fileRefused: '%{reason}. %{limits}',
  imageLimits: 'Eine PNG-, JPG- oder WEBP-Datei, bis zu %{megabytes} MB.',

  clientWasDeleted: 'Der Kunde „%{name}“ wurde gelöscht.',
  departmentWasDeleted: 'Die Abteilung „%{name}“ wurde gelöscht.',
  guidanceVideoWasDeleted: 'Das Anleitungsvideo „%{name}“ wurde gelöscht.',
  locationWasDeleted: 'Der Standort „%{name}“ wurde gelöscht.',
  taskWasDeleted: 'Die Tätigkeit „%{name}“ wurde gelöscht.',
  personWasDeleted: 'Die Person „%{name}“ wurde gelöscht.',
  recordWasDeleted: 'Der Datensatz „%{name}“ wurde gelöscht.',
}
