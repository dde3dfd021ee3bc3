/** Invitations: on a person's page and form, and on a new client's page. */
import type { invitation as en } from '../en/invitation.ts'
import type { TextsLike } from '../keys.ts'

export const invitation: TextsLike<typeof en> = {
  switch: 'Einladung senden',
  switchHint: 'Per E-Mail, mit einem Link zum Wählen eines Passworts. Er gilt 7 Tage.',
  switchOff: 'Sie können später eine Einladung senden oder ein Passwort festlegen.',
  states: {
    NOT_INVITED: 'Keine gesendet',
    INVITED: 'Gesendet am %{date}',
    EXPIRED: 'Abgelaufen, gesendet am %{date}',
    ACCEPTED: 'Angenommen, gesendet am %{date}',
  },
  NOT_INVITED: {
    title: '%{name} hat noch kein Passwort und kann sich nicht anmelden',
    text: 'Senden Sie eine E-Mail mit einem Link zum Wählen eines Passworts oder legen Sie selbst eines fest.',
  },
  INVITED: {
    title: '%{name} hat noch kein Passwort gewählt',
    text: 'Eingeladen am %{date}. Der Link in der E-Mail funktioniert einmal und gilt 7 Tage.',
  },
  EXPIRED: {
    title: '%{name} hat kein Passwort und kann sich nicht anmelden',
    text: 'Eingeladen am %{date}. Der Link in dieser E-Mail funktioniert nicht mehr.',
  },
  send: 'Einladung senden',
  sendAgain: 'Einladung erneut senden',
  sending: 'Wird gesendet …',
  sent: 'Die Einladung ist unterwegs an %{email}.',
  firstSuperUser: {
    title: 'Ersten Superuser einladen',
    subtitle:
      'Jemand bei %{company}, der Orte und Personen hinzufügt und Kampagnen plant. Die Person erhält eine E-Mail, um ein Passwort zu wählen.',
    skip: 'Vorerst überspringen',
    done: '%{name} ist eingeladen und kann mit den ersten Schritten weitermachen.',
    open: 'Seite der Person öffnen',
  },
  setPassword: 'Passwort festlegen',
}
