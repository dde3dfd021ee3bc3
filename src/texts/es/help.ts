/** The help's page around its topics, and the form to ask the provider. */
import type { help as en } from '../en/help.ts'
import type { TextsLike } from '../keys.ts'

export const help: TextsLike<typeof en> = {
  title: 'Ayuda',
  intro: 'Explore los temas o busque en ellos. Si no encuentra respuesta, %{link}.',
  askUs: 'pregúntenos',
  topics: '1 tema |||| %{smart_count} temas',
  ask: 'Pregúntenos',
  reply: 'Responderemos por correo a %{email}.',
  leave: '¿Salir sin enviar?',
  subject: 'Asunto',
  message: 'Mensaje',
  hint: '¿Qué quería hacer, en qué página y qué ocurrió?',
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: 'Gracias, %{name}',
  sent: 'Su solicitud se ha enviado al proveedor de Liftwise, que responderá a %{email}. Se ha enviado una copia a la misma dirección; si no llega, mire en el correo no deseado.',
  again: 'Hacer otra pregunta',
}
