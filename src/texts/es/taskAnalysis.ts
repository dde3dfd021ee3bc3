/** Comparación de tareas y centros. */
import type { taskAnalysis as en } from '../en/taskAnalysis.ts'
import type { TextsLike } from '../keys.ts'

export const taskAnalysis: TextsLike<typeof en> = {
  title: 'Tareas y lugares',
  intro:
    'Donde a muchas personas distintas les cuesta el mismo principio, mire la tarea, no a una persona. Cada tarea se compara con lo que hacen las mismas personas en otras.',
  failed: 'No se pudo cargar la comparación.',
  by: { label: 'Comparar', TASK: 'Tareas', LOCATION: 'Centros' },
  namesHidden: 'Su empresa ha elegido que nada de esta página lleve a nombres de personas.',
  sample:
    'Hay tantas observaciones que se compara una muestra de %{people} personas, siempre las mismas. Los números de personas son los de la muestra; las proporciones cuentan todas las observaciones.',
  none: {
    title: 'Todavía no hay nada que comparar',
    text: 'No hay observaciones de personas en este período y estos lugares.',
  },
  answer: {
    title: 'Lo que destaca',
    lookAt: 'Mire primero: %{name}',
    named:
      '%{name}: %{principle} es incorrecto en el %{share} de las observaciones de %{people} personas. De las mismas personas se esperaría aquí el %{expected}.',
    clear: 'Ninguna tarea ni centro destaca. Las diferencias no son mayores que el azar.',
    look: 'Mire esta tarea',
    lookPlace: 'Mire este centro',
    observers:
      'Se tiene en cuenta con qué severidad juzgan los observadores en otros sitios. Mire también quién observó: a quien no observa nada más no se le puede comparar.',
  },
  chart: {
    title: 'Proporción incorrecta, con límites',
    principle: 'Principio',
    note: 'Gris: donde la proporción puede estar por azar, para las personas observadas. Línea: la proporción del cliente, %{centre}. Nunca se muestran menos de 5 personas.',
    noCentre: 'Para este principio se observó a menos de 5 personas.',
    row: '%{name}: %{share} incorrecto, límites de %{low} a %{high}',
    rowAbove: '%{name}: %{share} incorrecto, por encima de sus límites de %{low} a %{high}',
    rowUncompared: '%{name}: %{share} incorrecto, muy pocas observaciones para comparar',
  },
  table: {
    title: 'Grado de certeza',
    hint: 'Lo más seguro primero. Se nombra lo que sale de sus límites en muchas personas.',
    caption: 'Tareas o centros por principio, lo más seguro primero',
    name: 'Tarea o centro',
    observations: 'Observaciones',
    people: 'Personas',
    incorrect: 'Incorrecto',
    share: 'Proporción incorrecta (intervalo del 95 %)',
    expected: 'Esperado',
    limits: 'Límites',
    fewPeople: 'Menos de 5 personas',
    fewOfSample: 'Menos de 5 personas en la muestra',
    notCompared: 'Muy pocas para comparar',
    fewInSample: 'Muy pocas en la muestra',
    incorrectOf:
      '%{smart_count} observación incorrecta: %{name}, %{principle} |||| %{smart_count} observaciones incorrectas: %{name}, %{principle}',
    all: 'Mostrar las %{count}',
  },
  /** Headings of the file. */
  export: {
    named: 'Para mirar',
    share: 'Proporción incorrecta',
    intervalLow: 'Intervalo del 95 %, desde',
    intervalHigh: 'Intervalo del 95 %, hasta',
    limitLow: 'Límite inferior',
    limitHigh: 'Límite superior',
  },
  prompts: {
    title: 'Preguntas para mirar',
    hint: 'Póngase junto a la tarea y observe. Son preguntas, no una puntuación.',
    handDistance:
      '¿A qué distancia del cuerpo están las manos al principio y al final? ¿Qué impide acercarse?',
    verticalZone:
      '¿Se recoge algo por debajo de las rodillas o se deja por encima de los hombros? ¿Podría estar más alto o más bajo?',
    twist: '¿Dónde se gira? ¿La carga empieza o termina al lado o detrás de la persona?',
    sidewaysBend: '¿Se inclina hacia un lado o se lleva con una mano?',
    weight: '¿Cuánto pesa la carga? ¿Podría ser más pequeña, compartirse o moverse con un equipo?',
    frequency: '¿Cuántas veces por minuto, y cuánto tiempo sin pausa?',
    grip: '¿Se sujeta bien con las dos manos? ¿Tiene asas?',
    floor: '¿El suelo está seco, liso y despejado? ¿Hay escalones, bordes o pendientes?',
    obstacles: '¿Qué estorba: palés, cubos, cables, poco espacio para los pies?',
    carryDistance: '¿Qué distancia se lleva, empuja o tira? ¿Podría empezar más cerca?',
    wheels: '¿Las ruedas giran con facilidad? ¿Son adecuadas para este suelo?',
    handleHeight: '¿Las asas están entre la cadera y el codo, para personas altas y bajas?',
  },
}
