/** The help's page around its topics, and the form to ask the provider. */
import type { help as en } from '../en/help.ts'
import type { TextsLike } from '../keys.ts'

export const help: TextsLike<typeof en> = {
  title: 'Hilfe',
  intro: 'Blättern oder suchen Sie in den Themen unten. Finden Sie keine Antwort, %{link}.',
  askUs: 'fragen Sie uns',
  topics: '1 Thema |||| %{smart_count} Themen',
  ask: 'Fragen Sie uns',
  reply: 'Wir antworten per E-Mail an %{email}.',
  leave: 'Ohne Senden verlassen?',
  subject: 'Betreff',
  message: 'Nachricht',
  hint: 'Was wollten Sie tun, auf welcher Seite, und was ist passiert?',
  send: 'Senden',
  sending: 'Wird gesendet …',
  thanks: 'Danke, %{name}',
  sent: 'Ihre Anfrage wurde an den Anbieter von Liftwise gesendet; er antwortet an %{email}. Eine Kopie ging an dieselbe Adresse. Kommt sie nicht an, sehen Sie im Spam-Ordner nach.',
  again: 'Noch eine Frage stellen',
}
