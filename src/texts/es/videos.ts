import type { videos as en } from '../en/videos.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of the page where a recording is reviewed. */
export const videos: TextsLike<typeof en> = {
  title: 'Grabación',
  elsewhere: 'El resultado de la IA vino de otro programa, que no envió ninguna grabación.',
  linkCopied: 'Enlace copiado.',
  skeletonFailed: 'No se pudo cargar el esqueleto.',
  overlay: 'Vídeo anotado',
  problems: {
    missing:
      'No se pudo cargar el vídeo. Puede que el enlace haya caducado o que se haya perdido la conexión.',
    unsupported:
      'Este navegador no puede reproducir este formato de vídeo. Pruebe con otro; el análisis sigue disponible.',
  },
  overall: 'Global',
  /** A moment and its principle or verdict. */
  moment: '%{time} %{what}',
  incorrect: { title: 'Momentos incorrectos', none: 'La IA no encontró ninguno.' },
  frame: {
    title: 'Este fotograma',
    label: 'Fotograma',
    position: '%{number} de %{total}, %{time}',
    bodyAngle: 'Ángulo del cuerpo',
    right: '%{angle}, correcto',
    wrong: '%{angle}, incorrecto',
    twistAngle: 'Ángulo de torsión',
    lifting: 'Levantamiento iniciado',
    footForward: 'Pie adelantado',
    scored: '%{verdict} (%{score})',
  },
  controls: {
    label: 'Reproducción',
    play: 'Reproducir',
    pause: 'Pausar',
    previousFrame: 'Fotograma anterior',
    nextFrame: 'Fotograma siguiente',
    reset: 'Volver al inicio',
    elapsed: 'Transcurrido y total',
    speed: 'Velocidad %{speed}×',
    seek: 'Posición',
    decided: 'Imagen decisiva |||| Imágenes decisivas',
  },
  printed: {
    correct: '%{time} %{lanes}: correcto',
    incorrect: '%{time} %{lanes}: incorrecto',
    unknown: '%{time} %{lanes}: desconocido',
    film: 'Grabación en %{time}',
  },
  skeleton: {
    show: 'Mostrar el esqueleto',
    view: 'Vista del esqueleto',
    views: { side: 'De lado', above: 'Desde arriba', filmed: 'Como se grabó' },
    pictures: {
      side: 'Esqueleto de este fotograma: de lado',
      above: 'Esqueleto de este fotograma: desde arriba',
      filmed: 'Esqueleto de este fotograma: como se grabó',
    },
    colours:
      'Colores: los brazos muestran Inside Base; la espalda y las piernas, Big Engines; los hombros, Turn Not Twist.',
  },
  timeline: {
    title: 'Línea de tiempo',
    colours: 'Rojo, naranja, verde: puntuación 0; 0,5; 1. × incorrecto, rayado desconocido.',
    bar: 'La barra de abajo es el levantamiento seleccionado.',
  },
  segment: {
    verdict: '%{lane}: %{verdict}',
    times: 'De %{start} a %{end}',
    score: 'Puntuación %{score}',
    angleCorrect: 'Ángulo del cuerpo %{angle} (correcto)',
    angleIncorrect: 'Ángulo del cuerpo %{angle} (incorrecto)',
  },
  tools: {
    copyLink: 'Copiar enlace a este momento',
    keyboard: 'Atajos de teclado',
    timeline:
      'En la línea de tiempo, use las flechas para moverse entre segmentos e Intro para seleccionar uno.',
    everywhere: 'Estos atajos funcionan en toda la página, salvo en los campos',
  },
  keys: {
    toggle: 'Espacio',
    previousFrame: '←',
    nextFrame: '→',
    tenFramesBack: 'Mayús + ←',
    tenFramesOn: 'Mayús + →',
    toStart: 'Inicio',
    toEnd: 'Fin',
    slower: ',',
    faster: '.',
    previousMoment: 'P',
    nextMoment: 'N',
    help: '?',
  },
  commands: {
    toggle: 'Reproducir o pausar',
    previousFrame: 'Fotograma anterior',
    nextFrame: 'Fotograma siguiente',
    tenFramesBack: 'Diez fotogramas atrás',
    tenFramesOn: 'Diez fotogramas adelante',
    toStart: 'Primer fotograma',
    toEnd: 'Último fotograma',
    slower: 'Más despacio',
    faster: 'Más deprisa',
    previousMoment: 'Momento incorrecto anterior',
    nextMoment: 'Momento incorrecto siguiente',
    help: 'Mostrar los atajos',
  },
}
