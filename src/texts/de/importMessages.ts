/** What is wrong with a file or a row of an import. */
import type { importMessages as en } from '../en/importMessages.ts'
import type { TextsLike } from '../keys.ts'

export const importMessages: TextsLike<typeof en> = {
  importFileEmpty: 'Diese Datei ist leer.',
  importWorkbook:
    'Das ist eine Arbeitsmappe oder ein Archiv, keine CSV-Datei. Speichern Sie sie als CSV und wählen Sie dann diese Datei.',
  importNotText: 'Das ist keine CSV-Datei: Sie enthält Zeichen, die kein Text sind.',
  importTooLarge: 'Diese Datei ist größer als 20 MiB. Teilen Sie sie auf mehrere auf.',
  importTooManyRows:
    'Sie können bis zu 100.000 Zeilen auf einmal importieren. Teilen Sie die Datei auf mehrere auf.',
  importEncodingUnknown: 'Unbekannte Zeichenkodierung. Lassen Sie sie weg, dann wird sie erkannt.',
  importNoRows: 'Diese Datei hat Überschriften, aber keine Zeilen.',
  importHeadersWrong: 'Falsche Überschriften in der CSV-Datei. Nötig sind %{headers}',
  importHeaderTwice: 'Zwei Spalten haben die Überschrift %{header}. Entfernen Sie eine davon.',
  importQuoteOpen: 'Zeile %{row} hat ein öffnendes Anführungszeichen, aber kein schließendes.',
  importRowTooLong:
    'Zeile %{row} ist länger als 1.000.000 Zeichen. Prüfen Sie, ob ein schließendes Anführungszeichen fehlt.',
  importTooManyColumns: 'Zeile %{row} hat mehr als 500 Spalten.',
  importSurplusCell:
    '„%{value}“ steht hinter der letzten Überschrift. Setzen Sie eine Zelle, die das Trennzeichen enthält, in Anführungszeichen.',
  importColumn: 'Spalte %{column}',
  importRowsRefused:
    '1 Zeile hat ein Problem. Es wurde nichts importiert. |||| %{smart_count} Zeilen haben Probleme. Es wurde nichts importiert.',
  importDataChanged:
    'Daten, die dieser Import verwendet, haben sich geändert. Versuchen Sie es noch einmal.',

  typeUnknown:
    'Unbekannte Stufe. Verwenden Sie eine der Stufen aus dem Benutzerformular, zum Beispiel Beobachter (Kunde).',
  employeeIdRequired: 'Geben Sie eine Personalnummer ein',
  emailUnknown: 'Kein Benutzer hat diese E-Mail-Adresse.',
  placeUnknown: '„%{name}“ gibt es nicht.',
  placeAmbiguous: 'Mehrere Orte heißen „%{name}“. Schreiben Sie den Pfad: %{paths}.',
  parentsInCircle: 'Diese Zeile und das Übergeordnete enthalten einander.',
  parentRowRefused: 'Das Übergeordnete in Zeile %{row} hat ebenfalls ein Problem.',
  placesTooDeep: 'Orte können bis zu 20 Ebenen tief geschachtelt sein.',
  sameEmailInRow: 'Zeile %{row} hat dieselbe E-Mail-Adresse.',
  sameEmployeeIdInRow: 'Zeile %{row} hat dieselbe Personalnummer.',
  sameNameAndParentInRow: 'Zeile %{row} hat denselben Namen und dasselbe Übergeordnete.',

  idShortened:
    'Das sieht aus wie eine lange Zahl, die eine Tabellenkalkulation gekürzt hat. Formatieren Sie die Spalte dort als Text und geben Sie die Nummer noch einmal ein.',
  idSpreadsheetError:
    'Das ist ein Fehler, den eine Tabellenkalkulation statt eines Werts zeigt. Formatieren Sie die Spalte dort als Text und geben Sie die Nummer noch einmal ein.',
  idMadeDate:
    'Das sieht aus wie ein Datum, das eine Tabellenkalkulation aus der Nummer gemacht hat. Formatieren Sie die Spalte dort als Text und geben Sie die Nummer noch einmal ein.',
  idLostDigits:
    'Eine Tabellenkalkulation behält 15 Stellen einer Zahl und macht die übrigen zu Nullen. Formatieren Sie die Spalte dort als Text und geben Sie die Nummer noch einmal ein.',
  idFormatted:
    'Das sieht aus wie eine Zahl, die eine Tabellenkalkulation formatiert hat. Formatieren Sie die Spalte dort als Text und geben Sie die Nummer noch einmal ein.',
  idLostZeros:
    'Vielleicht hat eine Tabellenkalkulation die führenden Nullen entfernt: Gespeichert ist bisher %{stored}. Formatieren Sie die Spalte dort als Text und geben Sie die Nummer noch einmal ein.',
}
