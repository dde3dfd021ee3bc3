import type {
  contests as enContests,
  myData as enMyData,
  recordingViews as enRecordingViews,
} from '../en/privacy.ts'
import type { TextsLike } from '../keys.ts'

/** Labels of contests, of the log of who opened a recording, and of the page about one's own data. */
export const contests: TextsLike<typeof enContests> = {
  title: 'Resultado impugnado',
  offer: '¿Cree que el resultado es incorrecto? Indique por qué y otra persona lo comprobará.',
  start: 'Impugnar este resultado',
  reason: '¿Qué es incorrecto en el resultado?',
  send: 'Enviar',
  sent: 'Se envió su impugnación. Se le avisará de la respuesta.',
  by: '%{name} impugna el resultado',
  waiting: 'A la espera de respuesta',
  UPHELD: 'Confirmado: el resultado se mantiene',
  CHANGED: 'Se cambió el resultado',
  answeredBy: 'Respondido por %{name}',
  answer: 'Su respuesta',
  willUphold:
    'El resultado es el mismo que cuando se impugnó, así que su respuesta lo confirma. Para cambiarlo, corrija primero el resultado.',
  willChange: 'El resultado ha cambiado desde que se impugnó, y su respuesta lo indicará.',
  submit: 'Responder',
  answered: 'Se envió la respuesta.',
  unknown: 'Alguien',
  failed: 'No se pudieron cargar las impugnaciones de este resultado.',
}

export const recordingViews: TextsLike<typeof enRecordingViews> = {
  title: 'Quién abrió la grabación',
  none: 'Nadie ha abierto la grabación todavía.',
  hint: 'Aparece toda persona que la abre, como máximo una vez cada 15 minutos.',
  more: 'Mostrar todo (%{count})',
  failed: 'No se pudo cargar la lista.',
}

export const myData: TextsLike<typeof enMyData> = {
  title: 'Qué se guarda sobre mí',
  failed: 'No se pudieron cargar sus datos.',
  everywhere: 'Todos',
  unjudged: 'Sin evaluar todavía',
  file: {
    title: 'Todo en un archivo',
    hint: 'Un ZIP con todos los registros sobre usted, que se pueden leer en un navegador y en una hoja de cálculo, y con sus grabaciones. Se guarda una semana en «Importaciones y exportaciones».',
    mine: 'Descargar todo lo que se guarda sobre mí',
    ofPerson: 'Descargar todo lo que se guarda sobre esta persona',
    ofPersonTitle: 'Datos personales',
    ofPersonHint:
      'Para una solicitud de esta persona. El registro de auditoría anota que se creó el archivo, y sus grabaciones cuentan como abiertas por usted.',
    working:
      'El archivo se está creando. Puede salir de la página: estará en «Importaciones y exportaciones».',
    ready: 'El archivo está listo:',
  },
  account: {
    title: 'Su cuenta',
    name: 'Nombre',
    email: 'Correo',
    employeeId: 'ID de empleado',
    jobTitle: 'Cargo',
    level: 'Nivel de usuario',
    company: 'Empresa',
    locations: 'Centros',
    departments: 'Departamentos',
    since: 'Cuenta desde',
  },
  observations: {
    title: 'Observaciones',
    counts: '%{observed} sobre usted, %{made} hechas por usted. Grabaciones suyas: %{recordings}.',
    none: 'Nadie le ha observado todavía.',
    recorded: 'con grabación',
    judged: 'evaluada por el modelo %{model}, versión %{version} de los umbrales',
    contest: '¿Cree que un resultado es incorrecto? Abra la observación e impúgnelo.',
  },
  kept: {
    recordings: {
      days: 'Las grabaciones se eliminan a los %{days} días.',
      always: 'Las grabaciones se conservan sin límite de tiempo.',
    },
    observations: {
      days: 'A los %{days} días, las observaciones dejan de mostrar su nombre.',
      always: 'Las observaciones se conservan sin límite de tiempo.',
    },
  },
  views: {
    title: 'Quién abrió sus grabaciones',
    hint: 'Las 20 últimas veces. Aparece toda persona que abre una, como máximo una vez cada 15 minutos.',
    none: 'Nadie más ha abierto una grabación suya.',
  },
  signIns: {
    title: 'Últimos inicios de sesión',
    none: 'Ningún inicio de sesión.',
    ok: 'Sesión iniciada',
    refused: 'Inicio de sesión fallido',
  },
  mails: {
    title: 'Últimos correos enviados a usted',
    none: 'No se le ha enviado ningún correo.',
  },
  campaigns: {
    title: 'Campañas en las que figura',
    none: 'No figura en ninguna campaña.',
  },
}
