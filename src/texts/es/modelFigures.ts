/** What the figures of the model card were measured on, and what changed from each version of the thresholds to the next. */
import type { modelFigures as en } from '../en/modelFigures.ts'
import type { TextsLike } from '../keys.ts'

export const modelFigures: TextsLike<typeof en> = {
  source: {
    labelled: 'Análisis del propio producto; la verdad se estableció a simple vista',
    computed: 'Análisis del propio producto; la verdad está calculada',
  },
  material: {
    real3:
      'Personas reales en 45 grabaciones de 17 colecciones públicas sobre ejercicio y postura, que apenas se usaron para elegir los umbrales: solo se miraron sus totales, unas pocas veces. La mayoría levanta una barra, una pesa o una caja, a solas y con buena luz. Pocas están trabajando y casi ninguna gira el tronco.',
    rendered3:
      'Figuras generadas en 35 grabaciones cuyo movimiento se conoce con exactitud. Los umbrales se eligieron con figuras como estas, así que las personas reales se evalúan algo peor.',
    real1:
      'Personas reales en 49 grabaciones de 20 colecciones públicas; ninguna se usó para crear la versión 1.',
    rendered1:
      'Figuras generadas con seis cuerpos en 63 grabaciones; ninguna se usó para crear la versión 1.',
  },
  groupsOf: {
    real3:
      'A continuación, los tres principios juntos, en 80 grabaciones: las 45 de arriba y 35 con las que se eligieron los umbrales.',
    rendered3: 'A continuación, los tres principios juntos.',
    real1: 'Solo Big Engines, en otras diez grabaciones de peso muerto.',
  },
  group: {
    front: 'De frente, hasta 24°',
    front25: 'De frente, 25–49°',
    front50: 'De frente, 50–74°',
    side: 'De lado, 75–105°',
    behindAtAngle: 'Desde atrás en diagonal, 106–155°',
    behind: 'Desde atrás',
    nothingHidden: 'Nada oculto',
    shinsHidden: 'Espinillas ocultas por la carga',
    legsHidden: 'Piernas ocultas',
    armsHidden: 'Brazos ocultos',
    headOut: 'Cabeza fuera de la imagen',
    loose: 'Ropa holgada',
    tight: 'Ropa ajustada',
  },
  changes: {
    version3: {
      changed:
        'Un giro forma parte del levantamiento durante 1,5 segundos después de él en lugar de 3, y ningún momento es incorrecto si el veredicto sobre el levantamiento no lo es. No se evalúa a quien está demasiado lejos.',
      why: 'Alejarse con la carga se tomaba por un giro durante el levantamiento, y un veredicto correcto aparecía junto a momentos incorrectos. De 11 veredictos en los que no se levanta nada, 3 eran sobre una persona demasiado pequeña en la imagen.',
      cost: 'Ninguno de los veredictos sobre 80 grabaciones de personas reales y 35 generadas. Si alguien se queda más tiempo quieto con la carga antes de girar el tronco, el giro no se detecta.',
    },
    version2: {
      changed:
        'Sin «correcto» en Big Engines si al doblarse sube un tobillo o se acorta una espinilla, o si nadie está erguido en 4 segundos; sin veredicto si los hombros apenas bajan. Ninguno en Inside Base sin las manos. «Correcto» en Turn Not Twist solo desde un ángulo que mostraría una torsión; también se evalúa una torsión anterior al levantamiento. Andar, dar tirones, estirar los brazos o agacharse sin alcanzar nada no es un levantamiento. El margen del alcance es mayor. Cada veredicto tiene una confianza, y por debajo de 0,65 no se da ninguno. Dip n’ Drive se sugiere al empujar y tirar.',
      why: 'En grabaciones de personas reales que no se usaron para crear la versión 1, decía «correcto» con demasiada facilidad si una carga ocultaba las espinillas: la rodilla se encuentra entonces 33° más doblada de lo que está.',
      cost: 'Algunos veredictos acertados son ahora desconocidos: 2 de 17 en Big Engines y 2 de 28 en Turn Not Twist cuando las personas andan, y los de Turn Not Twist grabados de frente o desde atrás, o si los hombros parecen girar 13° o más vistos de lado.',
    },
    version1: {
      changed: 'La primera versión.',
      why: 'Medida con trabajadores generados cuyo movimiento se conoce con exactitud.',
      cost: 'Con personas reales dice «correcto» con demasiada facilidad si una carga oculta las espinillas, porque las rodillas se encuentran entonces demasiado dobladas.',
    },
  },
}
