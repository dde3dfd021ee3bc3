/** Names that the tables of `test/world` have given to places and people once they are imported. */

export const WESTERN = ['Entrepôt Besançon', 'Große Halle', 'Lager Süd', 'Nørre Ærø']
export const CENTRAL = ['Dvořákova čtvrť', 'Győr', 'Hala wąska', 'Magazyn Łódź']
const RUSSIAN = ['Склад Север', 'Цех 1']

/** Of the places, by the table that names them. */
export const PLACES: Record<string, readonly string[]> = {
  'libreoffice-utf8.csv': WESTERN,
  'libreoffice-semicolon-1252.csv': WESTERN,
  'libreoffice-mac-roman.csv': WESTERN,
  'libreoffice-dos-850.csv': WESTERN,
  'libreoffice-iso-8859-15.csv': WESTERN,
  'libreoffice-utf16-tab.csv': WESTERN,
  'libreoffice-windows-1250.csv': CENTRAL,
  'libreoffice-iso-8859-2.csv': CENTRAL,
  'libreoffice-windows-1251.csv': RUSSIAN,
  'libreoffice-koi8-r.csv': RUSSIAN,
  'libreoffice-windows-1253.csv': ['Αποθήκη Βορρά', 'Πειραιάς'],
  'libreoffice-windows-1254.csv': ['Çağlar Deposu', 'Işık Şubesi'],
  'libreoffice-windows-1257.csv': ['Šiaulių sandėlis', 'Žemaitės gatvė'],
  'libreoffice-shift-jis.csv': ['トラックヤード', '東京倉庫'],
  'excel-windows-sep-line.csv': ['Lager Süd'],
  'excel-utf8-bom.csv': ['Lager Süd'],
  'excel-mac-returns.csv': ['Köln', 'Lager Süd'],
  'numbers-quoted.csv': ['Lager “Süd”, hinten'],
  'finder-decomposed.csv': ['Börse', 'Lager Süd'],
  'web-invisible.csv': ['Halle 2', 'Lager Süd'],
  'names-right-to-left.csv': ['מחסן צפון', 'مستودع الشمال'],
}

/** Of the people of `people-one-name.csv`: first and last name. */
export const PEOPLE = [
  ['Sukarno', ''],
  ['', 'Suharto'],
] as const
