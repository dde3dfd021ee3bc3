import type { today as en } from '../en/today.ts'
import type { TextsLike } from '../keys.ts'

/** Labels of the page with one's observations of the day, and of what this device has not sent yet. */
export const today: TextsLike<typeof en> = {
  title: 'Mis observaciones de hoy',
  add: 'Añadir observación',
  queue: {
    title: 'En este dispositivo',
    none: 'No hay nada por enviar.',
    unsent:
      '1 observación aún no se ha enviado. |||| %{smart_count} observaciones aún no se han enviado.',
    bySelf: 'Se enviará cuando vuelva a tener conexión.',
    needsYou: 'Vea abajo qué ha fallado.',
    observation: 'Observación',
    recording: 'Grabación de %{size}',
    states: {
      waiting: 'En espera',
      sending: 'Enviando',
      sent: 'Enviada',
      needsYou: 'Requiere atención',
    },
    existing: 'Abrir la observación existente',
    send: 'Enviar ahora',
    sendOf: 'Enviar ahora: %{name}',
    edit: 'Editar',
    editOf: 'Editar: %{name}',
    discard: 'Descartar',
    discardOf: 'Descartar: %{name}',
    keep: 'Conservar',
    discardTitle: '¿Descartar esta observación?',
    discardQuestion: 'Solo está en este dispositivo. No se podrá recuperar.',
    discardMaybeSent:
      'Puede que ya se haya registrado. Al descartarla solo se borra de este dispositivo; búsquela en la lista de observaciones.',
    discarded: 'Descartada.',
    isSending: 'Se está enviando ahora mismo, así que no se descartó.',
    editing: 'Esta observación aún no está registrada. Corríjala y añádala de nuevo.',
    notRecorded: 'Esta observación aún no está registrada: %{reason}',
    gone: 'Esta observación ya se ha enviado o descartado.',
    toToday: 'Mis observaciones de hoy',
  },
  unsentBadge: '1 observación sin enviar |||| %{smart_count} observaciones sin enviar',
  refused: {
    one: '%{task} no se registró: %{reason}',
    many: '%{count} observaciones no se registraron.',
    badge: '%{count} no aceptadas',
  },
  signOut: {
    title: '¿Cerrar sesión?',
    question:
      '1 observación aún no se ha enviado. Se queda en este dispositivo y se enviará cuando vuelva a iniciar sesión. |||| %{smart_count} observaciones aún no se han enviado. Se quedan en este dispositivo y se enviarán cuando vuelva a iniciar sesión.',
    stay: 'Quedarse',
    leave: 'Cerrar sesión',
  },
  recorded: {
    title: 'Registradas hoy',
    hint: 'Observaciones que hizo usted o que tratan sobre usted.',
    none: 'Hoy aún no se ha registrado nada.',
    failed: 'No se pudieron cargar las observaciones de hoy.',
    newest: 'Solo se muestran las más recientes.',
    all: 'Mostrar todas',
    by: 'Observado por %{name}',
    you: 'Usted',
  },
}
