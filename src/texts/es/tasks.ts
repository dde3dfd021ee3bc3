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
    LIFTING: 'Por defecto al levantar.',
    PUSHING: 'Por defecto al empujar.',
    PULLING: 'Por defecto al tirar.',
    PUSHING_AND_PULLING: 'Por defecto al empujar y tirar.',
  },
  ownPrinciples: 'Esta tarea usa su propia lista en lugar de la predeterminada.',
  defaultPrinciples: 'Por defecto para esta tarea: %{names}.',
  guidanceVideo: 'Vídeo de instrucciones',
  access: 'Centros y personas',
  allLocations: 'Todos los centros',
  allDepartments: 'Todos los departamentos',
  morePlaces: '+ %{count} más',
  everyone: 'Todas las personas del lugar',
  form: {
    questions: 'Preguntas de la observación',
    locations: 'Déjelo vacío para todos. Un centro incluye los que contiene.',
    departments: 'Déjelo vacío para todos. Un departamento incluye los que contiene.',
    users: 'Déjelo vacío para todas las personas del lugar.',
    guidance: 'Instrucciones',
    video: 'Se muestra a quienes observan esta tarea. Los vídeos son de la GBS Library.',
  },
}
