import type { status as en } from '../en/status.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of the provider's page on how the installation works. */
export const status: TextsLike<typeof en> = {
  title: 'Estado',
  notLoaded: 'No se pudo cargar el estado.',
  installation: 'Instalación',
  facts: {
    version: 'Liftwise',
    node: 'Node',
    database: 'Base de datos',
    replica: 'Réplica',
    files: 'Archivos',
    mail: 'Servidor de correo',
  },
  replicaUsed: 'en uso',
  works: 'Los archivos se pueden leer y escribir.',
  filesAway: 'El almacén de archivos no responde.',
  mailFolder: 'Ninguno: los correos se escriben en una carpeta.',
  queue: {
    title: 'Procesos',
    idle: 'No hay procesos pendientes.',
    oldest: 'Hay un proceso en espera desde %{since}.',
    uncounted:
      'Se está contando 1 día; sus cifras son exactas, pero tardan más. |||| Se están contando %{smart_count} días; sus cifras son exactas, pero tardan más.',
    kind: 'Clase',
    WAITING: 'En espera',
    RUNNING: 'En curso',
    FAILED: 'Fallidos',
  },
  mailJob: 'Correo: %{mail}',
  /** Jobs that time brings about. */
  jobs: {
    remindOfCampaign: 'Recordar campañas',
    alertOfInactivity: 'Avisar de inactividad',
    alertOfBadLifts: 'Avisar de malos levantamientos',
    escalateFollowUps: 'Avisar de seguimientos atrasados',
    mailSavedViews: 'Enviar las vistas guardadas',
    remindOfTaskActions: 'Recordar acciones',
    summariseWeek: 'Resumir la semana',
    summariseMonth: 'Resumir el mes',
    catchUpWithZone: 'Ponerse al día con la zona horaria',
    applyRetention: 'Aplicar la conservación',
    checkAuditLogs: 'Comprobar los registros de auditoría',
    mendRestoredVerdicts: 'Reparar resultados de la IA cuya corrección se retiró',
  },
  audit: {
    title: 'Registros de auditoría',
    whole:
      'Todas las entradas de 1 cliente están intactas. |||| Todas las entradas de %{smart_count} clientes están intactas.',
    checked: 'Comprobado el %{at}: %{entries} entradas.',
    never: 'Se comprueban cada noche; aún no ha terminado ninguna comprobación.',
    broken: 'El registro de auditoría de %{name} se modificó en la entrada %{position}.',
  },
  failed: {
    title: 'Procesos fallidos',
    hint: 'Las exportaciones e importaciones no aparecen: quien inició una la ve y puede repetirla.',
    none: 'No ha fallado ningún proceso.',
    unknown: 'El motivo se desconoce.',
    attempts: '1 intento |||| %{smart_count} intentos',
    run: 'Ejecutar de nuevo',
    runOne: 'Ejecutar de nuevo: %{title}',
    started: '%{title} se ejecuta de nuevo.',
    more: 'Mostrar más de %{total}',
    most: 'Se muestran los 100 más recientes de %{total}.',
  },
}
