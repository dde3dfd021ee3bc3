/** What is wrong with a file or a row of an import. */
export const importMessages = {
  importFileEmpty: 'This file is empty.',
  importWorkbook:
    'This is a workbook or an archive, not a CSV file. Save it as CSV, then choose that file.',
  importNotText: 'This is not a CSV file: it contains characters that are not text.',
  importTooLarge: 'This file is larger than 20 MiB. Split it into several.',
  importTooManyRows: 'You can import up to 100,000 rows at once. Split the file into several.',
  importEncodingUnknown: 'Unknown encoding. Leave it out to have it guessed.',
  importNoRows: 'This file has headers but no rows.',
  importHeadersWrong: 'Invalid headers on the csv, the headers must be %{headers}',
  importHeaderTwice: 'Two columns have the header %{header}. Remove one of them.',
  importQuoteOpen: 'Row %{row} has an opening quotation mark without a closing one.',
  importRowTooLong:
    'Row %{row} is longer than 1,000,000 characters. Check for a missing closing quotation mark.',
  importTooManyColumns: 'Row %{row} has more than 500 columns.',
  importSurplusCell:
    '‘%{value}’ is beyond the last header. Put quotation marks around a cell that contains the separator.',
  importColumn: 'Column %{column}',
  importRowsRefused:
    '1 row has a problem. Nothing was imported. |||| %{smart_count} rows have problems. Nothing was imported.',
  importDataChanged: 'Data used by this import has changed. Try again.',

  typeUnknown: 'Unknown type. Use one of the levels in the user form, such as Client Observer.',
  employeeIdRequired: 'Employee ID is required',
  emailUnknown: 'No user has this email.',
  placeUnknown: '‘%{name}’ does not exist.',
  placeAmbiguous: 'Several places are named ‘%{name}’. Write its path: %{paths}.',
  parentsInCircle: 'This row and its parent contain each other.',
  parentRowRefused: 'Its parent in row %{row} also has a problem.',
  placesTooDeep: 'Places can be nested up to 20 levels deep.',
  sameEmailInRow: 'Row %{row} has the same email.',
  sameEmployeeIdInRow: 'Row %{row} has the same employee ID.',
  sameNameAndParentInRow: 'Row %{row} has the same name and parent.',

  idShortened:
    'This looks like a long number that a spreadsheet shortened. Format the column as text in the spreadsheet and enter the ID again.',
  idSpreadsheetError:
    'This is an error that a spreadsheet shows in place of a value. Format the column as text in the spreadsheet and enter the ID again.',
  idMadeDate:
    'This looks like a date that a spreadsheet made of the ID. Format the column as text in the spreadsheet and enter the ID again.',
  idLostDigits:
    'A spreadsheet keeps 15 digits of a number and turns the others into zeros. Format the column as text in the spreadsheet and enter the ID again.',
  idFormatted:
    'This looks like a number that a spreadsheet formatted. Format the column as text in the spreadsheet and enter the ID again.',
  idLostZeros:
    'A spreadsheet may have removed the zeros in front: until now it is %{stored}. Format the column as text in the spreadsheet and enter the ID again.',
} as const
