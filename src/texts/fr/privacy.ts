/** Labels of contests, of the log of who opened a recording, and of the page about one's own data. */
import type {
  contests as enContests,
  myData as enMyData,
  recordingViews as enRecordingViews,
} from '../en/privacy.ts'
import type { TextsLike } from '../keys.ts'

export const contests: TextsLike<typeof enContests> = {
  title: 'Résultat contesté',
  offer:
    'Vous pensez que le résultat est faux ? Dites pourquoi, et une autre personne le vérifiera.',
  start: 'Contester ce résultat',
  reason: 'Qu’est-ce qui est faux dans le résultat ?',
  send: 'Envoyer',
  sent: 'Votre contestation a été envoyée. Une notification vous annoncera la réponse.',
  by: '%{name} conteste le résultat',
  waiting: 'En attente d’une réponse',
  UPHELD: 'Confirmé : le résultat reste',
  CHANGED: 'Le résultat a été changé',
  answeredBy: 'Réponse de %{name}',
  answer: 'Votre réponse',
  willUphold:
    'Le résultat est le même qu’au moment de la contestation : votre réponse le confirme. Pour le changer, corrigez d’abord le résultat.',
  willChange: 'Le résultat a changé depuis la contestation, et votre réponse le dira.',
  submit: 'Répondre',
  answered: 'La réponse a été envoyée.',
  unknown: 'Quelqu’un',
  failed: 'Les contestations de ce résultat n’ont pas pu être chargées.',
}

export const recordingViews: TextsLike<typeof enRecordingViews> = {
  title: 'Qui a ouvert l’enregistrement',
  none: 'Personne n’a encore ouvert l’enregistrement.',
  hint: 'Chaque personne qui l’ouvre est notée, au plus une fois toutes les 15 minutes.',
  more: 'Afficher tout (%{count})',
  failed: 'La liste n’a pas pu être chargée.',
}

export const myData: TextsLike<typeof enMyData> = {
  title: 'Mes données',
  failed: 'Vos données n’ont pas pu être chargées.',
  everywhere: 'Tous',
  unjudged: 'Pas encore jugée',
  file: {
    title: 'Tout dans un fichier',
    hint: 'Un fichier ZIP avec toutes les données qui vous concernent, lisible dans un navigateur et un tableur, et vos enregistrements. Il est conservé une semaine dans « Importations et exportations ».',
    mine: 'Télécharger toutes mes données',
    ofPerson: 'Télécharger toutes les données de cette personne',
    ofPersonTitle: 'Données personnelles',
    ofPersonHint:
      'Pour une demande de cette personne. Le journal d’audit note que le fichier a été créé, et ses enregistrements comptent comme ouverts par vous.',
    working:
      'Le fichier est en cours d’écriture. Vous pouvez quitter la page : il sera dans « Importations et exportations ».',
    ready: 'Le fichier est prêt :',
  },
  account: {
    title: 'Votre compte',
    name: 'Nom',
    email: 'E-mail',
    employeeId: 'Matricule',
    jobTitle: 'Fonction',
    level: 'Niveau d’accès',
    company: 'Entreprise',
    locations: 'Sites',
    departments: 'Services',
    since: 'Compte ouvert le',
  },
  observations: {
    title: 'Observations',
    counts:
      '%{observed} sur vous, %{made} faites par vous. Enregistrements où vous apparaissez : %{recordings}.',
    none: 'Personne ne vous a encore observé.',
    recorded: 'avec un enregistrement',
    judged: 'jugée par le modèle %{model}, version %{version} des seuils',
    contest: 'Vous pensez qu’un résultat est faux ? Ouvrez l’observation et contestez-le.',
  },
  kept: {
    recordings: {
      days: 'Les enregistrements sont supprimés au bout de %{days} jours.',
      always: 'Les enregistrements sont conservés sans limite de durée.',
    },
    observations: {
      days: 'Au bout de %{days} jours, les observations ne portent plus votre nom.',
      always: 'Les observations sont conservées sans limite de durée.',
    },
  },
  views: {
    title: 'Qui a ouvert vos enregistrements',
    hint: 'Les 20 derniers. Chaque personne qui en ouvre un est notée, au plus une fois toutes les 15 minutes.',
    none: 'Personne d’autre n’a ouvert d’enregistrement où vous apparaissez.',
  },
  signIns: {
    title: 'Dernières connexions',
    none: 'Aucune connexion.',
    ok: 'Connecté',
    refused: 'Échec de la connexion',
  },
  mails: {
    title: 'Derniers e-mails reçus',
    none: 'Aucun e-mail ne vous a été envoyé.',
  },
  campaigns: {
    title: 'Campagnes où vous figurez',
    none: 'Vous ne figurez dans aucune campagne.',
  },
}
