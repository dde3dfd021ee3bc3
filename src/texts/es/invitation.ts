import type { invitation as en } from '../en/invitation.ts'
import type { TextsLike } from '../keys.ts'

/** Invitations: on a person's page and form, and on a new client's page. */
export const invitation: TextsLike<typeof en> = {
  switch: 'Enviar una invitación',
  switchHint: 'Por correo, con un enlace para elegir una contraseña. Funciona durante 7 días.',
  switchOff: 'Puede enviar una invitación más tarde o establecer una contraseña.',
  states: {
    NOT_INVITED: 'Ninguna enviada',
    INVITED: 'Enviada el %{date}',
    EXPIRED: 'Caducada, enviada el %{date}',
    ACCEPTED: 'Aceptada, enviada el %{date}',
  },
  NOT_INVITED: {
    title: '%{name} aún no tiene contraseña y no puede iniciar sesión',
    text: 'Envíe un correo con un enlace para elegir una contraseña o establezca una usted.',
  },
  INVITED: {
    title: '%{name} aún no ha elegido una contraseña',
    text: 'Invitación del %{date}. El enlace del correo funciona una sola vez y caduca a los 7 días.',
  },
  EXPIRED: {
    title: '%{name} no tiene contraseña y no puede iniciar sesión',
    text: 'Invitación del %{date}. El enlace de ese correo ya no funciona.',
  },
  send: 'Enviar invitación',
  sendAgain: 'Enviar invitación de nuevo',
  sending: 'Enviando…',
  sent: 'La invitación va de camino a %{email}.',
  firstSuperUser: {
    title: 'Invite al primer superusuario',
    subtitle:
      'Alguien de %{company} que añada sus centros, departamentos y usuarios y planifique campañas. Recibirá un correo para elegir una contraseña.',
    skip: 'Omitir por ahora',
    done: '%{name} tiene una invitación y puede seguir con los primeros pasos.',
    open: 'Abrir su página',
  },
  setPassword: 'Establecer una contraseña',
}
