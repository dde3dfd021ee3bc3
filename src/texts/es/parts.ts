/** What charts, dropdowns, uploads and the pictures of the principles say. */
import type {
  charts as enCharts,
  choices as enChoices,
  days as enDays,
  principles as enPrinciples,
  uploads as enUploads,
} from '../en/parts.ts'
import type { TextsLike } from '../keys.ts'

export const charts: TextsLike<typeof enCharts> = {
  showChart: 'Mostrar como gráfico',
  showTable: 'Mostrar como tabla',
  clickToView: 'Haga clic para ver',
  dateRange: 'Periodo',
  filterDates: 'Filtrar fechas',
  months: '1 mes |||| %{smart_count} meses',
  observations: 'Observaciones',
  overTime: 'Evolución de las observaciones',
  correctVsIncorrect: 'Correctas e incorrectas',
  total: 'Total',
  days: 'Días',
  result: 'Resultado',
  share: 'Porcentaje',
  correctBelow: 'correctas',
  totalBelow: 'en total',
  ofWhole: 'de %{whole}',
  tooFew: 'Datos insuficientes',
  /** What a figure that links to a list counts, as screen readers hear it. */
  counted: {
    all: '1 observación |||| %{smart_count} observaciones',
    correct: '1 observación correcta |||| %{smart_count} observaciones correctas',
    incorrect: '1 observación incorrecta |||| %{smart_count} observaciones incorrectas',
    of: {
      all: '1 observación, %{of} |||| %{smart_count} observaciones, %{of}',
      correct: '1 observación correcta, %{of} |||| %{smart_count} observaciones correctas, %{of}',
      incorrect:
        '1 observación incorrecta, %{of} |||| %{smart_count} observaciones incorrectas, %{of}',
    },
    result: '1 observación: %{name} |||| %{smart_count} observaciones: %{name}',
    resultOf:
      '1 observación: %{name}, %{status} |||| %{smart_count} observaciones: %{name}, %{status}',
    toReview:
      '1 resultado de la IA por revisar |||| %{smart_count} resultados de la IA por revisar',
    misfit:
      '1 observación cuyo esqueleto no encaja |||| %{smart_count} observaciones cuyo esqueleto no encaja',
    before: '%{count} en el mes anterior |||| %{count} en los %{smart_count} meses anteriores',
  },
  steps: { day: 'Por días.', week: 'Por semanas.', month: 'Por meses.' },
  stepsCut: {
    day: 'Por días; el primero y el último pueden estar incompletos.',
    week: 'Por semanas; la primera y la última pueden estar incompletas.',
    month: 'Por meses; el primero y el último pueden estar incompletos.',
  },
  bucket: '%{days}: %{total} en total, %{correct} correctas, %{incorrect} incorrectas',
}

export const choices: TextsLike<typeof enChoices> = {
  first: 'Se muestran los primeros %{count}. Escriba para encontrar otros.',
  loading: 'Cargando…',
  none: 'Sin coincidencias',
  all: 'Todos',
  unknown: 'Desconocido',
  failed: 'No se pudieron cargar las opciones. Cierre y abra de nuevo para reintentarlo.',
  open: 'Abrir %{label}',
  close: 'Cerrar %{label}',
  clear: 'Borrar %{label}',
}

export const days: TextsLike<typeof enDays> = {
  all: 'Todos los días',
  until: 'Hasta el %{day}',
  from: 'Desde el %{day}',
}

export const uploads: TextsLike<typeof enUploads> = {
  choose: { video: 'Elegir vídeo', image: 'Elegir imagen' },
  replace: { video: 'Sustituir vídeo', image: 'Sustituir imagen' },
  one: { video: 'Elija un solo vídeo.', image: 'Elija una sola imagen.' },
  removed: {
    video: 'El vídeo se quitará cuando guarde.',
    image: 'La imagen se quitará cuando guarde.',
  },
  ready: '%{name} está listo y se usará cuando guarde.',
  readyUnnamed: {
    video: 'Hay un vídeo nuevo listo, que se usará cuando guarde.',
    image: 'Hay una imagen nueva lista, que se usará cuando guarde.',
  },
  newImage: 'La imagen nueva',
  currentImage: 'La imagen actual',
  remove: 'Quitar',
  keep: 'Conservar',
  drop: 'o suelte aquí el archivo',
  progress: 'Subiendo %{name}… %{percent} %',
  uploading: 'Subiendo %{name}',
  failed: 'No se pudo subir el archivo. Compruebe la conexión y elíjalo de nuevo.',
}

export const principles: TextsLike<typeof enPrinciples> = {
  instruction: {
    INSIDE_BASE:
      'Inside Base: adelante un pie y acerque la carga al cuerpo, sobre el espacio entre los pies.',
    BIG_ENGINES:
      'Big Engines: flexione las rodillas, mantenga la espalda recta y levante con los músculos fuertes de las piernas.',
    TURN_NOT_TWIST:
      'Turn Not Twist: gire dando pasos, de modo que la cabeza, las caderas y la carga giren juntas, sin torsión de la espalda.',
    DIP_N_DRIVE:
      "Dip n' Drive: flexione las rodillas para bajar detrás de la carga, mantenga la espalda recta e impúlsela hacia delante con las piernas.",
  },
  gist: {
    INSIDE_BASE: 'Carga cerca, pies separados',
    BIG_ENGINES: 'Levantar con las piernas, espalda recta',
    TURN_NOT_TWIST: 'Pies y carga giran juntos',
    DIP_N_DRIVE: 'Agacharse y empujar con las piernas',
  },
}
