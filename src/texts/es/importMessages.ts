import type { importMessages as en } from '../en/importMessages.ts'
import type { TextsLike } from '../keys.ts'

export const importMessages: TextsLike<typeof en> = {
  importFileEmpty: 'Este archivo está vacío.',
  importWorkbook:
    'Esto es un libro de cálculo o un archivo comprimido, no un archivo CSV. Guárdelo como CSV y elija ese archivo.',
  importNotText: 'Esto no es un archivo CSV: contiene caracteres que no son texto.',
  importTooLarge: 'Este archivo ocupa más de 20 MiB. Divídalo en varios.',
  importTooManyRows: 'Puede importar hasta 100.000 filas a la vez. Divida el archivo en varios.',
  importEncodingUnknown: 'Codificación desconocida. Omítala para que se detecte.',
  importNoRows: 'Este archivo tiene encabezados, pero ninguna fila.',
  importHeadersWrong: 'Los encabezados del CSV no son válidos; deben ser %{headers}',
  importHeaderTwice: 'Dos columnas tienen el encabezado %{header}. Quite una de ellas.',
  importQuoteOpen: 'La fila %{row} tiene unas comillas que se abren y no se cierran.',
  importRowTooLong:
    'La fila %{row} tiene más de 1.000.000 de caracteres. Compruebe si faltan unas comillas de cierre.',
  importTooManyColumns: 'La fila %{row} tiene más de 500 columnas.',
  importSurplusCell:
    '«%{value}» queda más allá del último encabezado. Ponga entre comillas la celda que contiene el separador.',
  importColumn: 'Columna %{column}',
  importRowsRefused:
    '1 fila tiene un problema. No se importó nada. |||| %{smart_count} filas tienen problemas. No se importó nada.',
  importDataChanged: 'Los datos que usa esta importación han cambiado. Inténtelo de nuevo.',

  typeUnknown:
    'Tipo desconocido. Use uno de los niveles del formulario de usuario, como Observador del cliente.',
  employeeIdRequired: 'El ID de empleado es obligatorio',
  emailUnknown: 'Ningún usuario tiene este correo.',
  placeUnknown: '«%{name}» no existe.',
  placeAmbiguous: 'Varios lugares se llaman «%{name}». Escriba su ruta: %{paths}.',
  parentsInCircle: 'Esta fila y su superior se contienen mutuamente.',
  parentRowRefused: 'Su superior, en la fila %{row}, también tiene un problema.',
  placesTooDeep: 'Los lugares se pueden anidar hasta 20 niveles.',
  sameEmailInRow: 'La fila %{row} tiene el mismo correo.',
  sameEmployeeIdInRow: 'La fila %{row} tiene el mismo ID de empleado.',
  sameNameAndParentInRow: 'La fila %{row} tiene el mismo nombre y el mismo superior.',

  idShortened:
    'Esto parece un número largo que una hoja de cálculo acortó. Dé formato de texto a la columna en la hoja de cálculo y escriba el ID de nuevo.',
  idSpreadsheetError:
    'Esto es un error que una hoja de cálculo muestra en lugar de un valor. Dé formato de texto a la columna en la hoja de cálculo y escriba el ID de nuevo.',
  idMadeDate:
    'Parece que una hoja de cálculo convirtió el ID en una fecha. Dé formato de texto a la columna en la hoja de cálculo y escriba el ID de nuevo.',
  idLostDigits:
    'Una hoja de cálculo conserva 15 cifras de un número y convierte las demás en ceros. Dé formato de texto a la columna en la hoja de cálculo y escriba el ID de nuevo.',
  idFormatted:
    'Esto parece un número al que una hoja de cálculo dio formato. Dé formato de texto a la columna en la hoja de cálculo y escriba el ID de nuevo.',
  idLostZeros:
    'Una hoja de cálculo puede haber quitado los ceros iniciales: hasta ahora es %{stored}. Dé formato de texto a la columna en la hoja de cálculo y escriba el ID de nuevo.',
}
