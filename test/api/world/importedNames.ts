/** Names that the tables of `test/world` have given to places and people once they are imported. */

export const WESTERN = ['Entrepôt Besançon', 'Große Halle', 'Lager Süd', 'Nørre Ærø']
export const CENTRAL = ['Dvořákova čtvrť', 'Győr', 'Hala wąska', 'Magazyn Łódź']

/** Names of the places, by table. */
export const PLACES: Record<string, readonly string[]> = {
  'libreoffice-utf8.csv': WESTERN,
  'libreoffice-semicolon-1252.csv': WESTERN,
  'libreoffice-mac-roman.csv': WESTERN,
  'libreoffice-iso-8859-15.csv': WESTERN,
  'libreoffice-utf16-tab.csv': WESTERN,
  'libreoffice-windows-1250.csv': CENTRAL,
  'excel-windows-sep-line.csv': ['Lager Süd'],
  'excel-utf8-bom.csv': ['Lager Süd'],
  'excel-mac-returns.csv': ['Köln', 'Lager Süd'],
  'numbers-quoted.csv': ['Lager “Süd”, hinten'],
  'finder-decomposed.csv': ['Börse', 'Lager Süd'],
  'web-invisible.csv': ['Halle 2', 'Lager Süd'],
  'names-right-to-left.csv': ['מחסן צפון', 'مستودع الشمال'],
}

/** First and last names of the people in `people-one-name.csv`. */
export const PEOPLE = [
  ['Sukarno', ''],
  ['', 'Suharto'],
] as const
