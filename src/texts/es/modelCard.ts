import type { modelCard as en } from '../en/modelCard.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of the model card: what the AI judges, how, and what it cannot see. */
export const modelCard: TextsLike<typeof en> = {
  title: 'Cómo evalúa la IA',
  intro:
    'La IA sugiere un veredicto sobre un levantamiento a partir de un vídeo. Puede equivocarse, y una persona siempre puede revisarlo y corregirlo. Esta página dice qué no puede ver, con qué frecuencia acertó en grabaciones cuya verdad se conoce y cómo mide.',
  sees: {
    title: 'Qué evalúa',
    INSIDE_BASE:
      'Inside Base: a qué distancia de los pies están las manos cuando la carga se despega del suelo. Grabado de lado o en ángulo.',
    BIG_ENGINES:
      'Big Engines: si en el punto más bajo la flexión la hacen las rodillas o la espalda.',
    TURN_NOT_TWIST:
      'Turn Not Twist: si los hombros giran durante el levantamiento mientras los pies siguen en su sitio.',
    DIP_N_DRIVE:
      "Dip n' Drive, al empujar o tirar: si las rodillas se flexionan en el segundo anterior a que la carga se mueva. Solo una sugerencia, porque se han medido pocas grabaciones.",
  },
  limits: {
    title: 'Qué no puede ver',
    weight: 'Cuánto pesa la carga, con qué frecuencia se levanta y lo cansada que está la persona.',
    grip: 'El agarre, el calzado, el suelo y el dolor.',
    empty:
      'Si las manos sostienen una carga. De 20 grabaciones en las que no se levanta nada, 4 recibieron un veredicto de todos modos, por ejemplo sentadillas con las manos vacías y bajas.',
    hidden:
      'Piernas o pies detrás de una carga o de una estantería. El veredicto es entonces desconocido.',
    people:
      'A cuál de varias personas evaluar, si usted no elige una. El veredicto es entonces desconocido.',
    front:
      'El alcance y la flexión grabados de frente o por detrás, porque apuntan a la cámara. El veredicto es entonces desconocido.',
    twist:
      'Una torsión en sentido contrario a la cámara, exactamente de lado o por detrás. Los hombros parecen entonces más rectos de lo que están.',
    others:
      'Lo bien que evalúan otros programas. Sus resultados están marcados y no cuentan en las cifras de esta página. De un esqueleto con partes distintas de las de Liftwise solo se comprueban el tamaño, la velocidad y la repetición, no los huesos.',
    near: 'Todo lo que esté más cerca de un umbral que el error de la medición. El veredicto es entonces desconocido, y «desconocido» nunca cuenta como correcto.',
  },
  figures: {
    real: 'Con qué frecuencia acierta: personas reales',
    rendered: 'Con qué frecuencia acierta: figuras generadas',
    before: 'Mediciones anteriores',
    beforeText:
      'De umbrales anteriores, con otras grabaciones. No dicen cómo evalúan los actuales.',
    measured: '%{recordings} grabaciones, versión %{version} de los umbrales. %{source}. %{day}.',
    earlier: 'La versión %{current} es la que evalúa ahora y aún no se ha medido.',
    overall: 'De %{decided} veredictos, %{right} fueron acertados: %{share} (%{interval}).',
    saidUnknown: '1 vez dijo «desconocido». |||| %{smart_count} veces dijo «desconocido».',
    nothingToJudge:
      'Además, dio 1 veredicto donde no había nada que evaluar. |||| Además, dio %{smart_count} veredictos donde no había nada que evaluar.',
    what: 'Veredictos sobre',
    view: 'Por ángulo de cámara',
    hidden: 'Por lo que oculta la carga o la imagen',
    clothing: 'Por ropa',
    none: 'Sin medir.',
    right: 'Acertados',
    wrong: 'Erróneos',
    unknown: 'Desconocidos',
    disputed: 'Discutibles',
    nothing: 'Nada que evaluar',
    legend:
      'Desconocidos: sin veredicto, aunque la verdad está clara. Discutibles: un veredicto en el que las personas no coincidirían. Nada que evaluar: un veredicto donde no se levantó nada.',
    share: 'Porcentaje',
    shareHead: 'Veredictos acertados (intervalo del 95 %)',
    silent: 'Sin veredicto',
    silentText: 'Dijo «desconocido» todas las veces.',
  },
  misfits: {
    title: 'El esqueleto no encaja: %{client}',
    text: 'Con qué frecuencia alguien lo indicó de una grabación analizada aquí. Sus veredictos son entonces desconocidos.',
    none: 'Aquí aún no se ha analizado ninguna grabación.',
    version: 'Umbrales',
    row: 'Versión %{version}',
    analysed: 'Analizadas',
    misfits: 'No encaja',
    share: 'Porcentaje',
    shareHead: 'Porcentaje (intervalo del 95 %)',
  },
  confidence: {
    title: 'Grado de confianza',
    text: 'Cada veredicto indica su confianza, de 0,65 a 0,97: según lo lejos que está la medición del umbral y lo bien que el cuerpo encontrado se ajusta a uno cuyos huesos conservan su longitud y cuyos pies están en el suelo. Por debajo de eso dice «desconocido». La curva se eligió con grabaciones distintas de las de abajo, que dicen con qué frecuencia acertaron con esa confianza los veredictos sobre personas reales.',
    said: 'Confianza %{said}',
  },
  changelog: {
    title: 'Cambios de los umbrales',
    version: 'Versión %{version}, %{day}',
    why: 'Por qué: %{why}',
    cost: 'Lo que cuesta: %{cost}',
  },
  privacy: {
    title: 'Qué pasa con el vídeo',
    device: 'El vídeo se analiza en el navegador de la persona que lo eligió. No se sube.',
    kept: 'El producto guarda las posiciones de 33 partes del cuerpo en cada imagen, un dibujo de ellas sobre un fondo liso y los veredictos.',
    server:
      'El servidor evalúa de nuevo a partir de las posiciones, con las mismas reglas, y rechaza las imposibles.',
    recording:
      'El vídeo en sí solo se sube si el cliente lo permite y la persona que lo envía lo activa.',
    identity: 'Ni uno ni otras se usan para identificar a personas.',
  },
  quality: {
    title: 'Calidad de la grabación',
    text: 'Cada grabación es buena, aceptable o mala, por ejemplo porque los pies están ocultos o la cámara se mueve. Las grabaciones malas no cuentan en el informe de exactitud de la IA.',
  },
  model: {
    title: 'Modelo',
    name: 'BlazePose full, de @mediapipe/pose 0.5 (Apache 2.0), ejecutado por MediaPipe Tasks 0.10.35',
    hash: 'SHA-256 %{hash}',
    rate: 'Como máximo 15 imágenes por segundo, %{frames} imágenes y %{seconds} segundos de vídeo',
    accuracy: 'Con qué frecuencia acertó aquí',
  },
  thresholds: {
    title: 'Umbrales, versión %{version}',
    text: 'Un veredicto conserva la versión con la que se evaluó. Los valores más cercanos a un umbral que el margen son desconocidos.',
    name: 'Umbral',
    value: 'Valor',
    margin: 'Margen',
    source: 'Fuente',
    limit: 'Límite',
    names: {
      reach: 'Inside Base: alcance máximo',
      sideView: 'Inside Base: ángulo mínimo respecto a la cámara',
      kneeShare: 'Big Engines: parte mínima de las rodillas en la flexión',
      bending: 'Big Engines: flexión mínima',
      obliqueView: 'Big Engines: ángulo mínimo respecto a la cámara',
      shoulderTurn: 'Turn Not Twist: giro de los hombros',
      footMove: 'Turn Not Twist: movimiento de un pie que acompaña el giro',
      handVisibility: 'Inside Base: visibilidad mínima de las manos',
      ankleRise: 'Big Engines: elevación máxima del tobillo',
      shankChange: 'Big Engines: acortamiento máximo de la espinilla',
      standingTime: 'Big Engines: tiempo máximo entre estar de pie y el levantamiento',
      shoulderDrop: 'Big Engines: descenso mínimo de los hombros',
      twistViewFrom: 'Turn Not Twist: ángulo mínimo respecto a la cámara para «correcto»',
      twistViewTo: 'Turn Not Twist: ángulo máximo respecto a la cámara para «correcto»',
      startTwist: 'Turn Not Twist: torsión al empezar el levantamiento',
      feetTravel: 'Recorrido máximo de los pies durante un levantamiento',
      turnInPicture: 'Turn Not Twist: giro mínimo según la anchura de los hombros',
      turnTime: 'Turn Not Twist: tiempo máximo tras el levantamiento',
      sideTurn: 'Turn Not Twist: giro máximo visto de lado para «correcto»',
      pushTravel: "Dip n' Drive: recorrido mínimo de las caderas",
      dip: "Dip n' Drive: flexión mínima de las rodillas",
      elbow: "Dip n' Drive: flexión máxima del brazo más recto",
      confidence: 'Confianza mínima de un veredicto',
      handsApart: 'Distancia máxima entre las manos en un levantamiento',
      liftTime: 'Duración mínima de un levantamiento',
      handsBelow: 'Distancia mínima de las manos por debajo de los hombros',
      hipsTravel: 'Recorrido lateral máximo de las caderas con los pies',
      footForward: 'Pie delante del otro',
      rise: 'Elevación mínima de las manos en un levantamiento',
      legVisibility: 'Visibilidad mínima de la pierna que mejor se ve',
      footVisibility: 'Visibilidad mínima de un pie, y de las piernas de quien solo está de pie',
      severalPeople: 'Porcentaje máximo de imágenes con varias personas',
      trackGap: 'Tiempo máximo sin la persona',
      trackSpeed: 'Velocidad máxima de una misma persona',
      personFound: 'Calidad: porcentaje mínimo de imágenes con la persona',
      personHeight: 'Calidad: altura mínima de la persona',
      cameraMoving: 'Calidad: porcentaje máximo de imágenes con la cámara en movimiento',
      backgroundMotion: 'Calidad: movimiento máximo del fondo',
      frameRate: 'Calidad: número mínimo de imágenes por segundo',
    },
    units: {
      degrees: '%{value}°',
      share: '%{value}',
      seconds: '%{value} s',
      trunkLengths: '%{value} longitudes de tronco',
      shoulderHeights: '%{value} de la altura de los hombros',
      shoulderHeightsPerSecond: '%{value} alturas de los hombros por segundo',
      pictureHeights: '%{value} de la altura de la imagen',
      framesPerSecond: '%{value} por segundo',
    },
  },
}
