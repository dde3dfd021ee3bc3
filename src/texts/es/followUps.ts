/** Follow-ups: coaching after an incorrect observation. */
import type { followUpResource as englishResource, followUps as english } from '../en/followUps.ts'
import type { TextsLike } from '../keys.ts'

export const followUpResource: TextsLike<typeof englishResource> = {
  name: 'Seguimiento |||| Seguimientos',
  action: {
    create: 'Abrir seguimiento',
    edit: 'Editar seguimiento',
    delete: 'Eliminar seguimiento',
    restore: 'Restaurar seguimiento',
    deleteMany: 'Eliminar 1 seguimiento |||| Eliminar %{smart_count} seguimientos',
    restoreMany: 'Restaurar 1 seguimiento |||| Restaurar %{smart_count} seguimientos',
    existing: {
      edit: 'Editar el seguimiento existente',
      show: 'Abrir el seguimiento existente',
    },
  },
  fields: {
    id: 'ID',
    created_at: 'Abierto',
    updated_at: 'Modificado',
    deleted_at: 'Eliminado',
    user: 'Persona',
    task: {
      name: 'Tarea',
    },
    location: {
      name: 'Centro',
    },
    department: {
      name: 'Departamento',
    },
    principles: 'Qué mejorar',
    coach: 'Tutor',
    due_date: 'Fecha límite',
    is_overdue: 'Atrasado',
    state: 'Estado',
    gbs_video: 'Vídeo de instrucciones',
    note: 'Nota',
    agreed: 'Lo acordado',
    opened_by: 'Abierto por',
    seen_at: 'Visto',
    coached_at: 'Tutoría hecha',
    closed_at: 'Cerrado',
    reopened_count: 'Reaperturas',
    escalated_at: 'Superusuarios avisados',
    observation_id: 'Observación',
    closed_by_observation_id: 'Cerrado por',
  },
  notifications: {
    created: 'Seguimiento abierto.',
    updated: 'Seguimiento guardado.',
    deleted: 'Seguimiento eliminado. |||| %{smart_count} seguimientos eliminados.',
    restored: 'Seguimiento restaurado. |||| %{smart_count} seguimientos restaurados.',
  },
}

export const followUps: TextsLike<typeof english> = {
  title: 'Seguimiento',
  failed: 'No se pudieron cargar los seguimientos.',
  offer:
    'Acompañe a la persona, vuelvan a intentarlo juntos y observe de nuevo: una observación correcta posterior cierra el seguimiento.',
  noCoach: 'Aún sin tutor',
  byItself: 'Abierto automáticamente',
  withCoach: 'Tutor: %{name}',
  dueOn: 'vence el %{day}',
  agreedOn: 'Acordado: %{text}',
  all: 'Mostrar el seguimiento |||| Mostrar los %{smart_count} seguimientos',
  plan: 'Plan',
  seen: 'Ha visto este seguimiento.',
  markSeen: 'Lo he visto',
  observeAgain: 'Observar de nuevo',
  openedByObservation: 'La observación a la que sigue',
  closedByObservation: 'La observación que lo cerró',
  observationHidden: 'Usted acompaña a esta persona, pero la observación está fuera de su acceso.',
  filters: {
    show: 'Mostrar',
    toCoach: 'De los que soy tutor',
    aboutMe: 'Sobre mí',
    closedFrom: 'Cerrado desde',
    closedTo: 'Cerrado hasta',
  },
  form: {
    about: '%{person} en «%{task}»',
    coachHint: 'Otra persona que trabaja en este lugar',
  },
  coached: {
    hint: '¿Lo han vuelto a intentar juntos? Escriba lo que han acordado.',
    start: 'La tutoría está hecha',
    submit: 'Guardar y pedir una observación',
  },
  next: {
    title: 'Siguiente paso',
    own: {
      OPEN: '%{coach} volverá a intentarlo con usted el %{day} a más tardar.',
      UNCOACHED:
        'Su tutor aún no está elegido. Volverán a intentarlo juntos el %{day} a más tardar.',
      COACHED: 'Se le observará una vez más en esta tarea.',
      CLOSED: 'Una observación posterior de esta tarea fue correcta. Bien hecho.',
      WITHDRAWN: 'No queda nada por hacer: la observación ya no es incorrecta.',
    },
    other: {
      OPEN: '%{coach} vuelve a intentarlo con %{person} el %{day} a más tardar.',
      UNCOACHED:
        '%{person} aún no tiene tutor. Elija quién vuelve a intentarlo el %{day} a más tardar.',
      COACHED:
        '%{person} ya ha tenido tutoría. Observe de nuevo esta tarea: una observación correcta cierra el seguimiento.',
      CLOSED: 'Una observación posterior de esta persona y tarea fue correcta.',
      WITHDRAWN: 'No queda nada por hacer: la observación ya no es incorrecta.',
    },
  },
  mine: {
    title: 'Sus seguimientos',
    hint: 'En qué trabaja con un tutor y qué han acordado.',
    none: 'No hay seguimientos sobre usted.',
  },
  today: {
    toCoach: 'Tutorías pendientes',
    own: 'Usted trabaja en',
  },
  setting: {
    hint: 'Seguidas, de una persona en una tarea. Vacío: los seguimientos se abren a mano.',
    never: 'Solo a mano',
  },
  card: {
    open: 'Abiertos',
    overdue: 'Atrasados',
    closed: 'Cerrados en el periodo',
    median: 'Mediana hasta el cierre',
    days: '1 día |||| %{smart_count} días',
  },
}
