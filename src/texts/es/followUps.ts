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
  title: 'Seguimientos',
}
