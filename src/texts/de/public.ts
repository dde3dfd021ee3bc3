/** Texts of the pages that open without signing in. */
import type { texts as en } from '../en/public.ts'
import type { TextsLike } from '../keys.ts'
import { broken } from './broken.ts'
import { documents } from './documents.ts'
import { mailKinds } from './mails.ts'
import { messages } from './messages.ts'
import { principles } from './parts.ts'

const signIn: TextsLike<(typeof en)['signIn']> = {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  code: 'Code',
  codeTitle: 'Code eingeben',
  codeHint:
    'Wenn Sie Ihr Telefon nicht dabeihaben, geben Sie einen Ihrer Wiederherstellungscodes ein.',
  back: 'Zurück',
  backToSignIn: 'Zurück zur Anmeldung',
  toSignIn: 'Zur Anmeldung',
  backToApp: 'Zurück zu Liftwise',
  capsLock: 'Die Feststelltaste ist aktiv',
  show: 'Anzeigen',
  hide: 'Verbergen',
  showField: {
    password: 'Passwort anzeigen',
    repeatPassword: 'Wiederholtes Passwort anzeigen',
  },
  principles: 'Die vier Prinzipien',
  claim: 'Vier Prinzipien. Für jedes Heben, Schieben und Ziehen.',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  language: 'Sprache',
}

const forgotPassword: TextsLike<(typeof en)['forgotPassword']> = {
  title: 'Passwort vergessen',
  intro: 'Geben Sie Ihre E-Mail-Adresse ein, um einen Link zu erhalten.',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  sent: 'Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link zum Festlegen eines neuen Passworts gesendet. Er funktioniert einmal und läuft in 30 Minuten ab.',
}

const resetPassword: TextsLike<(typeof en)['resetPassword']> = {
  title: 'Passwort zurücksetzen',
  intro: 'Wählen Sie ein neues Passwort mit mindestens 8 Zeichen.',
  expires: 'Der Link funktioniert einmal und läuft nach 30 Minuten ab.',
  newLink: 'Neuen Link anfordern',
  repeat: 'Passwort wiederholen',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  saved: 'Ihr neues Passwort ist gespeichert. Sie können sich jetzt anmelden.',
}

/** Of the page that the link of an invitation opens. */
const choosePassword: TextsLike<(typeof en)['choosePassword']> = {
  title: 'Passwort wählen',
  intro:
    'Wählen Sie ein Passwort mit mindestens 8 Zeichen. Melden Sie sich dann damit und mit Ihrer E-Mail-Adresse an.',
  expires: 'Der Link funktioniert einmal und läuft nach 7 Tagen ab.',
}

const unsubscribe: TextsLike<(typeof en)['unsubscribe']> = {
  question: 'Abbestellen?',
  intro:
    'Sie erhalten E-Mails dieser Art dann nicht mehr. Andere E-Mails sind nicht betroffen, und Sie können diese hier wieder bestellen.',
  unsubscribe: 'Abbestellen',
  resubscribe: 'Wieder bestellen',
  stopped: 'Abbestellt',
  started: 'Wieder bestellt',
  willGet: {
    campaignReminder: 'Sie erhalten wieder Kampagnenerinnerungen.',
    inactivityAlert: 'Sie erhalten wieder Warnungen bei Inaktivität.',
    badLiftsAlert: 'Sie erhalten wieder Warnungen bei falschem Heben.',
    weeklySummary: 'Sie erhalten wieder Wochenberichte.',
    monthlySummary: 'Sie erhalten wieder Monatsberichte.',
    commentMention: 'Sie erhalten wieder E-Mails über Erwähnungen in Kommentaren.',
    followUp: 'Sie erhalten wieder E-Mails über Nachbereitungen.',
    followUpsOverdue: 'Sie erhalten wieder E-Mails über überfällige Nachbereitungen.',
    savedView: 'Sie erhalten Ihre Ansichten wieder wöchentlich.',
    taskAction: 'Sie erhalten wieder E-Mails über Ihre Maßnahmen an Tätigkeiten und Standorten.',
  },
  willNotGet: {
    campaignReminder:
      'Sie erhalten keine Kampagnenerinnerungen mehr. Andere E-Mails sind nicht betroffen.',
    inactivityAlert:
      'Sie erhalten keine Warnungen bei Inaktivität mehr. Andere E-Mails sind nicht betroffen.',
    badLiftsAlert:
      'Sie erhalten keine Warnungen bei falschem Heben mehr. Andere E-Mails sind nicht betroffen.',
    weeklySummary: 'Sie erhalten keine Wochenberichte mehr. Andere E-Mails sind nicht betroffen.',
    monthlySummary: 'Sie erhalten keine Monatsberichte mehr. Andere E-Mails sind nicht betroffen.',
    commentMention:
      'Sie erhalten keine E-Mails über Erwähnungen in Kommentaren mehr. Andere E-Mails sind nicht betroffen.',
    followUp:
      'Sie erhalten keine E-Mails über Nachbereitungen mehr. Andere E-Mails sind nicht betroffen.',
    followUpsOverdue:
      'Sie erhalten keine E-Mails über überfällige Nachbereitungen mehr. Andere E-Mails sind nicht betroffen.',
    savedView:
      'Sie erhalten Ihre Ansichten nicht mehr wöchentlich. Andere E-Mails sind nicht betroffen.',
    taskAction:
      'Sie erhalten keine E-Mails über Ihre Maßnahmen an Tätigkeiten und Standorten mehr. Andere E-Mails sind nicht betroffen.',
  },
}

const principleNames = {
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
