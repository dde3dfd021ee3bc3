/** Texts of the pages that open without signing in. */
import type { texts as en } from '../en/public.ts'
import type { TextsLike } from '../keys.ts'
import { broken } from './broken.ts'
import { documents } from './documents.ts'
import { mailKinds } from './mails.ts'
import { messages } from './messages.ts'
import { principles } from './parts.ts'

const signIn: TextsLike<(typeof en)['signIn']> = {
  title: 'Connexion',
  email: 'E-mail',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié ?',
  code: 'Code',
  codeTitle: 'Saisissez votre code',
  codeHint: 'Si vous n’avez pas votre téléphone, saisissez l’un de vos codes de récupération.',
  back: 'Retour',
  backToSignIn: 'Retour à la connexion',
  toSignIn: 'Aller à la connexion',
  backToApp: 'Retour à Liftwise',
  capsLock: 'Verrouillage des majuscules activé',
  show: 'Afficher',
  hide: 'Masquer',
  showField: {
    password: 'Afficher le mot de passe',
    repeatPassword: 'Afficher le mot de passe répété',
  },
  principles: 'Les quatre principes',
  claim: 'Quatre principes. Chaque fois que l’on lève, pousse ou tire.',
  privacy: 'Confidentialité',
  terms: 'CGU',
  language: 'Langue',
}

const forgotPassword: TextsLike<(typeof en)['forgotPassword']> = {
  title: 'Mot de passe oublié',
  intro: 'Saisissez votre adresse e-mail pour recevoir un lien.',
  send: 'Envoyer le lien',
  sending: 'Envoi…',
  sent: 'Si un compte existe pour cette adresse, nous y avons envoyé un lien pour choisir un nouveau mot de passe. Il ne sert qu’une fois et expire au bout de 30 minutes.',
}

const resetPassword: TextsLike<(typeof en)['resetPassword']> = {
  title: 'Nouveau mot de passe',
  intro: 'Choisissez un nouveau mot de passe d’au moins 8 caractères.',
  expires: 'Le lien ne sert qu’une fois et expire au bout de 30 minutes.',
  newLink: 'Recevoir un nouveau lien',
  repeat: 'Répéter le mot de passe',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Votre nouveau mot de passe est enregistré. Vous pouvez vous connecter.',
}

/** Of the page that the link of an invitation opens. */
const choosePassword: TextsLike<(typeof en)['choosePassword']> = {
  title: 'Choisissez votre mot de passe',
  intro:
    'Choisissez un mot de passe d’au moins 8 caractères. Il vous servira ensuite à vous connecter, avec votre adresse e-mail.',
  expires: 'Le lien ne sert qu’une fois et expire au bout de 7 jours.',
}

const unsubscribe: TextsLike<(typeof en)['unsubscribe']> = {
  question: 'Se désabonner ?',
  intro:
    'Vous ne recevrez plus ce type d’e-mails. Les autres e-mails ne changent pas, et vous pourrez vous réabonner ici.',
  unsubscribe: 'Se désabonner',
  resubscribe: 'Se réabonner',
  stopped: 'Désabonnement effectué',
  started: 'Réabonnement effectué',
  willGet: {
    campaignReminder: 'Vous recevrez de nouveau les rappels de campagne.',
    inactivityAlert: 'Vous recevrez de nouveau les alertes d’inactivité.',
    badLiftsAlert: 'Vous recevrez de nouveau les alertes de levages incorrects.',
    weeklySummary: 'Vous recevrez de nouveau les résumés hebdomadaires.',
    monthlySummary: 'Vous recevrez de nouveau les résumés mensuels.',
    commentMention: 'Vous recevrez de nouveau les e-mails sur les mentions dans les commentaires.',
    followUp: 'Vous recevrez de nouveau les e-mails sur les suivis.',
    followUpsOverdue: 'Vous recevrez de nouveau les e-mails sur les suivis en retard.',
    savedView: 'Vous recevrez de nouveau vos vues chaque semaine.',
    taskAction: 'Vous recevrez de nouveau les e-mails sur vos actions sur les tâches et les sites.',
  },
  willNotGet: {
    campaignReminder:
      'Vous ne recevrez plus les rappels de campagne. Les autres e-mails ne changent pas.',
    inactivityAlert:
      'Vous ne recevrez plus les alertes d’inactivité. Les autres e-mails ne changent pas.',
    badLiftsAlert:
      'Vous ne recevrez plus les alertes de levages incorrects. Les autres e-mails ne changent pas.',
    weeklySummary:
      'Vous ne recevrez plus les résumés hebdomadaires. Les autres e-mails ne changent pas.',
    monthlySummary:
      'Vous ne recevrez plus les résumés mensuels. Les autres e-mails ne changent pas.',
    commentMention:
      'Vous ne recevrez plus les e-mails sur les mentions dans les commentaires. Les autres e-mails ne changent pas.',
    followUp:
      'Vous ne recevrez plus les e-mails sur les suivis. Les autres e-mails ne sont pas concernés.',
    followUpsOverdue:
      'Vous ne recevrez plus les e-mails sur les suivis en retard. Les autres e-mails ne sont pas concernés.',
    savedView: 'Vous ne recevrez plus vos vues chaque semaine. Les autres e-mails ne changent pas.',
    taskAction:
      'Vous ne recevrez plus les e-mails sur vos actions sur les tâches et les sites. Les autres e-mails ne changent pas.',
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
