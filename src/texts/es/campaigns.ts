import type { campaigns as en } from '../en/campaigns.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of the list, the pages and the form of campaigns. */
export const campaigns: TextsLike<typeof en> = {
  editOf: 'Editar %{name}',
  observedOfAll: '%{done} de %{all}',
  blocked: 'Bloqueada: %{reasons}',
  blockedMeans:
    'Bloqueada: %{reasons}. No se ofrece para las observaciones y no recuerda nada a nadie hasta que se restaure lo que falta o se cambie la campaña.',
  noTask: 'Sin tarea',
  noEnd: 'Sin fin',
  allLocations: 'Todos los centros',
  allDepartments: 'Todos los departamentos',
  everyone: 'Toda la empresa',
  required: '%{count} por persona',
  steps: {
    form: 'Campaña',
    locdep: 'Centro y departamento',
    users: 'Usuarios',
    review: 'Resumen',
  },
  form: {
    campaign: 'Campaña',
    required: 'Por persona, en cada ciclo. Si lo deja vacío, 1.',
    task: 'Las observaciones de esta campaña son solo sobre esta tarea.',
    schedule: 'Calendario',
    endDate: 'Déjelo vacío si no hay fecha de fin.',
    frequency: 'Con qué frecuencia se repite la campaña desde la fecha de inicio.',
    who: 'Quién participa',
    whoMeans: 'Si ambas opciones están desactivadas, la campaña es para toda la empresa.',
    byPlace: 'Todas las personas que trabajan allí. Los lugares se eligen en el paso siguiente.',
    byPerson: 'Las personas se eligen en el paso siguiente.',
    reminders: 'Recordatorios',
    remindersMean: 'Para las personas que aún tienen observaciones por hacer.',
    app: 'Se muestran en el icono de la campana.',
    email: 'A las 08:00 en la zona horaria del cliente.',
    reminderFrequency: 'Desde el primer día de cada ciclo.',
    places: 'Centro y departamento',
    placesMean:
      'La campaña es para todas las personas que trabajan allí. Elija un centro, un departamento o ambos.',
    location: 'Incluye todos los centros que contiene.',
    department: 'Incluye todos los departamentos que contiene.',
    withoutPlaces:
      'Las personas sin centros o departamentos elegidos, o con todos, pertenecen a todos ellos.',
    users: 'Usuarios concretos',
    usersMean: 'Las personas que se observan en esta campaña.',
    usersHint: 'Escriba un nombre, un correo o un ID de empleado para encontrar a alguien.',
  },
  change: {
    campaign: 'Cambiar la campaña',
    reminders: 'Cambiar los recordatorios',
    who: 'Cambiar quién participa',
  },
  channels: { app: 'App', email: 'Correo', both: 'App y correo', none: 'Ninguno' },
  progress: {
    title: 'Progreso',
    hint: 'Personas con todas las observaciones necesarias, en cada ciclo.',
    occurrences: 'Ciclos',
    earlier: 'Mostrar anteriores',
    people:
      '%{done} de %{smart_count} persona observada |||| %{done} de %{smart_count} personas observadas',
    observations: '%{smart_count} observación |||| %{smart_count} observaciones',
    open: 'Sin observar (%{count})',
    noneOpen: 'Se ha observado a todas las personas.',
    nobody: 'Esta campaña no incluye a nadie.',
    done: 'Observadas (%{count})',
    noneDone: 'Aún no se ha observado a nadie.',
  },
  people: {
    title: 'Personas',
    none: 'Aún no se incluye a nadie.',
    included: '%{smart_count} persona. |||| %{smart_count} personas.',
    toObserve:
      '%{smart_count} persona por observar en cada ciclo. |||| %{smart_count} personas por observar en cada ciclo.',
    toRemind:
      '%{smart_count} persona que recibe recordatorios. |||| %{smart_count} personas que reciben recordatorios.',
    chosen: '%{count} seleccionadas',
    pages: 'Páginas, %{title}',
    previous: 'Anterior',
    next: 'Siguiente',
    range: '%{from}–%{to}',
    rangeOfAll: '%{from}–%{to} de %{total}',
    leftOut: {
      locations:
        'Se excluye a %{smart_count} persona sin centros propios. |||| Se excluye a %{smart_count} personas sin centros propios.',
      departments:
        'Se excluye a %{smart_count} persona sin departamentos propios. |||| Se excluye a %{smart_count} personas sin departamentos propios.',
      both: 'Se excluye a %{smart_count} persona sin centros o departamentos propios. |||| Se excluye a %{smart_count} personas sin centros o departamentos propios.',
    },
    everywhere: {
      locations:
        '%{smart_count} de ellas no tiene centros propios, es decir, los tiene todos. |||| %{smart_count} de ellas no tienen centros propios, es decir, los tienen todos.',
      departments:
        '%{smart_count} de ellas no tiene departamentos propios, es decir, los tiene todos. |||| %{smart_count} de ellas no tienen departamentos propios, es decir, los tienen todos.',
      both: '%{smart_count} de ellas no tiene centros o departamentos propios, es decir, los tiene todos. |||| %{smart_count} de ellas no tienen centros o departamentos propios, es decir, los tienen todos.',
    },
  },
  planned: {
    title: 'Ciclos',
    next: 'Próximos %{count}.',
    runs: 'Se realiza una vez. |||| Se realiza %{smart_count} veces.',
    all: 'Mostrar los %{count}',
    goesOn: 'Sin fecha de fin: la campaña continúa de la misma manera.',
  },
  reminderDays: {
    once: 'Recordatorios el %{day}',
    daily: 'Recordatorios todos los días',
    weekly: 'Recordatorios cada %{weekday} desde el %{day}',
    monthly: 'Recordatorios el día %{date} de cada mes desde el %{day}',
    monthEnd: 'Recordatorios el día %{date} de cada mes, o el último si no existe, desde el %{day}',
  },
}
