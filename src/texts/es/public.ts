/** Texts of the pages that open without signing in. */
import type { texts as en } from '../en/public.ts'
import type { TextsLike } from '../keys.ts'
import { broken } from './broken.ts'
import { documents } from './documents.ts'
import { mailKinds } from './mails.ts'
import { messages } from './messages.ts'
import { principles } from './parts.ts'

const signIn: TextsLike<(typeof en)['signIn']> = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgot: '¿Ha olvidado su contraseña?',
  code: 'Código',
  codeTitle: 'Escriba su código',
  codeHint: 'Si no tiene el móvil a mano, escriba uno de sus códigos de recuperación.',
  back: 'Volver',
  backToSignIn: 'Volver al inicio de sesión',
  toSignIn: 'Ir al inicio de sesión',
  backToApp: 'Volver a Liftwise',
  capsLock: 'El bloqueo de mayúsculas está activado',
  show: 'Mostrar',
  hide: 'Ocultar',
  showField: {
    password: 'Mostrar la contraseña',
    repeatPassword: 'Mostrar la contraseña repetida',
  },
  principles: 'Los cuatro principios',
  claim: 'Cuatro principios. Siempre que levante, empuje o tire.',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  language: 'Idioma',
}

const forgotPassword: TextsLike<(typeof en)['forgotPassword']> = {
  title: 'Contraseña olvidada',
  intro: 'Escriba su dirección de correo para recibir un enlace.',
  send: 'Enviar enlace',
  sending: 'Enviando…',
  sent: 'Si existe una cuenta con esta dirección, hemos enviado un enlace para crear una contraseña nueva. Funciona una vez y caduca a los 30 minutos.',
}

const resetPassword: TextsLike<(typeof en)['resetPassword']> = {
  title: 'Restablecer la contraseña',
  intro: 'Elija una contraseña nueva de al menos 8 caracteres.',
  expires: 'El enlace funciona una vez y caduca a los 30 minutos.',
  newLink: 'Recibir un enlace nuevo',
  repeat: 'Repetir contraseña',
  save: 'Guardar contraseña',
  saving: 'Guardando…',
  saved: 'Su contraseña nueva está guardada. Ya puede iniciar sesión.',
}

const choosePassword: TextsLike<(typeof en)['choosePassword']> = {
  title: 'Elija su contraseña',
  intro:
    'Elija una contraseña de al menos 8 caracteres. Después, inicie sesión con ella y su dirección de correo.',
  expires: 'El enlace funciona una vez y caduca a los 7 días.',
}

const unsubscribe: TextsLike<(typeof en)['unsubscribe']> = {
  question: '¿Cancelar la suscripción?',
  intro:
    'Dejará de recibir este tipo de correo. Los demás correos no cambian y puede volver a suscribirse aquí.',
  unsubscribe: 'Cancelar suscripción',
  resubscribe: 'Volver a suscribirse',
  stopped: 'Ha cancelado la suscripción',
  started: 'Suscripción reactivada',
  willGet: {
    campaignReminder: 'Volverá a recibir los recordatorios de campaña.',
    inactivityAlert: 'Volverá a recibir las alertas de inactividad.',
    badLiftsAlert: 'Volverá a recibir las alertas de levantamientos incorrectos.',
    weeklySummary: 'Volverá a recibir los resúmenes semanales.',
    monthlySummary: 'Volverá a recibir los resúmenes mensuales.',
    commentMention: 'Volverá a recibir los correos sobre menciones en comentarios.',
    followUp: 'Volverá a recibir los correos sobre seguimientos.',
    followUpsOverdue: 'Volverá a recibir los correos sobre seguimientos atrasados.',
    savedView: 'Volverá a recibir sus vistas cada semana.',
    taskAction: 'Volverá a recibir los correos sobre sus acciones en tareas y centros.',
  },
  willNotGet: {
    campaignReminder: 'Ya no recibirá los recordatorios de campaña. Los demás correos no cambian.',
    inactivityAlert: 'Ya no recibirá las alertas de inactividad. Los demás correos no cambian.',
    badLiftsAlert:
      'Ya no recibirá las alertas de levantamientos incorrectos. Los demás correos no cambian.',
    weeklySummary: 'Ya no recibirá los resúmenes semanales. Los demás correos no cambian.',
    monthlySummary: 'Ya no recibirá los resúmenes mensuales. Los demás correos no cambian.',
    commentMention:
      'Ya no recibirá los correos sobre menciones en comentarios. Los demás correos no cambian.',
    followUp: 'Ya no recibirá los correos sobre seguimientos. Los demás correos no cambian.',
    followUpsOverdue:
      'Ya no recibirá los correos sobre seguimientos atrasados. Los demás correos no cambian.',
    savedView: 'Ya no recibirá sus vistas cada semana. Los demás correos no cambian.',
    taskAction:
      'Ya no recibirá los correos sobre sus acciones en tareas y centros. Los demás correos no cambian.',
  },
}

const principleNames: TextsLike<(typeof en)['principles']['name']> = {
  INSIDE_BASE: 'Inside Base',
  BIG_ENGINES: 'Big Engines',
  TURN_NOT_TWIST: 'Turn Not Twist',
  DIP_N_DRIVE: "Dip n' Drive",
}

export const texts: TextsLike<typeof en> = {
  documents,
  messages,
  mailKinds,
  principles: { ...principles, name: principleNames },
  signIn,
  forgotPassword,
  resetPassword,
  choosePassword,
  unsubscribe,
  broken,
}
