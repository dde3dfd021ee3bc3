import type { imports as en } from '../en/imports.ts'
import type { TextsLike } from '../keys.ts'

export const imports: TextsLike<typeof en> = {
  titles: {
    departments: 'Importar departamentos',
    locations: 'Importar centros',
    users: 'Importar usuarios',
    employeeIds: 'Importar ID de empleado',
  },
  toList: {
    departments: 'Ir a los departamentos',
    locations: 'Ir a los centros',
    users: 'Ir a los usuarios',
    employeeIds: 'Ir a los usuarios',
  },
  into: 'en %{client}',
  template: 'Descargar la plantilla',
  stepsLabel: 'Pasos',
  steps: {
    choose: 'Elegir',
    check: 'Comprobar',
    import: 'Importar',
  },

  choose: 'Elegir un archivo',
  chooseHint:
    'Primero se comprueba el archivo. Usted ve qué cambiaría y no se importa nada hasta que lo confirme.',
  chooseAnother: 'Elegir otro archivo',
  limits: 'Un archivo .csv con un máximo de %{rows} filas y %{size} MiB.',
  oneFileOnly: 'Elija un solo archivo.',
  notCsv: '%{file} no es un archivo .csv. Ábralo en Excel o LibreOffice y guárdelo como CSV.',
  unreadable: 'No se pudo leer el archivo. Elíjalo de nuevo.',

  format: {
    title: 'Columnas necesarias',
    hint: 'La primera fila debe contener estos encabezados, en cualquier orden. Solo hay que rellenar las columnas obligatorias. Las demás columnas se ignoran.',
    required: 'Obligatoria',
  },
  cells: {
    departmentName: 'Nombre del departamento.',
    departmentParent: 'Departamento superior. Vacío si no tiene.',
    departmentLocations: 'Centros a los que pertenece.',
    locationName: 'Nombre del centro.',
    locationParent: 'Centro superior. Vacío si no tiene.',
    firstName: 'Nombre. Basta con el nombre o los apellidos.',
    lastName: 'Apellidos.',
    email: 'Sirve para iniciar sesión.',
    employeeId: 'Número de empleado en la empresa.',
    level: 'Nivel de usuario, como «Observador del cliente» o CLIENT_OBSERVER.',
    userLocations: 'Centros a los que tiene acceso. Vacío para todos.',
    userDepartments: 'Departamentos a los que tiene acceso. Vacío para todos.',
    emailOfPerson: 'Correo de la persona.',
  },
  notes: {
    departments:
      'Los departamentos con un nombre y un superior ya existentes se actualizan, no se duplican.',
    locations: 'Los centros con un nombre y un superior ya existentes no se duplican.',
    parents: 'Los superiores pueden estar en el mismo archivo, en cualquier orden.',
    users: 'Las personas con un correo ya existente se actualizan, no se duplican.',
    employeeIds:
      'No se añaden personas. Cada fila fija el ID de empleado de una persona existente.',
    path: 'Si varios lugares comparten nombre, escriba la ruta: Getafe > Muelle. Para el del nivel superior: > Muelle.',
    list: 'Separe varios nombres de una celda con punto y coma: Getafe; Almacén Norte.',
  },

  preview: 'Vista previa',
  previewRows: 'Primeras filas',
  encoding: 'Codificación',
  encodingHint: 'Si las letras se ven mal, elija cómo se guardó el archivo.',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-1252': 'Europa occidental (Windows-1252)',
    macintosh: 'Europa occidental (Mac Roman)',
    cp850: 'Europa occidental (DOS 850)',
    'iso-8859-15': 'Europa occidental (ISO 8859-15)',
    'windows-1250': 'Europa central (Windows-1250)',
    'iso-8859-2': 'Europa central (ISO 8859-2)',
    cp852: 'Europa central (DOS 852)',
    'windows-1257': 'Báltico (Windows-1257)',
    'windows-1254': 'Turco (Windows-1254)',
    'windows-1253': 'Griego (Windows-1253)',
    'windows-1251': 'Cirílico (Windows-1251)',
    'x-mac-cyrillic': 'Cirílico (Mac)',
    'koi8-u': 'Cirílico (KOI8)',
    ibm866: 'Cirílico (DOS 866)',
    'windows-1255': 'Hebreo (Windows-1255)',
    'windows-1256': 'Árabe (Windows-1256)',
    'windows-874': 'Tailandés (Windows-874)',
    'windows-1258': 'Vietnamita (Windows-1258)',
    shift_jis: 'Japonés (Shift JIS)',
    gb18030: 'Chino simplificado (GB 18030)',
    big5: 'Chino tradicional (Big5)',
    'euc-kr': 'Coreano (EUC-KR)',
  },
  shown: {
    all: 'La única fila, leída como %{encoding}. ¿Se ve bien el texto? |||| Las %{smart_count} filas, leídas como %{encoding}. ¿Se ve bien el texto?',
    first:
      'Las primeras %{count} de %{total} filas, leídas como %{encoding}. ¿Se ve bien el texto?',
    unusual:
      '%{count} de %{total} filas, entre ellas las que tienen letras poco habituales, leídas como %{encoding}. ¿Se ve bien el texto?',
  },
  check: 'Comprobar este archivo',
  uploading: 'Subiendo %{file}',
  stay: 'No salga de esta página hasta que termine la subida.',

  running: {
    check: {
      title: 'Comprobando %{file}',
      unheard:
        'Sin conexión. La comprobación sigue en curso; el progreso volverá a verse aquí en breve.',
      leave:
        'Puede salir de esta página. La comprobación sigue en curso; la encontrará en %{link}.',
    },
    import: {
      title: 'Importando %{file}',
      unheard:
        'Sin conexión. La importación sigue en curso; el progreso volverá a verse aquí en breve.',
      leave: 'Puede salir de esta página. La importación sigue en curso; la encontrará en %{link}.',
    },
  },
  progress: {
    waiting: 'Esperando para empezar…',
    reading: 'Leyendo el archivo…',
    read: '1 fila leída… |||| %{smart_count} filas leídas…',
    saving: 'Guardando 1 fila… |||| Guardando %{smart_count} filas…',
    checked: '%{done} de 1 fila comprobada |||| %{done} de %{smart_count} filas comprobadas',
  },

  counts: {
    created: '%{smart_count} nueva |||| %{smart_count} nuevas',
    updated: '%{smart_count} cambiada |||| %{smart_count} cambiadas',
    unchanged: '%{smart_count} sin cambios |||| %{smart_count} sin cambios',
  },
  noChanges: 'Sin cambios en %{file}',
  noChangesText:
    'La única fila no cambia. Todo lo que hay en este archivo ya está en Liftwise. |||| Ninguna de las %{smart_count} filas cambia. Todo lo que hay en este archivo ya está en Liftwise.',
  ready: '%{file} está listo para importar',
  noProblems: 'No se encontraron problemas: %{counts}',
  invite:
    'Invitar por correo a la persona nueva a crear una contraseña |||| Invitar por correo a las %{smart_count} personas nuevas a crear una contraseña',
  expired: 'El archivo ha caducado. Elíjalo de nuevo.',
  import: 'Importar 1 fila |||| Importar %{smart_count} filas',
  imported: '%{file} se importó',
  importedCounts: 'Importado: %{counts}',
  importedAndInvited: 'Importado: %{counts}. Se están enviando las invitaciones.',
  another: 'Importar otro archivo',

  problems: '1 problema en %{file} |||| %{smart_count} problemas en %{file}',
  problemsHint:
    'No se importó nada. Corrija estas filas en su archivo, guárdelo como CSV y elíjalo de nuevo.',
  problemsTable: 'Problemas',
  downloadProblems: 'Descargar las filas con problemas',
  unlisted: '… y %{smart_count} más en el archivo. |||| … y %{smart_count} más en el archivo.',
  columns: {
    row: 'Fila',
    column: 'Columna',
    value: 'Valor',
    problem: 'Problema',
    record: 'Registro',
    change: 'Cambio',
  },

  warnings:
    'Parece que una hoja de cálculo cambió una celda. Compárela antes de importar: se importa como está. |||| Parece que una hoja de cálculo cambió algunas celdas. Compárelas antes de importar: se importan como están.',
  warningsTable: 'Celdas por comparar',
  changes: 'Un cambio |||| %{smart_count} cambios',
  changesTable: 'Cambios',
  downloadChanges: 'Descargar todos los cambios',
  topLevel: 'nivel superior',
  all: 'todos',
  empty: 'vacío',

  stopped: {
    check: {
      cancelled: 'La comprobación se canceló',
      failed: 'La comprobación falló',
    },
    import: {
      cancelled: 'La importación se canceló',
      failed: 'La importación falló',
    },
  },
  nothingImported: 'No se importó nada de %{file}.',
  checkAgain: 'Comprobar de nuevo',
  gone: 'Esta importación ya no existe o es de otra persona. Elija el archivo de nuevo.',
}
