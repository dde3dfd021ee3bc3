/** The import pages; what the server says of a row comes with the import. */
import type { imports as en } from '../en/imports.ts'
import type { TextsLike } from '../keys.ts'

export const imports: TextsLike<typeof en> = {
  titles: {
    departments: 'Abteilungen importieren',
    locations: 'Standorte importieren',
    users: 'Benutzer importieren',
    employeeIds: 'Personalnummern importieren',
  },
  toList: {
    departments: 'Zu den Abteilungen',
    locations: 'Zu den Standorten',
    users: 'Zu den Benutzern',
    employeeIds: 'Zu den Benutzern',
  },
  into: 'bei %{client}',
  template: 'Vorlage herunterladen',
  stepsLabel: 'Schritte',
  steps: {
    choose: 'Wählen',
    check: 'Prüfen',
    import: 'Importieren',
  },

  choose: 'Datei wählen',
  chooseHint:
    'Die Datei wird zuerst geprüft. Sie sehen, was sich ändern würde, und nichts wird importiert, bevor Sie es bestätigen.',
  chooseAnother: 'Andere Datei wählen',
  limits: 'Eine .csv-Datei mit höchstens %{rows} Zeilen und %{size} MiB.',
  oneFileOnly: 'Wählen Sie nur eine Datei.',
  notCsv:
    '%{file} ist keine .csv-Datei. Öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie als CSV.',
  unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal.',

  format: {
    title: 'Nötige Spalten',
    hint: 'Die erste Zeile muss diese Überschriften enthalten, in beliebiger Reihenfolge. Nur Pflichtspalten müssen ausgefüllt sein. Andere Spalten werden nicht beachtet.',
    required: 'Pflicht',
  },
  cells: {
    departmentName: 'Name der Abteilung.',
    departmentParent: 'Übergeordnete Abteilung. Leer, wenn es keine gibt.',
    departmentLocations: 'Standorte, zu denen sie gehört.',
    locationName: 'Name des Standorts.',
    locationParent: 'Übergeordneter Standort. Leer, wenn es keinen gibt.',
    firstName: 'Vorname. Einer der beiden Namen genügt.',
    lastName: 'Nachname.',
    email: 'Zum Anmelden.',
    employeeId: 'Personalnummer der Firma.',
    level: 'Benutzerstufe, zum Beispiel „Beobachter (Kunde)“ oder CLIENT_OBSERVER.',
    userLocations: 'Standorte mit Zugriff. Leer für alle.',
    userDepartments: 'Abteilungen mit Zugriff. Leer für alle.',
    emailOfPerson: 'E-Mail-Adresse der Person.',
  },
  notes: {
    departments:
      'Abteilungen mit vorhandenem Namen und Übergeordnetem werden geändert, nicht doppelt angelegt.',
    locations: 'Standorte mit vorhandenem Namen und Übergeordnetem werden nicht doppelt angelegt.',
    parents: 'Das Übergeordnete kann in derselben Datei stehen, in beliebiger Reihenfolge.',
    users: 'Personen mit vorhandener E-Mail-Adresse werden geändert, nicht doppelt angelegt.',
    employeeIds:
      'Es werden keine Personen hinzugefügt. Jede Zeile setzt die Personalnummer einer vorhandenen Person.',
    path: 'Wenn mehrere Orte gleich heißen, schreiben Sie den Pfad: Leeds > Dock. Für den obersten: > Dock.',
    list: 'Trennen Sie mehrere Namen in einer Zelle mit Semikolon: Leeds; Hull depot.',
  },

  preview: 'Vorschau',
  previewRows: 'Erste Zeilen',
  encoding: 'Zeichenkodierung',
  encodingHint: 'Wenn Buchstaben falsch aussehen, wählen Sie, wie die Datei gespeichert wurde.',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, Big Endian)',
    'windows-1252': 'Westeuropäisch (Windows-1252)',
    macintosh: 'Westeuropäisch (Mac Roman)',
    cp850: 'Westeuropäisch (DOS 850)',
    'iso-8859-15': 'Westeuropäisch (ISO 8859-15)',
    'windows-1250': 'Mitteleuropäisch (Windows-1250)',
    'iso-8859-2': 'Mitteleuropäisch (ISO 8859-2)',
    cp852: 'Mitteleuropäisch (DOS 852)',
    'windows-1257': 'Baltisch (Windows-1257)',
    'windows-1254': 'Türkisch (Windows-1254)',
    'windows-1253': 'Griechisch (Windows-1253)',
    'windows-1251': 'Kyrillisch (Windows-1251)',
    'x-mac-cyrillic': 'Kyrillisch (Mac)',
    'koi8-u': 'Kyrillisch (KOI8)',
    ibm866: 'Kyrillisch (DOS 866)',
    'windows-1255': 'Hebräisch (Windows-1255)',
    'windows-1256': 'Arabisch (Windows-1256)',
    'windows-874': 'Thailändisch (Windows-874)',
    'windows-1258': 'Vietnamesisch (Windows-1258)',
    shift_jis: 'Japanisch (Shift JIS)',
    gb18030: 'Chinesisch vereinfacht (GB 18030)',
    big5: 'Chinesisch traditionell (Big5)',
    'euc-kr': 'Koreanisch (EUC-KR)',
  },
  shown: {
    all: 'Die einzige Zeile, gelesen als %{encoding}. Sieht der Text richtig aus? |||| Alle %{smart_count} Zeilen, gelesen als %{encoding}. Sieht der Text richtig aus?',
    first:
      'Die ersten %{count} von %{total} Zeilen, gelesen als %{encoding}. Sieht der Text richtig aus?',
    unusual:
      '%{count} von %{total} Zeilen, darunter die mit ungewöhnlichen Buchstaben, gelesen als %{encoding}. Sieht der Text richtig aus?',
  },
  check: 'Diese Datei prüfen',
  uploading: '%{file} wird hochgeladen',
  stay: 'Bleiben Sie auf dieser Seite, bis das Hochladen fertig ist.',

  running: {
    check: {
      title: '%{file} wird geprüft',
      unheard: 'Keine Verbindung. Die Prüfung läuft weiter; der Stand erscheint bald wieder hier.',
      leave:
        'Sie können diese Seite verlassen. Die Prüfung läuft weiter; Sie finden sie unter %{link}.',
    },
    import: {
      title: '%{file} wird importiert',
      unheard: 'Keine Verbindung. Der Import läuft weiter; der Stand erscheint bald wieder hier.',
      leave:
        'Sie können diese Seite verlassen. Der Import läuft weiter; Sie finden ihn unter %{link}.',
    },
  },
  progress: {
    waiting: 'Wartet auf den Start …',
    reading: 'Datei wird gelesen …',
    read: '1 Zeile gelesen … |||| %{smart_count} Zeilen gelesen …',
    saving: '1 Zeile wird gespeichert … |||| %{smart_count} Zeilen werden gespeichert …',
    checked: '%{done} von 1 Zeile geprüft |||| %{done} von %{smart_count} Zeilen geprüft',
  },

  counts: {
    created: '%{smart_count} neu |||| %{smart_count} neu',
    updated: '%{smart_count} geändert |||| %{smart_count} geändert',
    unchanged: '%{smart_count} unverändert |||| %{smart_count} unverändert',
  },
  noChanges: 'Keine Änderungen in %{file}',
  noChangesText:
    'Die einzige Zeile ist unverändert. Alles in dieser Datei ist schon in Liftwise. |||| Alle %{smart_count} Zeilen sind unverändert. Alles in dieser Datei ist schon in Liftwise.',
  ready: '%{file} ist bereit für den Import',
  noProblems: 'Keine Probleme gefunden: %{counts}',
  invite:
    'Die neue Person per E-Mail einladen, ein Passwort festzulegen |||| Die %{smart_count} neuen Personen per E-Mail einladen, ein Passwort festzulegen',
  expired: 'Die Datei ist abgelaufen. Wählen Sie sie noch einmal.',
  import: '1 Zeile importieren |||| %{smart_count} Zeilen importieren',
  imported: '%{file} wurde importiert',
  importedCounts: 'Importiert: %{counts}',
  importedAndInvited: 'Importiert: %{counts}. Die Einladungen werden gesendet.',
  another: 'Weitere Datei importieren',

  problems: '1 Problem in %{file} |||| %{smart_count} Probleme in %{file}',
  problemsHint:
    'Es wurde nichts importiert. Berichtigen Sie diese Zeilen in Ihrer Datei, speichern Sie sie als CSV und wählen Sie sie dann noch einmal.',
  problemsTable: 'Probleme',
  downloadProblems: 'Zeilen mit Problemen herunterladen',
  unlisted:
    '… und %{smart_count} weiteres in der Datei. |||| … und %{smart_count} weitere in der Datei.',
  columns: {
    row: 'Zeile',
    column: 'Spalte',
    value: 'Wert',
    problem: 'Problem',
    record: 'Datensatz',
    change: 'Änderung',
  },

  warnings:
    'Eine Zelle wurde anscheinend von einer Tabellenkalkulation verändert. Vergleichen Sie sie vor dem Import: Sie wird importiert, wie sie ist. |||| Einige Zellen wurden anscheinend von einer Tabellenkalkulation verändert. Vergleichen Sie sie vor dem Import: Sie werden importiert, wie sie sind.',
  warningsTable: 'Zu vergleichende Zellen',
  changes: 'Eine Änderung |||| %{smart_count} Änderungen',
  changesTable: 'Änderungen',
  downloadChanges: 'Alle Änderungen herunterladen',
  topLevel: 'oberste Ebene',
  all: 'alle',
  empty: 'leer',

  stopped: {
    check: {
      cancelled: 'Die Prüfung wurde abgebrochen',
      failed: 'Die Prüfung ist fehlgeschlagen',
    },
    import: {
      cancelled: 'Der Import wurde abgebrochen',
      failed: 'Der Import ist fehlgeschlagen',
    },
  },
  nothingImported: 'Aus %{file} wurde nichts importiert.',
  checkAgain: 'Erneut prüfen',
  gone: 'Diesen Import gibt es nicht mehr, oder er gehört jemand anderem. Wählen Sie die Datei noch einmal.',
}
