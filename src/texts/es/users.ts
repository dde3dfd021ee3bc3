import type { users as en } from '../en/users.ts'
import type { TextsLike } from '../keys.ts'

/** Pages of people. */
export const users: TextsLike<typeof en> = {
  section: 'Usuario',
  account: 'Cuenta',
  access: 'Acceso',
  nameHint: 'El nombre, los apellidos o ambos.',
  titleHint: 'Puesto de trabajo, por ejemplo «Jefe de turno».',
  accountHint: 'Si está desactivada, esta persona no puede iniciar sesión.',
  levelFixed: 'No puede cambiar este nivel.',
  hasAll: 'Este nivel tiene acceso a todos los centros y departamentos.',
  hasAllDepartments: 'Este nivel tiene acceso a todos los departamentos de los centros elegidos.',
  locationsHint: 'Déjelo vacío para todos los centros. Un centro incluye los que contiene.',
  departmentsHint:
    'Déjelo vacío para todos los departamentos de estos centros. Un departamento incluye los que contiene.',
  allLocations: 'Todos los centros',
  allDepartments: 'Todos los departamentos',
  allDepartmentsThere: 'Todos los departamentos de estos centros',
  deleted: 'Eliminado',
  neverObserved: 'Nunca',
  observed: {
    label: 'Observados',
    all: 'Observados o no',
    THIS_MONTH: 'Sin observar este mes',
    THIS_QUARTER: 'Sin observar este trimestre',
    THIS_YEAR: 'Sin observar este año',
    notSince: 'Sin observar desde el %{day}',
  },
  observations: {
    label: 'Qué observaciones',
    about: 'Sobre esta persona',
    made: 'Hechas por esta persona',
  },
  bounced: {
    title: 'El último correo a esta persona se devolvió: %{reason}',
    correct:
      'Compruebe con la persona la dirección %{email} y corríjala, o pida a su administrador de correo que permita los correos de Liftwise. Este aviso desaparece cuando un correo llega o la dirección cambia.',
    askSuperUser:
      'Pida a un superusuario que compruebe la dirección %{email}, o al administrador de correo que permita los correos de Liftwise.',
  },
  password: {
    reset: 'Restablecer contraseña',
    resetOf: 'Restablecer la contraseña de %{name}',
    set: 'Establecer una contraseña nueva',
    setHint:
      'La sesión de %{name} se cerrará en todos los dispositivos y podrá iniciarla con la contraseña nueva.',
    length: 'Al menos 8 caracteres.',
    save: 'Guardar contraseña',
    saved: '%{name} ya puede iniciar sesión con la contraseña nueva.',
    orSend: 'O enviar un enlace',
    send: 'Enviar un enlace',
    sendHint:
      '%{name} recibe en %{email} un correo con un enlace para establecer una contraseña nueva. La contraseña actual funciona hasta entonces.',
    sending: 'Enviando…',
    sent: 'Se envió un enlace a %{email}. Funciona una vez y caduca a los 30 minutos.',
    disabled: 'Esta cuenta está desactivada. Actívela antes de enviar un enlace.',
  },
}
