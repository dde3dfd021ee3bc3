/** Where the numbers of the judgement come from, and what they cannot tell: by version, what is new in it. */
import type { thresholds as en } from '../en/thresholds.ts'
import type { TextsLike } from '../keys.ts'

export const thresholds: TextsLike<typeof en> = {
  v1: {
    reach: {
      source:
        'Unos 40 cm. Ecuación de levantamiento del NIOSH (1994), distancia horizontal; HSE Manual handling assessment charts, distancia de las manos a la zona lumbar.',
      limit:
        'Se miden las manos, no la carga, como si se extendieran recto hacia delante. El error es de 0,05 a 0,15 longitudes del tronco.',
    },
    sideView: {
      source: 'Medido en trabajadores generados cuyo movimiento se conoce con exactitud.',
      limit:
        'Más cerca de la vista frontal o trasera, el alcance apunta a la cámara y no se puede medir.',
    },
    kneeShare: {
      source:
        'Flexión de la rodilla respecto a la de rodilla y tronco en el punto más bajo: en cuclillas se doblan más las rodillas; al inclinarse, el tronco (Burgess-Limerick, 2003).',
      limit:
        'La rodilla se halla demasiado recta y el tronco demasiado doblado, así que las proporciones son de 0,03 a 0,08 demasiado pequeñas: el margen está por debajo del umbral, y 0,01 por encima. No se sabe cuánto pesa la carga.',
    },
    bending: {
      source: 'El doble del error de rodilla y tronco juntos.',
      limit: 'Los levantamientos a la altura de una mesa no se evalúan en Big Engines.',
    },
    obliqueView: {
      source: 'Medido en trabajadores generados cuyo movimiento se conoce con exactitud.',
      limit: 'De frente y por detrás, la flexión apunta a la cámara.',
    },
    shoulderTurn: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Los levantamientos rectos muestran hasta 21° de frente y hasta 14° en las demás vistas.',
      limit:
        'Una torsión de menos de 30° no se detecta. Una torsión antes del levantamiento no se evalúa.',
    },
    footMove: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Los pies quietos se mueven hasta un 5 %; los que giran también, un 20 % o más.',
      limit: 'Visto en la imagen: un paso justo hacia la cámara parece más corto.',
    },
    footForward: {
      source: 'Medido en trabajadores generados cuyo movimiento se conoce con exactitud.',
      limit: 'Solo se muestra en la línea de tiempo. Correcto en el 93–95 % de los fotogramas.',
    },
    rise: {
      source: 'Unos 28 cm, el doble del balanceo de los brazos al caminar.',
      limit: 'Subir las manos vacías parece un levantamiento.',
    },
    legVisibility: {
      source: 'Medido en trabajadores generados cuyo movimiento se conoce con exactitud.',
      limit: 'El modelo adivina las piernas ocultas; por debajo de esto adivina mal.',
    },
    footVisibility: {
      source: 'Medido en trabajadores generados cuyo movimiento se conoce con exactitud.',
      limit: 'El calzado de seguridad del color del suelo se ve peor.',
    },
    severalPeople: {
      source: 'Algunos fotogramas sueltos muestran una segunda persona donde no la hay.',
      limit: 'Puede que no se detecten personas muy al fondo.',
    },
    trackGap: {
      source: 'Un levantamiento dura de 1 a 2 segundos.',
      limit: 'Los huecos más cortos se salvan con los fotogramas vecinos.',
    },
    trackSpeed: {
      source: 'Unos 7 m/s, más rápido de lo que se corre con una carga.',
      limit: 'No se detecta a otra persona justo detrás de la primera.',
    },
    personFound: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Las personas visibles se detectan en más del 95 % de los fotogramas.',
      limit: 'Quien sale de la imagen tras el levantamiento cuenta como ausente.',
    },
    personHeight: {
      source: 'Medido en trabajadores generados cuyo movimiento se conoce con exactitud.',
      limit: 'Depende también de la resolución de la grabación.',
    },
    cameraMoving: {
      source: 'Los pies que caminan se mueven uno tras otro; una cámara mueve los dos.',
      limit: 'No se detecta una cámara que solo se mueve mientras la persona camina.',
    },
    frameRate: {
      source:
        '15 fotogramas por segundo muestran un levantamiento; por debajo de 8, su inicio es incierto en más de 0,3 segundos.',
      limit: 'Los fotogramas sin persona también cuentan.',
    },
  },
  v2: {
    reach: {
      limit:
        'Se miden las manos, no la carga, como si se extendieran recto hacia delante. En grabaciones que no se usaron para hallar la versión 1, el alcance salió 0,125 longitudes del tronco demasiado pequeño, con un error medio de 0,16: el margen es más ancho por debajo del umbral.',
    },
    kneeShare: {
      limit:
        'La rodilla se halla demasiado recta y el tronco demasiado doblado, así que las proporciones son de 0,03 a 0,08 demasiado pequeñas en trabajadores generados; en personas reales, casos límite salieron hasta 0,08 demasiado grandes. No se sabe cuánto pesa la carga.',
    },
    footVisibility: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. En 69 grabaciones de personas reales, Inside Base acertó 4 veces más y nunca falló con piernas que se ven menos de lo que exige Big Engines.',
    },
    cameraMoving: {
      source:
        'Los pies que caminan se mueven uno tras otro, y los pies que tapa una carga saltan sin las caderas; una cámara lo mueve todo. De 56 grabaciones de personas reales con la cámara quieta, en ninguna se da por movida; antes, en 15.',
      limit: 'De 13 grabaciones con la cámara en movimiento se detectan 4.',
    },
    backgroundMotion: {
      source:
        'La mitad de la distancia desde la que los pies cuentan como movidos. Las grabaciones generadas con cámara quieta muestran menos de 0,01.',
      limit: 'Junto a una persona que llena la imagen, y ante paredes lisas, no se puede medir.',
    },
    handVisibility: {
      source:
        'Medido en 59 grabaciones de personas reales que levantan, ninguna de las cuales se usó para hallar la versión 1. No se perdió ningún veredicto, y se dio uno menos donde no se levanta nada.',
      limit: 'Las manos detrás de una carga se adivinan donde apuntan los brazos.',
    },
    ankleRise: {
      source:
        'Medido en 59 grabaciones de personas reales que levantan, ninguna de las cuales se usó para hallar la versión 1. Donde una carga tapa las espinillas, la rodilla se halla 33° demasiado doblada: desaparecieron los 4 veredictos erróneos de diez pesos muertos, y 2 de 17 acertados.',
      limit: 'Los talones levantados del suelo suben el tobillo hasta un 5 %.',
    },
    shankChange: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Las espinillas visibles se acortan hasta un 9 % de lado y un 35 % a 30°; las que tapa una carga, un 42 y un 46 %.',
      limit: 'De frente y por detrás se acortan más, donde de todos modos no se evalúa nada.',
    },
    standingTime: {
      source:
        'Medido en 59 grabaciones de personas reales que levantan, ninguna de las cuales se usó para hallar la versión 1. Sin una postura erguida con la que comparar, se decidió uno de cinco casos límite.',
      limit:
        'Las grabaciones que empiezan y terminan con la persona doblada no se evalúan en Big Engines.',
    },
    shoulderDrop: {
      source:
        'En grabaciones generadas desaparecieron ambos veredictos sobre cargas a la altura de una mesa, y ningún otro.',
      limit: 'Los levantamientos desde la altura de la rodilla con poca flexión no se evalúan.',
    },
    feetTravel: {
      source:
        'Medido en 59 grabaciones de personas reales que levantan, ninguna de las cuales se usó para hallar la versión 1. Los veredictos sin levantamiento bajaron de 12 a 9, en las generadas de 8 a 5; desaparecieron 2 de 28 acertados de Turn Not Twist.',
      limit: 'Recoger algo mientras se camina no se evalúa.',
    },
    hipsTravel: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Las caderas de quienes levantan se desplazan hasta 0,11, mientras que los pies que tapa una carga saltan hasta 0,38.',
      limit: 'No se detecta si alguien camina recto hacia la cámara o se aleja de ella.',
    },
    handsApart: {
      source:
        'En 18 grabaciones de personas reales y 20 generadas, las manos que levantan están separadas hasta 0,29; los brazos alzados a los lados, 0,79 o más.',
      limit: 'Unos 75 cm. Levantar con una mano mientras la otra está extendida no se evalúa.',
    },
    liftTime: {
      source:
        'En 18 grabaciones de personas reales y 20 generadas, los levantamientos duran 0,29 segundos o más de un décimo a nueve décimos de la subida; los saltos y los brazos que se balancean, 0,26 como mucho.',
      limit: 'Las manos vacías también pueden subir despacio.',
    },
    handsBelow: {
      source:
        'En 7 grabaciones de personas reales y 20 generadas, las manos que levantan cuelgan 0,29 o más por debajo de los hombros; las de cuclillas con las manos vacías, 0,02 como mucho.',
      limit: 'Coger algo de una estantería a la altura del pecho no se evalúa.',
    },
    twistViewFrom: {
      source:
        'En torsiones generadas de 50° se hallaron de 46 a 52° entre 30 y 60° del frente, y de 16 a 28° de lado y por detrás.',
      limit: 'El ángulo mismo se halla con un error de 10°.',
    },
    twistViewTo: {
      source: 'Como para el ángulo mínimo.',
      limit: 'De lado, una torsión detectada cuenta; que no se detecte ninguna, no.',
    },
    sideTurn: {
      source:
        'Como para el ángulo mínimo: las torsiones de 50° se hallan como 16° o más; los levantamientos rectos, hasta 12°.',
      limit: 'Una torsión de menos de 40° en sentido contrario a la cámara no se detecta de lado.',
    },
    turnInPicture: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Las torsiones de 50° se muestran como 44 a 62°; los levantamientos rectos, hasta 21°.',
      limit: 'Se exige donde la cámara está a 45° o más del frente y de la espalda.',
    },
    startTwist: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Los levantamientos rectos muestran hasta 13°.',
      limit: 'La torsión de un solo momento se halla demasiado pequeña.',
    },
    pushTravel: {
      source: 'Unos 35 cm, un paso.',
      limit: 'Visto a lo ancho de la imagen: empujar recto hacia la cámara no se detecta.',
    },
    dip: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Una flexión de 40° se halló como 23°; ninguna, como hasta 9°.',
      limit: 'Solo se midieron tres empujes y tracciones generados: una sugerencia.',
    },
    elbow: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. Los brazos rectos se hallan doblados de 10 a 28°.',
      limit: 'Solo impide el veredicto «correcto».',
    },
    confidence: {
      source:
        'La confianza depende de la distancia al umbral y de lo bien que el cuerpo hallado encaja con uno de huesos constantes y pies quietos.',
      limit:
        'No puede saber qué más está mal, por ejemplo otra persona, así que nunca supera 0,97.',
    },
  },
  v3: {
    personHeight: {
      source:
        'Medido en trabajadores generados cuyo movimiento se conoce con exactitud. En 80 grabaciones de personas reales no se perdió por debajo ningún veredicto sobre un levantamiento, y desaparecieron 3 donde no se levanta nada.',
    },
    turnTime: {
      source:
        'En grabaciones generadas ningún veredicto es erróneo desde 1,3 segundos, mientras que por debajo de 0,8 tres torsiones se dan por correctas; en 35 grabaciones de personas reales no se pierde nada entre 1,4 y 3.',
      limit: 'No se detecta la torsión de quien espera más tiempo con la carga.',
    },
  },
}
