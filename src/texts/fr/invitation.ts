/** Invitations: on a person's page and form, and on a new client's page. */
import type { invitation as en } from '../en/invitation.ts'
import type { TextsLike } from '../keys.ts'

export const invitation: TextsLike<typeof en> = {
  switch: 'Envoyer une invitation',
  switchHint: 'Par e-mail, avec un lien pour choisir un mot de passe. Il est valable 7 jours.',
  switchOff: 'Vous pourrez envoyer une invitation plus tard, ou définir un mot de passe.',
  states: {
    NOT_INVITED: 'Aucune envoyée',
    INVITED: 'Envoyée le %{date}',
    EXPIRED: 'Expirée, envoyée le %{date}',
    ACCEPTED: 'Acceptée, envoyée le %{date}',
  },
  NOT_INVITED: {
    title: '%{name} n’a pas encore de mot de passe et ne peut pas se connecter',
    text: 'Envoyez un e-mail avec un lien pour choisir un mot de passe, ou définissez-en un vous-même.',
  },
  INVITED: {
    title: '%{name} n’a pas encore choisi de mot de passe',
    text: 'Invitation du %{date}. Le lien de l’e-mail ne sert qu’une fois et est valable 7 jours.',
  },
  EXPIRED: {
    title: '%{name} n’a pas de mot de passe et ne peut pas se connecter',
    text: 'Invitation du %{date}. Le lien de cet e-mail n’est plus valable.',
  },
  send: 'Envoyer l’invitation',
  sendAgain: 'Renvoyer l’invitation',
  sending: 'Envoi…',
  sent: 'L’invitation est en route vers %{email}.',
  firstSuperUser: {
    title: 'Inviter le premier super-utilisateur',
    subtitle:
      'Une personne de %{company} qui ajoutera ses sites, ses services et ses utilisateurs, et planifiera des campagnes. Elle recevra un e-mail pour choisir un mot de passe.',
    skip: 'Plus tard',
    done: '%{name} a reçu une invitation et peut continuer avec les premiers pas.',
    open: 'Ouvrir sa page',
  },
  setPassword: 'Définir un mot de passe',
}
