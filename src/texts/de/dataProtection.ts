/** Labels of retention, legal holds and the erasure of a person. */
import type { dataProtection as en } from '../en/dataProtection.ts'
import type { TextsLike } from '../keys.ts'

export const dataProtection: TextsLike<typeof en> = {
  cancel: 'Abbrechen',
  retention: {
    title: 'Datenschutz',
    hint: 'Wird jede Nacht um 03:00 Uhr in der Zeitzone des Kunden geprüft. Die Zahlen bleiben, wie sie sind. Was unter einer Löschsperre steht, bleibt erhalten.',
    recordingsHint:
      'Ältere Aufnahmen und ihre Gelenkpunkte werden gelöscht; die Ergebnisse bleiben. 30 oder mehr. Leer: Aufbewahrung ohne Frist.',
    observationsHint:
      'Ältere Beobachtungen verlieren Namen, Notizen und Aufnahmen; aus Personen werden Pseudonyme. 30 oder mehr. Leer: Aufbewahrung ohne Frist.',
    preview:
      'Der nächste Lauf löscht %{recordings} Aufnahmen und entfernt Namen und Notizen aus %{observations} Beobachtungen.',
    oldest: 'Die älteste ist vom %{day}.',
    held: '%{count} bleiben wegen einer Löschsperre.',
    failed: 'Was entfernt würde, konnte nicht gezählt werden. Versuchen Sie es gleich noch einmal.',
    confirmTitle: 'Diese Fristen speichern?',
    final: 'Das lässt sich nicht rückgängig machen.',
    confirm: 'Speichern und entfernen',
    notSaved:
      'Es wurde nichts gespeichert. Ändern Sie die Fristen oder bestätigen Sie, was sie entfernen.',
    days: '%{count} Tage',
    unlimited: 'Aufbewahrung ohne Frist',
  },
  holds: {
    title: 'Löschsperre',
    hint: 'Solange eine Löschsperre gilt, wird nichts gelöscht oder pseudonymisiert, was sie umfasst.',
    none: 'Es gibt keine.',
    failed: 'Die Löschsperren konnten nicht geladen werden.',
    place: 'Löschsperre setzen',
    placed: 'Die Löschsperre gilt.',
    reason: 'Grund',
    reasonHint: 'Zum Beispiel das Aktenzeichen.',
    end: 'Löschsperre beenden',
    endWarning:
      'Der nächste nächtliche Lauf entfernt dann, was älter als die Fristen des Kunden ist.',
    of: {
      CLIENT: 'Löschsperre des ganzen Kunden',
      PERSON: 'Löschsperre einer Person',
      OBSERVATION: 'Löschsperre dieser Beobachtung',
    },
  },
  erase: {
    title: 'Personenbezogene Daten löschen',
    hint: 'Ersetzt die Person durch ein Pseudonym. Die Zahlen bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.',
    start: 'Personenbezogene Daten löschen',
    failed: 'Was gelöscht würde, konnte nicht gezählt werden.',
    held: 'Für diese Person oder ihre Beobachtungen gilt eine Löschsperre. Beenden Sie sie zuerst.',
    intro: 'Das löscht die personenbezogenen Daten von %{name}:',
    account:
      'Das Konto verliert Name, E-Mail-Adresse und Personalnummer, wird gelöscht und kann sich nicht mehr anmelden.',
    observed:
      '%{count} Beobachtungen über die Person behalten ihre Ergebnisse und verlieren alle Notizen.',
    recordings: '%{count} Aufnahmen der Person werden gelöscht.',
    observations: '%{count} Beobachtungen der Person bleiben unter dem Pseudonym.',
    limits:
      'Nicht erfasst: Namen, die andere in andere Datensätze geschrieben haben, schon gesendete E-Mails, heruntergeladene Dateien und Sicherungen. Noch aufbewahrte Exporte werden gelöscht.',
    confirm: 'Zur Bestätigung %{name} eingeben',
    done: 'Die personenbezogenen Daten wurden gelöscht.',
    erased: 'Die personenbezogenen Daten dieser Person wurden am %{day} gelöscht.',
  },
  recordingRemoved: 'Die Aufnahme wurde nach %{count} Tagen entfernt.',
  recordingErased: 'Die Aufnahme wurde entfernt.',
  pseudonymised:
    'Namen und Notizen wurden am %{day} entfernt. Diese Beobachtung kann nicht mehr geändert werden.',
}
