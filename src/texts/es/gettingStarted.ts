import type {
  emptyList as enEmptyList,
  gettingStarted as enGettingStarted,
} from '../en/gettingStarted.ts'
import type { TextsLike } from '../keys.ts'

/** The first steps of a new client, and lists that are empty because nothing exists yet. */
export const gettingStarted: TextsLike<typeof enGettingStarted> = {
  title: 'Primeros pasos',
  subtitle:
    'Cinco pasos hasta la primera campaña. Puede dejarlo cuando quiera: lo hecho queda hecho.',
  progress: '%{done} de %{all} hechos',
  done: 'Hecho',
  hide: 'Ocultar estos pasos',
  hidden: 'Los pasos están ocultos.',
  places: {
    title: 'Añada sus centros y departamentos',
    text: 'Centros, como un almacén, y los departamentos que trabajan en ellos.',
    addLocation: 'Añadir centro',
    addDepartment: 'Añadir departamento',
  },
  tasks: {
    title: 'Añada tareas',
    text: 'Trabajos en los que se levantan cargas, se empujan o se tira de ellas.',
    add: 'Añadir tarea',
    byProvider:
      'Trabajos en los que se levantan cargas, se empujan o se tira de ellas. Su proveedor añade las tareas por usted: indíquele las suyas.',
    ask: 'Pedir tareas',
  },
  people: {
    title: 'Añada personas',
    text: 'A quién se observa y quién observa. Cada persona recibe un correo para elegir una contraseña.',
    add: 'Añadir usuario',
  },
  observation: {
    title: 'Registre una primera observación',
    text: 'Observe a alguien mientras trabaja y evalúe los cuatro principios.',
    byOwnPeople: 'Las observaciones las registra el propio cliente.',
    add: 'Añadir observación',
  },
  campaign: {
    title: 'Planifique una primera campaña',
    text: 'Una ronda de observaciones, con recordatorios a quienes aún tienen alguna por hacer.',
    add: 'Añadir campaña',
  },
}

export const emptyList: TextsLike<typeof enEmptyList> = {
  byProvider: 'Esto lo añade su proveedor.',
  bySuperUser: 'Esto lo añade un superusuario.',
  byOwnPeople: 'Esto lo añade el propio cliente.',
  fromObservation: 'Abra uno en la página de una observación incorrecta.',
  clients: { text: 'Aún no hay clientes.', add: 'Añadir cliente' },
  locations: { text: 'Aún no hay centros.', add: 'Añadir centro' },
  departments: { text: 'Aún no hay departamentos.', add: 'Añadir departamento' },
  users: { text: 'Aún no hay usuarios.', add: 'Añadir usuario' },
  tasks: { text: 'Aún no hay tareas.', add: 'Añadir tarea' },
  campaigns: { text: 'Aún no hay campañas.', add: 'Añadir campaña' },
  allobservations: { text: 'Aún no hay observaciones.', add: 'Añadir observación' },
  followups: { text: 'Todavía no hay seguimientos.', add: 'Abrir seguimiento' },
  gbslibrary: { text: 'Aún no hay vídeos de instrucciones.', add: 'Añadir vídeo' },
}
