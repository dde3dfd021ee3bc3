import type { analysis as enAnalysis, judgeAgain as enJudgeAgain } from '../en/analysis.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of judging stored recordings again. */
export const judgeAgain: TextsLike<typeof enJudgeAgain> = {
  title: 'Evaluar grabaciones de nuevo',
  subtitle:
    'Las grabaciones guardadas se evalúan con los umbrales actuales, versión %{version}. No cambia nada hasta que usted lo aplique, y lo que han revisado o corregido las personas se mantiene.',
  check: 'Comprobar qué cambiaría',
  checkAgain: 'Comprobar de nuevo',
  apply: 'Cambiar 1 observación |||| Cambiar %{smart_count} observaciones',
  progress: '%{done} de %{total} grabaciones evaluadas',
  cancelled: 'Cancelado. Los cambios hechos hasta ahora se mantienen.',
  report:
    '%{judged} grabaciones evaluadas, %{changed} cambiarían. %{skipped} sin cambios porque las han revisado personas.',
  applied:
    '%{judged} grabaciones evaluadas, %{changed} cambiadas. %{skipped} sin cambios porque las han revisado personas.',
  observations: 'Observación que cambia |||| Primeras %{smart_count} observaciones que cambian',
  columns: { principle: 'Principio', change: 'Cambio', count: 'Observaciones' },
  fromTo: '%{from} → %{to}',
  changed: '%{name}: %{change}',
}

