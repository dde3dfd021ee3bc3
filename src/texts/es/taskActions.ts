/** Acciones en tareas y centros. */
import type { taskActions as en } from '../en/taskActions.ts'
import type { TextsLike } from '../keys.ts'

export const taskActions: TextsLike<typeof en> = {
  title: 'Acciones',
  hint: 'Qué se cambia en una tarea o un centro, quién lo hace y qué resultó.',
  failed: 'No se pudieron cargar las acciones.',
  noneToDo: 'No hay nada pendiente.',
  noneDone: 'Todavía no hay ninguna acción hecha.',
  add: 'Añadir acción',
  addTo: 'Añadir acción: %{name}, %{principle}',
  show: 'Mostrar acciones',
  more: 'Mostrar las %{count}',
  edit: 'Editar',
  finish: 'Marcar como hecha',
  reopen: 'Reabrir',
  delete: 'Eliminar',
  saved: 'La acción está guardada.',
  finished: 'La acción está hecha.',
  reopened: 'La acción está abierta de nuevo.',
  deleted: 'Se eliminó la acción.',
  of: '%{action}: %{note}',
  deleteTitle: '¿Eliminar esta acción?',
  deleteText: 'Ya no aparecerá en la lista, ni tampoco su antes y después.',
  state: { OPEN: 'Pendiente', DONE: 'Hecha', OVERDUE: 'Vencida' },
  owned: 'Responsable: %{name}',
  noOwner: 'Sin responsable',
  due: 'Vence el %{day}',
  done: 'Hecha el %{day}',
  form: {
    title: 'Acción para %{name}',
    note: 'Qué se va a cambiar',
    noteHint: 'Un cambio en la tarea o el centro, por ejemplo un estante más alto.',
    principle: 'Principio',
    owner: 'Responsable',
    ownerHint:
      'Un observador o superusuario que vea esta tarea o este centro. Se avisará a esta persona.',
    dueDate: 'Vence',
    submit: 'Guardar acción',
  },
  effect: {
    caption: 'Observaciones antes y después: %{note}',
    side: 'Período',
    before: '%{smart_count} día antes |||| %{smart_count} días antes',
    after: '%{smart_count} día después |||| %{smart_count} días después',
    TOO_FEW:
      'Todavía muy pocas: cada lado necesita 20 observaciones de 5 personas, y no la mayoría de una o dos.',
    IMPROVED: 'Mejoró: la proporción es menor, más de lo que explica el azar.',
    WORSE: 'La proporción es mayor que antes, más de lo que explica el azar.',
    UNCLEAR: 'Todavía no hay un cambio claro: la diferencia puede ser azar.',
    difference: 'Diferencia: de %{low} a %{high} puntos.',
    note: 'Cada proporción tiene su intervalo del 95 % (Wilson). El de la diferencia es el más amplio de dos: el de Newcombe y uno que cuenta a cada persona una vez. Solo hay un cambio cuando excluye el 0. Una proporción elegida porque destacaba suele bajar un poco por sí sola.',
  },
  wholePeriod:
    'Lo dicho arriba cuenta todo el periodo elegido, también los días anteriores a que se hiciera una acción.',
  today: 'Sus acciones',
}
