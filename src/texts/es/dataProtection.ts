import type { dataProtection as en } from '../en/dataProtection.ts'
import type { TextsLike } from '../keys.ts'

/** Labels of retention, legal holds and the erasure of a person. */
export const dataProtection: TextsLike<typeof en> = {
  cancel: 'Cancelar',
  retention: {
    title: 'Protección de datos',
    hint: 'Se comprueba cada noche a las 03:00 en la zona horaria del cliente. Las cifras no cambian. Lo que está bajo retención legal se conserva.',
    recordingsHint:
      'Las grabaciones más antiguas y sus puntos clave se eliminan; los resultados se mantienen. 30 o más. Vacío: se conservan sin límite.',
    observationsHint:
      'Las observaciones más antiguas pierden nombres, notas y grabaciones; las personas pasan a ser seudónimos. 30 o más. Vacío: se conservan sin límite.',
    preview:
      'La próxima ejecución elimina %{recordings} grabaciones y elimina los nombres y las notas de %{observations} observaciones.',
    oldest: 'La más antigua es del %{day}.',
    held: '%{count} se mantienen por una retención legal.',
    failed: 'No se pudo contar lo que se eliminaría. Inténtelo de nuevo en un momento.',
    confirmTitle: '¿Guardar estos límites?',
    final: 'Esto no se puede deshacer.',
    confirm: 'Guardar y eliminar',
    notSaved: 'No se guardó nada. Cambie los límites o confirme lo que eliminan.',
    days: '%{count} días',
    unlimited: 'Se conserva sin límite',
  },
  holds: {
    title: 'Retención legal',
    hint: 'Mientras haya una retención legal, nada de lo que abarca se elimina ni se seudonimiza.',
    none: 'No hay ninguna.',
    failed: 'No se pudieron cargar las retenciones legales.',
    place: 'Establecer una retención legal',
    placed: 'La retención legal está establecida.',
    reason: 'Motivo',
    reasonHint: 'Por ejemplo, el número del expediente.',
    end: 'Levantar la retención legal',
    endWarning:
      'La próxima ejecución nocturna eliminará entonces lo que supere los límites del cliente.',
    of: {
      CLIENT: 'Retención legal de todo el cliente',
      PERSON: 'Retención legal de una persona',
      OBSERVATION: 'Retención legal de esta observación',
    },
  },
  erase: {
    title: 'Suprimir datos personales',
    hint: 'Sustituye a la persona por un seudónimo. Las cifras no cambian. Esto no se puede deshacer.',
    start: 'Suprimir datos personales',
    failed: 'No se pudo contar lo que se suprimiría.',
    held: 'Una retención legal afecta a esta persona o a sus observaciones. Levántela primero.',
    intro: 'Esto suprime los datos personales de %{name}:',
    account:
      'La cuenta pierde el nombre, el correo y el ID de empleado, se elimina y ya no puede iniciar sesión.',
    observed:
      '%{count} observaciones sobre la persona conservan sus resultados y pierden las notas.',
    recordings: '%{count} grabaciones de la persona se eliminan.',
    observations: '%{count} observaciones hechas por la persona se mantienen, con el seudónimo.',
    limits:
      'No alcanza a: nombres que alguien escribió en otros registros, correos ya enviados, archivos descargados y copias de seguridad. Las exportaciones que aún se conservan se eliminan.',
    confirm: 'Escriba %{name} para confirmar',
    done: 'Se suprimieron los datos personales.',
    erased: 'Los datos personales de esta persona se suprimieron el %{day}.',
  },
  recordingRemoved: 'La grabación se eliminó a los %{count} días.',
  recordingErased: 'La grabación se eliminó.',
  pseudonymised:
    'Los nombres y las notas se eliminaron el %{day}. Esta observación ya no se puede modificar.',
}
