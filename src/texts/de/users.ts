/** Pages of people. */
import type { users as en } from '../en/users.ts'
import type { TextsLike } from '../keys.ts'

export const users: TextsLike<typeof en> = {
  section: 'Benutzer',
  account: 'Konto',
  access: 'Zugriff',
  nameHint: 'Vorname, Nachname oder beides.',
  titleHint: 'Zum Beispiel Schichtleitung.',
  accountHint: 'Wenn aus, kann sich diese Person nicht anmelden.',
  levelFixed: 'Diese Stufe können Sie nicht ändern.',
  hasAll: 'Diese Stufe hat Zugriff auf alle Standorte und Abteilungen.',
  hasAllDepartments: 'Diese Stufe hat Zugriff auf alle Abteilungen an den gewählten Standorten.',
  locationsHint: 'Leer bedeutet alle Standorte. Ein Standort schließt die untergeordneten ein.',
  departmentsHint:
    'Leer bedeutet alle Abteilungen an diesen Standorten. Eine Abteilung schließt die untergeordneten ein.',
  allLocations: 'Alle Standorte',
  allDepartments: 'Alle Abteilungen',
  allDepartmentsThere: 'Alle Abteilungen an diesen Standorten',
  deleted: 'Gelöscht',
  neverObserved: 'Nie',
  observed: {
    label: 'Beobachtet',
    all: 'Beobachtet oder nicht',
    THIS_MONTH: 'Diesen Monat nicht beobachtet',
    THIS_QUARTER: 'Dieses Quartal nicht beobachtet',
    THIS_YEAR: 'Dieses Jahr nicht beobachtet',
    notSince: 'Seit %{day} nicht beobachtet',
  },
  observations: {
    label: 'Welche Beobachtungen',
    about: 'Über diese Person',
    made: 'Von dieser Person',
  },
  bounced: {
    title: 'Die letzte E-Mail an diese Person war unzustellbar: %{reason}',
    correct:
      'Prüfen Sie die Adresse %{email} mit der Person und berichtigen Sie sie, oder bitten Sie den zuständigen E-Mail-Administrator, E-Mails von Liftwise zuzulassen. Dieser Hinweis verschwindet, sobald eine E-Mail ankommt oder die Adresse geändert ist.',
    askSuperUser:
      'Bitten Sie einen Superuser, die Adresse %{email} zu prüfen, oder den E-Mail-Administrator, E-Mails von Liftwise zuzulassen.',
  },
  password: {
    reset: 'Passwort zurücksetzen',
    resetOf: 'Passwort von %{name} zurücksetzen',
    set: 'Neues Passwort festlegen',
    setHint:
      '%{name} wird auf allen Geräten abgemeldet und kann sich mit dem neuen Passwort anmelden.',
    length: 'Mindestens 8 Zeichen.',
    save: 'Passwort speichern',
    saved: '%{name} kann sich jetzt mit dem neuen Passwort anmelden.',
    orSend: 'Oder einen Link zum Zurücksetzen senden',
    send: 'Link zum Zurücksetzen senden',
    sendHint:
      '%{name} erhält an %{email} eine E-Mail mit einem Link zum Festlegen eines neuen Passworts. Bis dahin gilt das jetzige Passwort.',
    sending: 'Wird gesendet …',
    sent: 'Ein Link wurde an %{email} gesendet. Er funktioniert einmal und läuft in 30 Minuten ab.',
    disabled: 'Dieses Konto ist deaktiviert. Aktivieren Sie es, bevor Sie einen Link senden.',
  },
}