/** Texts of the AI analysis of a recording. */
export const analysis: TextsLike<typeof enAnalysis> = {
  title: 'Análisis por IA',
  unfold: 'Analizar un vídeo',
  optional: 'Analice un vídeo en este dispositivo. El vídeo no se sube.',
  choose: 'Elegir vídeo',
  record: 'Grabar vídeo',
  another: 'Elegir otro vídeo',
  again: 'Analizar de nuevo',
  remove: 'Quitar el resultado',
  advice: {
    title: 'Cómo grabar',
    still: 'Apoye la cámara o sujétela quieta y nivelada, a la altura de la cadera.',
    distance: 'Sitúese a 2,5–4 m, a unos 60° respecto al frente de la persona.',
    whole: 'Mantenga a la persona entera en la imagen, de la cabeza a los pies.',
    one: 'Una sola persona, 60 segundos como máximo.',
    range: '2,5–4 m',
    picture:
      'Cámara a la altura de la cadera, nivelada, a 60 grados respecto al frente de una persona que levanta una caja',
  },
  running: {
    loading: 'Cargando el análisis…',
    frames: 'Fotograma %{done} de %{total}',
    cancel: 'Cancelar el análisis',
    busy: 'Analizando…',
    meanwhile: 'Mientras tanto, puede rellenar los demás campos.',
    preview: 'El vídeo con la persona detectada',
  },
  people: {
    title: '¿Quién levanta?',
    text: 'Elija a una persona: el vídeo se analizará solo para ella.',
    picture: 'El vídeo con todas las personas encontradas',
    person: 'Persona %{number} (%{place})',
    left: 'izquierda',
    middle: 'centro',
    right: 'derecha',
  },
  part: {
    title: 'Parte que se analiza',
    use: 'Analizar esta parte',
    start: 'Inicio de la parte',
    end: 'Fin de la parte',
    length: 'De %{start} s a %{end} s: %{length} de 60 s como máximo',
  },
  turn: {
    title: 'Girar la imagen',
    preview: 'Una imagen del vídeo, girada %{turn}°',
    quarter: 'Girar 90°',
    use: 'Analizar así',
  },
  camera: {
    title: 'Grabar vídeo',
    record: 'Empezar a grabar',
    stop: 'Parar y analizar',
    cancel: 'Cancelar',
    elapsed: '%{seconds} de 60 s',
    denied:
      'La cámara está bloqueada para este sitio web. Permítala en el navegador o elija un vídeo.',
    missing: 'No se encontró ninguna cámara. Elija un vídeo.',
    preview: 'Imagen de la cámara',
  },
  result: {
    beforeSubmit: 'Esto es lo que encontró la IA. Se añade con la observación.',
    answersFromAi: 'El resultado de la IA de arriba da las respuestas.',
    byHand: 'Responder a mano',
    uploadRecording: 'Subir también la grabación',
    uploadRecordingHint:
      'Quienes tengan acceso a esta observación podrán ver entonces a la persona.',
    found: {
      LIFT: 'Levantamiento de %{start} a %{end}',
      PUSH: 'Empuje o tracción de %{start} a %{end}',
    },
    none: {
      LIFT: 'No se encontró ningún levantamiento',
      PUSH: 'No se encontró ningún empuje ni tracción',
    },
    quality: 'Calidad de la grabación: %{grade}',
    poor: 'Una grabación mala no cuenta en el informe de exactitud de la IA.',
    about: 'Cómo evalúa la IA',
    cutOff: 'Falta el final de este vídeo. Se analizaron sus primeros %{seconds} s.',
  },
  observation: {
    none: 'Esta observación aún no tiene resultado de la IA.',
    inProgress: 'Hay un análisis en curso desde %{since}.',
    failed: 'El último análisis falló. %{reason}',
    saving: 'Guardando el resultado…',
    saved: 'Se guardó el resultado de la IA.',
    replace: 'Analizar otra vez un vídeo',
    recording: 'Vídeo subido',
  },
  lifts: {
    title: '%{smart_count} levantamiento |||| %{smart_count} levantamientos',
    worst: 'El veredicto es el del peor levantamiento, en %{start}.',
    chosen: 'El veredicto es el del levantamiento en %{start}, elegido por una persona.',
  },
  liftReview: {
    choose: 'Se puede evaluar otro en su lugar.',
    show: 'Mostrar el levantamiento en %{lift}',
    judged: 'Evaluado',
    judge: 'Evaluar este levantamiento',
    judgeAt: 'Evaluar el levantamiento en %{time}',
    chosen: 'Ahora se evalúa el levantamiento en %{time}.',
    unchanged: 'No se cambió nada: los tiempos son los mismos que antes.',
    cutOff:
      'Falta el final de este vídeo: solo se pudieron leer sus primeros %{seconds} s. Copie de nuevo el archivo entero.',
  },
  addRecording: {
    noAnswers:
      'El resultado de la IA de arriba no responde a ningún principio. Quedan como desconocidos.',
    someAnswers:
      'El resultado de la IA de arriba da las respuestas. Sigue siendo desconocido: %{names}.',
    byHand: 'Usted responde a mano. El resultado de la IA de arriba no se añade.',
    byAi: 'Usar el resultado de la IA',
    notAdded: 'Esto es lo que encontró la IA. No se añade, porque usted responde a mano.',
  },
  lift: {
    proposed:
      'La IA encontró el levantamiento de %{start} a %{end}. Si cambia los tiempos, la IA evalúa de nuevo, salvo que alguien haya revisado el resultado.',
    use: 'Usar estos tiempos',
  },
  evidence: {
    title: 'Cómo decidió la IA',
    why: '%{reason}.',
    picture: '%{principle} en %{time}: el esqueleto y lo que se midió en él',
    measured: {
      kneeShare: 'Las rodillas hacen %{value} de la flexión; correcto a partir de %{threshold}.',
      reach:
        'Las manos están a %{value} longitudes de tronco de los pies; correcto hasta %{threshold}.',
      shoulderTurn:
        'Los hombros giran %{value}; correcto por debajo de %{threshold} mientras los pies no se mueven.',
      dip: 'Las rodillas se flexionan %{value} antes de que la carga se mueva; correcto a partir de %{threshold}.',
      startTwist:
        'Los hombros están girados %{value} al inicio; correcto por debajo de %{threshold}.',
    },
    visibility: 'Visibilidad %{value}.',
    confidence: 'Confianza %{value}',
    distrusted: 'Esto se midió, pero no es fiable.',
    tentative: 'Una sugerencia: se ha medido en pocas grabaciones.',
    knee: 'rodilla %{value}',
    trunk: 'tronco %{value}',
    footMove: 'pies movidos %{value} de la altura de los hombros',
    elbow: 'brazos flexionados %{value}',
    show: 'Mostrar %{time}',
  },
  skeleton: {
    misfit: 'El esqueleto no encaja',
    fits: 'Sí encaja',
    youSaid:
      'Usted indicó que el esqueleto no encaja, así que la IA no da ningún veredicto. Responda a mano abajo; el análisis se guarda sin veredicto.',
    said: 'Una persona indicó el %{date} que el esqueleto no encaja, así que la IA no da ningún veredicto.',
    saved: 'La IA ya no da ningún veredicto sobre esta grabación.',
    takenBack: 'La IA ha evaluado de nuevo la grabación.',
  },
}
