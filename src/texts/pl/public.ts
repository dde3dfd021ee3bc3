/** Texts of the pages that open without signing in. */
import type { texts as en } from '../en/public.ts'
import type { TextsLike } from '../keys.ts'
import { broken } from './broken.ts'
import { documents } from './documents.ts'
import { mailKinds } from './mails.ts'
import { messages } from './messages.ts'
import { principles } from './parts.ts'

const signIn: TextsLike<(typeof en)['signIn']> = {
  title: 'Zaloguj się',
  email: 'E-mail',
  password: 'Hasło',
  forgot: 'Nie pamiętasz hasła?',
  code: 'Kod',
  codeTitle: 'Wpisz kod',
  codeHint: 'Jeśli nie masz przy sobie telefonu, wpisz jeden z kodów odzyskiwania.',
  back: 'Wstecz',
  backToSignIn: 'Wróć do logowania',
  toSignIn: 'Przejdź do logowania',
  backToApp: 'Wróć do Liftwise',
  capsLock: 'Caps Lock jest włączony',
  show: 'Pokaż',
  hide: 'Ukryj',
  showField: { password: 'Pokaż hasło', repeatPassword: 'Pokaż powtórzone hasło' },
  principles: 'Cztery zasady',
  claim: 'Cztery zasady. Przy każdym podnoszeniu, pchaniu i ciągnięciu.',
  privacy: 'Polityka prywatności',
  terms: 'Regulamin',
  language: 'Język',
}

const forgotPassword: TextsLike<(typeof en)['forgotPassword']> = {
  title: 'Nie pamiętasz hasła?',
  intro: 'Podaj adres e-mail, aby otrzymać link.',
  send: 'Wyślij link',
  sending: 'Wysyłanie…',
  sent: 'Jeśli dla tego adresu istnieje konto, wysłaliśmy link do ustawienia nowego hasła. Działa raz i wygasa po 30 minutach.',
}

const resetPassword: TextsLike<(typeof en)['resetPassword']> = {
  title: 'Zresetuj hasło',
  intro: 'Wybierz nowe hasło, które ma co najmniej 8 znaków.',
  expires: 'Link działa raz i wygasa po 30 minutach.',
  newLink: 'Poproś o nowy link',
  repeat: 'Powtórz hasło',
  save: 'Zapisz hasło',
  saving: 'Zapisywanie…',
  saved: 'Nowe hasło jest zapisane. Możesz się teraz zalogować.',
}

/** Of the page that the link of an invitation opens. */
const choosePassword: TextsLike<(typeof en)['choosePassword']> = {
  title: 'Wybierz hasło',
  intro:
    'Wybierz hasło, które ma co najmniej 8 znaków. Potem zaloguj się tym hasłem i swoim adresem e-mail.',
  expires: 'Link działa raz i wygasa po 7 dniach.',
}

const unsubscribe: TextsLike<(typeof en)['unsubscribe']> = {
  question: 'Wypisać się?',
  intro:
    'Nie będziesz już otrzymywać e-maili tego typu. Nie dotyczy to innych e-maili. Możesz się tu ponownie zapisać.',
  unsubscribe: 'Wypisz się',
  resubscribe: 'Zapisz się ponownie',
  stopped: 'E-maile są wyłączone',
  started: 'E-maile są znów włączone',
  willGet: {
    campaignReminder: 'Znów będziesz otrzymywać przypomnienia o kampaniach.',
    inactivityAlert: 'Znów będziesz otrzymywać alerty o braku aktywności.',
    badLiftsAlert: 'Znów będziesz otrzymywać alerty o nieprawidłowym podnoszeniu.',
    weeklySummary: 'Znów będziesz otrzymywać podsumowania tygodnia.',
    monthlySummary: 'Znów będziesz otrzymywać podsumowania miesiąca.',
    commentMention: 'Znów będziesz otrzymywać e-maile o wzmiankach w komentarzach.',
    followUp: 'Znów będziesz otrzymywać e-maile o planach wsparcia.',
    followUpsOverdue: 'Znów będziesz otrzymywać e-maile o planach wsparcia po terminie.',
    savedView: 'Znów będziesz otrzymywać widoki co tydzień.',
    taskAction: 'Znów będziesz otrzymywać e-maile o swoich działaniach dotyczących zadań i miejsc.',
  },
  willNotGet: {
    campaignReminder:
      'Nie będziesz już otrzymywać przypomnień o kampaniach. Nie dotyczy to innych e-maili.',
    inactivityAlert:
      'Nie będziesz już otrzymywać alertów o braku aktywności. Nie dotyczy to innych e-maili.',
    badLiftsAlert:
      'Nie będziesz już otrzymywać alertów o nieprawidłowym podnoszeniu. Nie dotyczy to innych e-maili.',
    weeklySummary:
      'Nie będziesz już otrzymywać podsumowań tygodnia. Nie dotyczy to innych e-maili.',
    monthlySummary:
      'Nie będziesz już otrzymywać podsumowań miesiąca. Nie dotyczy to innych e-maili.',
    commentMention:
      'Nie będziesz już otrzymywać e-maili o wzmiankach w komentarzach. Nie dotyczy to innych e-maili.',
    followUp:
      'Nie będziesz już otrzymywać e-maili o planach wsparcia. Nie dotyczy to innych e-maili.',
    followUpsOverdue:
      'Nie będziesz już otrzymywać e-maili o planach wsparcia po terminie. Nie dotyczy to innych e-maili.',
    savedView: 'Nie będziesz już otrzymywać widoków co tydzień. Nie dotyczy to innych e-maili.',
    taskAction:
      'Nie będziesz już otrzymywać e-maili o swoich działaniach dotyczących zadań i miejsc. Nie dotyczy to innych e-maili.',
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
