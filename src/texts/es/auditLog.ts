import type { auditLog as en } from '../en/auditLog.ts'
import type { TextsLike } from '../keys.ts'

/** The audit log: its entries, its filters, and whether it is intact. */
export const auditLog: TextsLike<typeof en> = {
  chain: {
    loading: 'Cargando la última comprobación…',
    hint: 'Las entradas están encadenadas, así que se detecta cualquier entrada modificada o ausente. Cada registro se comprueba todas las noches.',
    checkNow: 'Comprobar ahora',
    checking: 'Comprobando el registro de auditoría: %{percent} %',
    verified:
      'Comprobado el %{date}. Ahora hay 1 entrada. |||| Comprobado el %{date}. Ahora hay %{smart_count} entradas.',
    notVerified:
      'Sin comprobar todavía: 1 entrada. |||| Sin comprobar todavía: %{smart_count} entradas.',
    withoutResult: 'La última comprobación terminó sin resultado.',
    failed: 'No se pudo comprobar el registro de auditoría.',
    broken: 'La comprobación falló',
    brokenAt: 'La comprobación falló en la entrada %{position}',
    brokenText:
      'Una entrada se modificó, se quitó o se añadió directamente en la base de datos, sin pasar por Liftwise. Esa entrada y las posteriores no son fiables. Haga ahora una copia de seguridad de la base de datos y avise a su administrador.',
  },
  filters: {
    label: 'Filtros',
    labelWithCount: 'Filtros (%{count})',
    person: 'Persona',
    action: 'Acción',
    kind: 'Tipo de registro',
    dateFrom: 'Fecha desde',
    dateTo: 'Fecha hasta',
    dayRefused: 'Elija una fecha dentro del intervalo permitido.',
    clear: 'Borrar los filtros',
    remove: 'Quitar %{filter}',
    record: '%{kind}: %{name}',
    oneRecord: 'Un registro',
    one: {
      campaigns: 'Una campaña',
      clients: 'Un cliente',
      departments: 'Un departamento',
      task_actions: 'Una acción en una tarea o un centro',
      follow_ups: 'Un seguimiento',
      gbs_videos: 'Un vídeo GBS',
      jobs: 'Una importación o exportación',
      locations: 'Un centro',
      observations: 'Una observación',
      videos: 'Una grabación',
      tasks: 'Una tarea',
      users: 'Un usuario',
    },
    /** Offered by the filter of actions. */
    actions: {
      CREATE: 'Añadidos',
      UPDATE: 'Modificados',
      DELETE: 'Eliminados',
      LOGIN: 'Inicios de sesión',
      EMAIL_SENT: 'Correos',
    },
  },
  actions: {
    CREATE: 'Añadido',
    UPDATE: 'Modificado',
    DELETE: 'Eliminado',
    LOGIN: 'Sesión iniciada',
    EMAIL_SENT: 'Correo enviado',
  },
  refused: {
    LOGIN: 'Inicio de sesión fallido',
    EMAIL_SENT: 'Correo devuelto',
  },
  kinds: {
    videos: 'Grabación',
    task_actions: 'Acción en una tarea o un centro',
  },
  notSignedIn: 'Sin sesión iniciada',
  details: 'Detalles',
  detailsOf: 'Detalles de la entrada %{position}',
  fieldsOf: 'Campos de la entrada %{position}',
  noFields: 'No cambió ningún campo.',
  entry: 'Entrada %{position} · Huella %{hash}',
  entryOfRequest: 'Entrada %{position} · Huella %{hash} · Petición %{request}',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  value: 'Valor',
  /** A value in an export. */
  empty: 'vacío',
  outcomes: {
    ok: 'Sesión iniciada',
    sent: 'Enviado',
    refused: 'Fallido',
    replayed: 'Se usó una copia de una sesión que ya se había renovado, así que se cerró la sesión',
  },
}
