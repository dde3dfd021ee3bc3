/** The help's page around its topics, and the form to ask the provider. */
import type { help as en } from '../en/help.ts'
import type { TextsLike } from '../keys.ts'

export const help: TextsLike<typeof en> = {
  title: 'Aide',
  intro:
    'Parcourez les sujets ci-dessous ou faites une recherche. Si vous ne trouvez pas de réponse, %{link}.',
  askUs: 'écrivez-nous',
  topics: '%{smart_count} sujet |||| %{smart_count} sujets',
  ask: 'Nous écrire',
  reply: 'Nous répondrons par e-mail à %{email}.',
  leave: 'Quitter sans envoyer ?',
  subject: 'Objet',
  message: 'Message',
  hint: 'Que vouliez-vous faire, sur quelle page, et que s’est-il passé ?',
  send: 'Envoyer',
  sending: 'Envoi…',
  thanks: 'Merci, %{name}',
  sent: 'Votre demande a été envoyée au fournisseur de Liftwise, qui répondra à %{email}. Une copie est partie à la même adresse ; si elle n’arrive pas, regardez dans les courriers indésirables.',
  again: 'Poser une autre question',
}
