/** Invitations: on a person's page and form, and on a new client's page. */
import type { invitation as en } from '../en/invitation.ts'
import type { TextsLike } from '../keys.ts'

export const invitation: TextsLike<typeof en> = {
  switch: 'Wyślij zaproszenie',
  switchHint: 'E-mailem, z linkiem do wyboru hasła. Działa przez 7 dni.',
  switchOff: 'Zaproszenie można wysłać później albo ustawić hasło.',
  states: {
    NOT_INVITED: 'Nie wysłano',
    INVITED: 'Wysłano %{date}',
    EXPIRED: 'Wygasło, wysłano %{date}',
    ACCEPTED: 'Przyjęto, wysłano %{date}',
  },
  NOT_INVITED: {
    title: '%{name} nie ma jeszcze hasła i nie może się zalogować',
    text: 'Wyślij e-mail z linkiem do wyboru hasła lub ustaw je samodzielnie.',
  },
  INVITED: {
    title: 'Nie wybrano jeszcze hasła: %{name}',
    text: 'Zaproszenie wysłano %{date}. Link w e-mailu działa raz, przez 7 dni.',
  },
  EXPIRED: {
    title: '%{name} nie ma hasła i nie może się zalogować',
    text: 'Zaproszenie wysłano %{date}. Link z tego e-maila już nie działa.',
  },
  send: 'Wyślij zaproszenie',
  sendAgain: 'Wyślij zaproszenie ponownie',
  sending: 'Wysyłanie…',
  sent: 'Zaproszenie jest wysyłane na adres %{email}.',
  firstSuperUser: {
    title: 'Zaproś pierwszego superużytkownika',
    subtitle:
      'Ktoś z %{company}, kto doda miejsca i osoby oraz zaplanuje kampanie. Dostanie e-mail, aby wybrać hasło.',
    skip: 'Na razie pomiń',
    done: 'Zaproszenie wysłane: %{name}. Ta osoba może zacząć od pierwszych kroków.',
    open: 'Otwórz stronę tej osoby',
  },
  setPassword: 'Ustaw hasło',
}
