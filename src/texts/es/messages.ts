import type { messages as en } from '../en/messages.ts'
import type { TextsLike } from '../keys.ts'

export const messages: TextsLike<typeof en> = {
  // Sign-in, forgotten and reset password
  wrongLogin: 'Usuario o contraseña incorrectos',
  signingIn: 'Iniciando sesión…',
  sessionEnded: 'Su sesión terminó. Inicie sesión para continuar.',
  sessionEndedWithDraft:
    'Su sesión terminó. Inicie sesión para continuar; su borrador está guardado.',
  resetFailed: 'No se pudo restablecer la contraseña',
  passwordTooShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordsDiffer: 'Las contraseñas deben coincidir',
  passwordTooLong: 'La contraseña debe tener como máximo 200 caracteres',
  passwordCommon:
    'Esta contraseña es una de las más habituales. Elija otra, por ejemplo tres o cuatro palabras sin relación.',
  passwordRequired: 'La contraseña es obligatoria',
  passwordWrong: 'Esta no es su contraseña.',
  codeRequired: 'Escriba el código de su app de autenticación.',
  codeWrong:
    'Este código es incorrecto o ya se usó. Escriba el código más reciente de su app o un código de recuperación sin usar.',
  secondFactorExists: 'Ya tiene un segundo factor. Quítelo antes de configurar otro.',
  secondFactorNotStarted:
    'Empiece de nuevo: esta configuración ya terminó o fue sustituida por otra.',
  secondFactorRequiredByClient:
    'Su empresa exige un segundo factor, por lo que no se puede quitar.',
  secondFactorSetupRequired: 'Su empresa exige un segundo factor. Configúrelo para continuar.',
  secondFactorMissing: 'Esta persona no tiene segundo factor.',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'Escriba una dirección de correo válida',

  pageNotFound: 'Página no encontrada',
  pageNotFoundReason:
    'Esta página no existe. Puede que se haya movido o que el enlace esté incompleto.',

  // Video lift times
  startTimeNegative: 'El inicio debe ser positivo',
  endTimeBeforeStart: 'El fin debe ser posterior al inicio',
  timeAfterRecording: 'El tiempo debe estar dentro de la grabación',
  liftTimesFailed: 'No se pudieron guardar los tiempos del levantamiento.',

  // Observation form
  locationRequired: 'El centro es obligatorio',
  departmentRequired: 'El departamento es obligatorio',
  taskRequired: 'La tarea es obligatoria',
  observerRequired: 'El observador es obligatorio',
  dateRequired: 'Debe elegir una fecha',
  dateTooEarly: 'Escriba una fecha del año 2000 o posterior.',
  dateInFuture: 'La hora elegida no puede ser posterior a la actual.',
  takeBackRefused:
    'Puede eliminar una observación durante un día después de añadirla, salvo que se haya revisado o impugnado.',
  timeSkipped: 'Ese día los relojes se adelantan y esta hora no existe.',
  individualRequired:
    'Hay que indicar la persona observada. Elíjala en la lista o, si no aparece, escriba su nombre',
  individualOrEmployeeIdRequired:
    'Hay que indicar la persona observada. Elíjala en la lista o, si no aparece, escriba su nombre o su ID de empleado',
  insideBaseRequired: 'Inside Base es obligatorio.',
  bigEnginesRequired: 'Big Engines es obligatorio.',
  dipNDriveRequired: "Dip n' Drive es obligatorio.",
  turnNotTwistRequired: 'Turn Not Twist es obligatorio.',
  noPrincipleAnswered:
    "Hay que responder al menos a un principio (Inside Base, Big Engines, Dip n' Drive o Turn Not Twist).",
  otherIncomplete:
    'En la opción «Otro» hay que indicar la técnica y los detalles. Si no la necesita, borre las respuestas',
  offlineChoices: 'Sin conexión. Las opciones se cargarán en cuanto se recupere.',
  offlineSubmit:
    'No tiene conexión, así que la observación no se ha añadido. Su borrador se conserva: conéctese a internet y añádala de nuevo.',
  deviceFull:
    'No hay espacio en este dispositivo, así que la observación no se ha añadido. Libere espacio o conéctese a internet y añádala de nuevo.',
  recordingGone: 'La grabación analizada ya no existe. Elija el vídeo de nuevo.',
  submissionSentMeanwhile:
    'Esta observación ya se ha enviado, así que no se puede cambiar aquí. Búsquela en la lista de observaciones.',
  submissionTooOld:
    'Se registró hace más de 25 días. Compruebe que aún no esté en la lista de observaciones y envíela.',
  observationFailed: 'Se ha producido un error. Inténtelo más tarde.',
  observationDuplicate: 'Ya existe una observación con los mismos datos.',

  // Other forms
  pullTiltTakeWithoutPulling: '«Tirar, inclinar, coger» solo se aplica a tareas de tirar.',
  principlesRequired: 'Elija al menos un principio o desactive el cambio de principios.',
  manualCheckForced: 'Las comprobaciones manuales son obligatorias si la IA no está activada.',
  higherLevelUser: 'No se puede editar a un usuario con un nivel superior',
  deletionTitle: 'Eliminación',
  deletionText: '¿Seguro que quiere eliminarlo? Esta acción no se puede deshacer.',

  nameRequired: 'El nombre es obligatorio',
  nameTaken: 'Este nombre ya está en uso.',
  parentInsideItself: 'Elija un superior que no esté dentro de este.',
  parentUnknown: 'Este superior no existe.',
  parentRequired: 'Elija un centro superior: solo tiene acceso a algunos centros.',
  placesRequired: 'Elija al menos uno: solo puede dar el acceso que usted tiene.',
  sortUnknown: 'Esta lista no se puede ordenar por esta columna.',
  choiceUnknown: 'Una de estas opciones ya no existe. Quítela y guarde de nuevo.',
  tooManySelected: 'Ha seleccionado demasiados elementos.',
  clientDeleted: 'Este cliente está desactivado, así que no se le puede añadir nada.',

  // Client form
  companyNameRequired: 'El nombre de la empresa es obligatorio',
  companyNameTaken: 'Ya existe un cliente con este nombre.',
  accountManagerUnknown: 'Elija uno de los superusuarios del proveedor.',
  alertLevelInvalid: 'Elija a quién avisar.',
  monthsInvalid: 'Elija 1, 3, 6 o 12 meses.',
  colourInvalid: 'Escriba un color como #faa61a.',
  timeZoneInvalid: 'Elija una zona horaria como Europe/Madrid.',
  ownClientDeleted: 'No puede eliminar el cliente al que pertenece.',

  // User form
  userLevelRequired: 'El nivel de usuario es obligatorio',
  personNameRequired: 'Escriba el nombre, los apellidos o ambos.',
  emailTaken: 'Ya existe un usuario con este correo.',
  employeeIdTaken: 'Ya existe un usuario con este ID de empleado.',
  levelRefused: 'No puede asignar ni quitar este nivel de usuario.',
  providerAtOwnClientOnly:
    'Un superusuario del proveedor debe pertenecer al mismo cliente que usted.',
  ownLevelChanged: 'No puede cambiar su propio nivel de usuario.',
  ownAccessChanged: 'No puede cambiar su propio acceso.',
  ownAccountDisabled: 'No puede desactivar su propia cuenta.',
  ownAccountDeleted: 'No puede eliminar su propia cuenta.',
  inviteeDisabled: 'Esta cuenta está desactivada. Actívela antes de enviar una invitación.',
  inviteeWithoutLevel:
    'Esta persona no tiene permisos. Elija un nivel de usuario antes de enviar una invitación.',
  invitationAccepted: 'Esta persona ya tiene contraseña.',
  restoreNameTaken:
    'Otro registro tiene ahora este nombre. Cámbiele el nombre y restaure de nuevo.',
  restorePersonTaken:
    'Otra persona tiene ahora este correo o ID de empleado. Cambie los de esa persona y restaure de nuevo.',
  superUserDeleted: 'Solo el proveedor puede eliminar a un superusuario.',
  userOutsideOwnScope:
    'Este usuario tiene acceso a centros que usted no tiene. Pídaselo a un superusuario con acceso a ellos.',

  // Campaign form
  startDateRequired: 'La fecha de inicio es obligatoria',
  endDateBeforeStart: 'La fecha de fin no puede ser anterior a la de inicio',
  dayOutOfRange: 'Escriba una fecha entre 2000 y 2100.',
  requiredObservationsInvalid: 'Escriba un número entero de 1 a 10.000 o déjelo vacío.',
  reminderLevelRequired: 'Elija a quién recordárselo.',
  reminderFrequencyRequired: 'Elija con qué frecuencia recordarlo.',
  campaignPersonRequired: 'Elija al menos a una persona.',
  occurrenceUnknown: 'Ningún ciclo de esta campaña empieza en esa fecha.',

  // Help request and mails
  helpSubjectRequired: 'El asunto es obligatorio',
  helpMessageRequired: 'El mensaje es obligatorio',
  unsubscribeLinkInvalid:
    'Este enlace está incompleto. Ábralo de nuevo desde el correo o copie la dirección completa.',

  // Lists and summaries
  noConnection: 'Sin conexión. Se cargará en cuanto se recupere.',
  tableFailed: 'Error',
  observationsFailed: 'No se pudieron cargar las observaciones.',
  summaryFailed: 'No se pudo cargar el resumen.',
  noResults: 'No se encontraron resultados',
  sampleTooSmall: 'Menos de 5 observaciones: demasiado pocas para sacar conclusiones.',
  notApplicable: 'n. a.',

  // Lists' arguments
  upToOutOfRange: 'upTo debe ser un número entero de 1 a 1.000.000',
  takeOutOfRange: 'take debe ser un número entero de 1 a 100',
  skipNegative: 'skip debe ser un número entero a partir de 0',
  searchTooLong: 'search debe tener como máximo 200 caracteres',
  tooManyValues: 'Puede elegir hasta 100 valores',
  dayInvalid: 'Escriba la fecha como AAAA-MM-DD',
  dateToBeforeDateFrom: '«Fecha hasta» no puede ser anterior a «Fecha desde»',
  dateFromAfterToday: '«Fecha desde» no puede ser posterior a hoy',
  dateToAfterToday: '«Fecha hasta» no puede ser posterior a hoy',
  dayIncomplete: 'Escriba una fecha completa',
  titleRequired: 'El título es obligatorio',
  fileTypeRefused: 'Este tipo de archivo no se admite',
  fileTooLarge: 'Este archivo es demasiado grande',
  fileEmpty: 'Este archivo está vacío',
  imageTooSmall: 'Esta imagen es demasiado pequeña: cada lado debe tener al menos 16 píxeles',
  imageTooNarrow:
    'Esta imagen es demasiado estrecha: un lado puede ser como máximo 20 veces más largo que el otro',
  imageInvisible: 'Esta imagen es transparente: no se vería',
  imageUnreadable:
    'Esta imagen está dañada, tiene más de 25 megapíxeles o es de un tipo distinto del que indica su nombre',
  tooManyUploads:
    'Ha subido demasiados archivos que todavía no se usan. Guarde los registros a los que pertenecen o espere a mañana.',
  uploadMissing: 'Este archivo no se subió o ya se ha usado. Elíjalo de nuevo.',

  // Data protection
  recordsOutsideOwnScope:
    'Algunos registros de esta persona están en centros que usted no tiene. Pídaselo a un superusuario con acceso a ellos.',
  erasedAlready: 'Los datos personales de esta persona ya se han suprimido.',
  nameNotConfirmed: 'Para confirmar, escriba el nombre exactamente como se muestra',
  recordingRemoved: 'La grabación se eliminó, así que ya no se puede analizar.',
  personErased:
    'Se suprimieron los datos personales de esta persona. Añádala como una persona nueva.',

  // Errors of the server
  unauthenticated: 'No ha iniciado sesión.',
  tokenExpired: 'Su token de acceso ha caducado.',
  forbidden: 'No tiene acceso a esto.',
  noAccessToPage: 'No tiene acceso a esta página',
  notFound: 'Este registro no existe.',
  textNotStorable: 'Este texto contiene un carácter dañado. Bórrelo y escríbalo de nuevo.',
  outsideAccess: 'Fuera de su acceso',
  someone: 'Alguien',
  outsideYourAccess: 'fuera de su acceso',
  conflict: 'Otra persona ha modificado este registro. Vuelva a cargarlo para ver el cambio.',
  unexpected: 'Algo ha fallado',
  unavailable: 'Liftwise no puede responder ahora mismo. Espere un momento e inténtelo de nuevo.',
  diskFull:
    'El disco está casi lleno, así que no se guardó nada. Libere espacio e inténtelo de nuevo.',
  unreachable: 'Sin conexión con el servidor. Compruebe la red e inténtelo de nuevo.',
  foreignAnswer: 'Un filtro web o una red ha respondido en lugar de Liftwise (%{status}).',
  anonymousRefused: 'Este cliente no usa observaciones anónimas.',
  observerRefused: 'No puede elegir a otro observador.',
  departmentElsewhere: 'Este departamento no está en el centro elegido.',
  taskElsewhere: 'Esta tarea no pertenece al centro y al departamento elegidos.',
  observerElsewhere: 'Esta persona no trabaja en el centro y el departamento elegidos.',
  observeeElsewhere: 'Esta persona no está asignada a la tarea elegida.',
  overrideReasonAlone: 'Solo una corrección lleva motivo, y es obligatorio.',
  reviewTypeRefused: 'Este cliente no usa este tipo.',
  aiReviewContradicts: 'Este estado contradice el resultado de la IA.',
  noAiResult: 'Esta observación no tiene ningún resultado de la IA que revisar.',
  overrideRefused: 'Este cliente no usa correcciones manuales.',
  overrideNotPossible: 'Solo se puede corregir un resultado de la IA.',
  overrideReasonRequired: 'Elija un motivo para la corrección.',
  misfitByAnother:
    'Otra persona ha indicado que el esqueleto no encaja, así que este análisis se queda como está.',
  answeredByHand:
    'Una persona ha respondido a mano, así que ningún veredicto depende del esqueleto.',
  noSkeleton:
    'Liftwise no ha analizado esta grabación, así que ningún veredicto depende de su esqueleto.',
  nothingToAnalyse:
    'Esta observación viene de un formulario y no tiene ninguna grabación que analizar.',
  modelUnknown:
    'Este modelo es desconocido. Vuelva a cargar la página y analice la grabación de nuevo.',
  cameraMotionInvalid: 'El movimiento de la cámara debe ser 0 o más.',
  pictureSizeInvalid: 'El tamaño de la imagen debe ser de 1 a 20.000 píxeles.',
  rawUploadRefused: 'Este cliente no permite subir grabaciones.',
  failedAnalysisWithFile: 'Un análisis fallido no tiene archivo ni resultado.',
  answersAreAi:
    'Esta grabación tiene un resultado de la IA, que no es una respuesta a mano. Añádala como resultado de la IA o indique que el esqueleto no encaja.',
  keypointsKnown:
    'Otra observación ya tiene este análisis, idéntico hasta la última cifra. Grabe y analice un vídeo de este levantamiento.',
  aiVerdictReadOnly: 'Estos resultados son de la IA. Corríjalos en lugar de editarlos.',

  // With arguments
  textTooLong: 'Este texto es demasiado largo: use como máximo %{max} caracteres.',
  tooManyAttemptsSeconds:
    'Demasiados intentos. Espere 1 segundo e inténtelo de nuevo. |||| Demasiados intentos. Espere %{smart_count} segundos e inténtelo de nuevo.',
  tooManyAttemptsMinutes:
    'Demasiados intentos. Espere 1 minuto e inténtelo de nuevo. |||| Demasiados intentos. Espere %{smart_count} minutos e inténtelo de nuevo.',
  verdictNotOfTask:
    'La tarea «%{task}» no se evalúa según %{principle}. Omita el veredicto sobre ese principio.',
  withReference: '%{text}. Referencia: %{reference}',
  twoSentences: '%{first} %{second}',
  eitherOr: '%{first} o %{second}',
  fileRefused: '%{reason}. %{limits}',
  imageLimits: 'Un archivo PNG, JPG o WEBP de hasta %{megabytes} MB.',

  clientWasDeleted: 'Se eliminó el cliente «%{name}».',
  departmentWasDeleted: 'Se eliminó el departamento «%{name}».',
  guidanceVideoWasDeleted: 'Se eliminó el vídeo de instrucciones «%{name}».',
  locationWasDeleted: 'Se eliminó el centro «%{name}».',
  taskWasDeleted: 'Se eliminó la tarea «%{name}».',
  personWasDeleted: 'Se eliminó a la persona «%{name}».',
  recordWasDeleted: 'Se eliminó el registro «%{name}».',
}
