import type { calibration as en } from '../en/calibration.ts'
import type { TextsLike } from '../keys.ts'

export const calibration: TextsLike<typeof en> = {
  title: 'Calibración',
  intro:
    'Dos personas se ponen de acuerdo sobre lo que muestra una grabación. Usted la juzga sin ver ese resultado y después lo ve. Solo usted y los superusuarios de su empresa ven con qué frecuencia coincide.',
  queue: {
    title: 'Grabaciones por juzgar',
    waiting: '1 grabación en espera |||| %{smart_count} grabaciones en espera',
    none: 'No hay nada que juzgar por ahora. Las grabaciones nuevas se anuncian en sus notificaciones; cada una se vuelve a preguntar después de medio año.',
    recording: 'Grabación de %{task}',
    hint: 'Deje sin responder lo que la grabación no muestra.',
    submit: 'Enviar y ver el resultado',
    next: 'Grabación siguiente',
    finish: 'Terminar',
    failed: 'No se pudieron cargar las grabaciones.',
  },
  result: {
    title: 'El resultado acordado',
    agreed: 'Coincide: %{truth}',
    differs: 'Su respuesta: %{answer}; lo acordado: %{truth}',
    open: 'Sin respuesta; lo acordado: %{truth}',
  },
  agreement: {
    mine: 'Su concordancia',
    ofPerson: 'Concordancia en la calibración',
    onlyThey: 'Solo esta persona y los superusuarios de su empresa lo ven.',
    none: 'Aún no se ha juzgado ninguna grabación.',
    byPrinciple: 'Concordancia por principio',
    principle: 'Principio',
    agreed: 'Coinciden',
    share: 'Proporción (intervalo del 95 %)',
    open: 'Sin responder',
    kappa: 'Más allá del azar (kappa)',
    kappaValue: '%{value} (%{low} a %{high}), %{level}',
    tooFew: 'A partir de diez respuestas',
    byQuarter: 'Por trimestre',
    quarter: 'Trimestre desde',
    levels: {
      poor: 'pobre',
      slight: 'leve',
      fair: 'aceptable',
      moderate: 'moderada',
      substantial: 'considerable',
      almostPerfect: 'casi perfecta',
    },
    failed: 'No se pudo cargar la concordancia.',
  },
  clip: {
    title: 'Clip de calibración',
    offer:
      'Haga que otras personas juzguen esta grabación sin ver el resultado, para saber hasta qué punto coinciden.',
    make: 'Usar para la calibración',
    hint: 'Indique lo correcto; lo que deje sin responder no se pregunta. Una segunda persona debe estar de acuerdo antes de preguntar a otras.',
    note: 'Por qué es correcto',
    save: 'Proponer este resultado',
    proposed:
      'Propuesto por %{name}. Una segunda persona debe estar de acuerdo antes de preguntar a otras.',
    mine: 'Usted propuso este resultado. Otra persona debe estar de acuerdo antes de preguntar a otras.',
    agree: 'Estoy de acuerdo',
    inUse:
      'En uso desde el %{day}; juzgado por 1 persona. |||| En uso desde el %{day}; juzgado por %{smart_count} personas.',
    retire: 'Dejar de preguntar',
    failed: 'No se pudo cargar el clip de calibración.',
  },
  clips: {
    title: 'Clips de calibración',
    none: 'Aún no hay ningún clip. Abra una observación con grabación y elija «Usar para la calibración».',
    recording: 'Grabación',
    state: 'Estado',
    proposed: 'Espera a una segunda persona',
    inUse: 'En uso',
    retired: 'Retirado',
    judged: 'Juzgado por',
    more: 'Mostrar más',
    failed: 'No se pudieron cargar los clips de calibración.',
  },
}
