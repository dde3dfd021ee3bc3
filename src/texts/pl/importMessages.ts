/** What is wrong with a file or a row of an import. */
import type { importMessages as en } from '../en/importMessages.ts'
import type { TextsLike } from '../keys.ts'

export const importMessages: TextsLike<typeof en> = {
  importFileEmpty: 'Ten plik jest pusty.',
  importWorkbook:
    'To skoroszyt lub archiwum, a nie plik CSV. Zapisz go jako CSV i wybierz ten plik.',
  importNotText: 'To nie jest plik CSV: zawiera znaki, które nie są tekstem.',
  importTooLarge: 'Ten plik jest większy niż 20 MiB. Podziel go na kilka.',
  importTooManyRows: 'Naraz można zaimportować najwyżej 100 000 wierszy. Podziel plik na kilka.',
  importEncodingUnknown: 'Nieznane kodowanie. Pomiń je, a zostanie odgadnięte.',
  importNoRows: 'Ten plik ma nagłówki, ale nie ma wierszy.',
  importHeadersWrong: 'Nieprawidłowe nagłówki w pliku CSV, wymagane nagłówki: %{headers}',
  importHeaderTwice: 'Dwie kolumny mają nagłówek %{header}. Usuń jedną z nich.',
  importQuoteOpen: 'Wiersz %{row} ma otwierający cudzysłów bez zamykającego.',
  importRowTooLong:
    'Wiersz %{row} jest dłuższy niż 1 000 000 znaków. Sprawdź, czy nie brakuje zamykającego cudzysłowu.',
  importTooManyColumns: 'Wiersz %{row} ma więcej niż 500 kolumn.',
  importSurplusCell:
    '„%{value}” wykracza poza ostatni nagłówek. Komórkę, która zawiera separator, ujmij w cudzysłów.',
  importColumn: 'Kolumna %{column}',
  importRowsRefused:
    '1 wiersz zawiera problem. Nic nie zaimportowano. |||| %{smart_count} wiersze zawierają problemy. Nic nie zaimportowano. |||| %{smart_count} wierszy zawiera problemy. Nic nie zaimportowano.',
  importDataChanged: 'Dane używane przez ten import się zmieniły. Spróbuj ponownie.',

  typeUnknown:
    'Nieznany typ. Użyj jednego z poziomów z formularza użytkownika, na przykład Obserwator klienta.',
  employeeIdRequired: 'Numer pracownika jest wymagany',
  emailUnknown: 'Żaden użytkownik nie ma tego adresu e-mail.',
  placeUnknown: '„%{name}” nie istnieje.',
  placeAmbiguous: 'Kilka miejsc nazywa się „%{name}”. Podaj ścieżkę: %{paths}.',
  parentsInCircle: 'Ten wiersz i jego element nadrzędny zawierają się nawzajem.',
  parentRowRefused: 'Jego element nadrzędny w wierszu %{row} też ma problem.',
  placesTooDeep: 'Miejsca można zagnieżdżać do 20 poziomów.',
  sameEmailInRow: 'Wiersz %{row} ma ten sam adres e-mail.',
  sameEmployeeIdInRow: 'Wiersz %{row} ma ten sam numer pracownika.',
  sameNameAndParentInRow: 'Wiersz %{row} ma tę samą nazwę i ten sam element nadrzędny.',

  idShortened:
    'To wygląda na długą liczbę skróconą przez arkusz kalkulacyjny. Sformatuj w nim kolumnę jako tekst i wpisz numer ponownie.',
  idSpreadsheetError:
    'To błąd, który arkusz kalkulacyjny pokazuje zamiast wartości. Sformatuj w nim kolumnę jako tekst i wpisz numer ponownie.',
  idMadeDate:
    'To wygląda na datę, w którą arkusz kalkulacyjny zamienił numer. Sformatuj w nim kolumnę jako tekst i wpisz numer ponownie.',
  idLostDigits:
    'Arkusz kalkulacyjny zachowuje 15 cyfr liczby, a pozostałe zamienia na zera. Sformatuj w nim kolumnę jako tekst i wpisz numer ponownie.',
  idFormatted:
    'To wygląda na liczbę sformatowaną przez arkusz kalkulacyjny. Sformatuj w nim kolumnę jako tekst i wpisz numer ponownie.',
  idLostZeros:
    'Arkusz kalkulacyjny mógł usunąć zera z przodu: dotąd zapisany numer to %{stored}. Sformatuj w nim kolumnę jako tekst i wpisz numer ponownie.',
}
