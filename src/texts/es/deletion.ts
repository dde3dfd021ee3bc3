import type { deletion as en } from '../en/deletion.ts'
import type { TextsLike } from '../keys.ts'

/** What the dialog before a deletion says of the records that name the deleted ones, by both kinds. */
const effects: TextsLike<(typeof en)['effects']> = {
  clients: {
    users:
      'Responsable de la cuenta de 1 cliente, que se quedará sin ninguno |||| Responsable de la cuenta de %{smart_count} clientes, que se quedarán sin ninguno',
  },
  users: {
    clients:
      '1 persona ya no podrá iniciar sesión |||| %{smart_count} personas ya no podrán iniciar sesión',
    locations:
      '1 persona lo tiene en su acceso |||| %{smart_count} personas lo tienen en su acceso',
    departments:
      '1 persona lo tiene en su acceso |||| %{smart_count} personas lo tienen en su acceso',
  },
  locations: { locations: '1 centro está dentro |||| %{smart_count} centros están dentro' },
  departments: {
    locations: '1 departamento está ahí |||| %{smart_count} departamentos están ahí',
    departments: '1 departamento está dentro |||| %{smart_count} departamentos están dentro',
  },
  tasks: {
    users:
      '1 tarea la realizan estas personas |||| %{smart_count} tareas las realizan estas personas',
    locations: '1 tarea se realiza ahí |||| %{smart_count} tareas se realizan ahí',
    departments: '1 tarea se realiza ahí |||| %{smart_count} tareas se realizan ahí',
    gbslibrary: '1 tarea lo muestra |||| %{smart_count} tareas lo muestran',
  },
  campaigns: {
    clients: '1 campaña se detiene |||| %{smart_count} campañas se detienen',
    users:
      '1 campaña se dirige a estas personas |||| %{smart_count} campañas se dirigen a estas personas',
    locations: '1 campaña quedará bloqueada |||| %{smart_count} campañas quedarán bloqueadas',
    departments: '1 campaña quedará bloqueada |||| %{smart_count} campañas quedarán bloqueadas',
    tasks: '1 campaña quedará bloqueada |||| %{smart_count} campañas quedarán bloqueadas',
  },
  follow_ups: {
    users: '1 seguimiento quedará sin tutor |||| %{smart_count} seguimientos quedarán sin tutor',
  },
  task_actions: {
    users: '1 acción quedará sin responsable |||| %{smart_count} acciones quedarán sin responsable',
  },
}

export const deletion: TextsLike<typeof en> = {
  affects: 'Esto afecta a lo que depende de ello:',
  notCounted: 'No se pudo contar lo que depende de ello.',
  effects,
}
