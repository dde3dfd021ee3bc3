import type { tasks as en } from '../en/tasks.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of the list, the pages and the form of tasks. */
export const tasks: TextsLike<typeof en> = {
  back: 'Volver a las tareas',
  title: 'Tarea',
  kinds: {
    LIFTING: 'Levantar',
    PUSHING: 'Empujar',
    PULLING: 'Tirar',
    PUSHING_AND_PULLING: 'Empujar y tirar',
  },
  defaultFor: {
    LIFTING: 'Lo habitual al levantar.',
    PUSHING: 'Lo habitual al empujar.',
    PULLING: 'Lo habitual al tirar.',
    PUSHING_AND_PULLING: 'Lo habitual al empujar y tirar.',
  },
  ownPrinciples: 'Esta tarea usa su propia lista en lugar de la habitual.',
  defaultPrinciples: 'Lo habitual para esta tarea: %{names}.',
  guidanceVideo: 'Vídeo de instrucciones',
  access: 'Centros y personas',
  allLocations: 'Todos los centros',
  allDepartments: 'Todos los departamentos',
  morePlaces: '+ %{count} más',
  everyone: 'Todas las personas del lugar',
  form: {
    questions: 'Preguntas de la observación',
    locations: 'Vacío: todos. Un centro incluye los que contiene.',
    departments: 'Vacío: todos. Un departamento incluye los que contiene.',
    users: 'Vacío: todas las personas del lugar.',
    guidance: 'Instrucciones',
    video: 'Se muestra a quienes observan esta tarea. Los vídeos son de la GBS Library.',
  },
}
