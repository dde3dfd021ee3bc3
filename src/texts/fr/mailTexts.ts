/**
 * Mails. A body has paragraphs; `[A button]`; `> a quotation`; `| label | value` once, and `* label | value` for each row
 * of a list, which the lines before it introduce.
 */
import type {
  mailFigures as enMailFigures,
  mailParts as enMailParts,
  mails as enMails,
} from '../en/mailTexts.ts'
import type { TextsLike } from '../keys.ts'

export const mails: TextsLike<typeof enMails> = {
  campaignReminder: {
    subject: '%{campaign} : %{owed} à faire',
    why: 'Vous recevez cet e-mail parce que vous participez à la campagne %{campaign} de %{company}.',
    body: `
Bonjour %{firstname},

Il vous reste des observations à faire dans la campagne %{campaign} :

| À faire | %{owed}
| Requises | %{required}
| Échéance | %{end}
| Tâche | %{task}

[Ouvrir la campagne]

Les rappels s’arrêtent dès que vous avez terminé.
`,
  },
  inactivityAlert: {
    subject: '%{company} : %{count} sans observation depuis %{months}',
    why: 'Vous recevez cet e-mail parce que %{company} vous alerte quand des personnes n’ont pas enregistré d’observation depuis %{months}.',
    body: `
Bonjour %{firstname},

Voici les personnes de %{company} qui n’ont pas enregistré d’observation depuis %{months}, avec la date de leur dernière observation :

* %{person} | %{last}

[Voir les observations]
`,
  },
  badLiftsAlert: {
    subject: '%{person} : %{count}',
    why: 'Vous recevez cet e-mail parce que %{company} vous alerte en cas d’observations incorrectes répétées.',
    body: `
Bonjour %{firstname},

%{person}, de %{company}, a maintenant %{count}.

Regardez ce qui n’allait pas et parlez-en sans tarder avec %{person}.

[Voir les observations]
`,
  },
  weeklySummary: {
    subject: '%{company}, %{period} : %{observations}',
    why: 'Vous recevez cet e-mail chaque semaine parce que %{company} a activé les résumés hebdomadaires.',
    body: `
Bonjour %{firstname},

Voici la semaine de %{company}, %{period} :

| Enregistrées | %{observations}
| Correctes | %{correct}
| Incorrectes | %{incorrect}
| % correctes | %{share}
| Par rapport à la semaine précédente | %{change}

Le plus observé :
* %{label} | %{value}

[Voir les observations]
`,
  },
  monthlySummary: {
    subject: '%{company}, %{period} : %{observations}',
    why: 'Vous recevez cet e-mail chaque mois parce que %{company} a activé les résumés mensuels.',
    body: `
Bonjour %{firstname},

Voici le mois de %{company}, %{period} :

| Enregistrées | %{observations}
| Correctes | %{correct}
| Incorrectes | %{incorrect}
| % correctes | %{share}
| Par rapport au mois précédent | %{change}

Le plus observé :
* %{label} | %{value}

[Voir les observations]
`,
  },
  commentMention: {
    subject: '%{company} : on vous mentionne dans un commentaire',
    why: 'Vous recevez cet e-mail parce qu’une personne de %{company} vous mentionne dans un commentaire.',
    body: `
Bonjour %{firstname},

%{author} vous mentionne dans un commentaire sur une observation de %{task} :

> %{text}

[Ouvrir l’observation]
`,
  },
  followUp: {
    subject: '%{subject}',
    why: 'Vous recevez cet e-mail, car vous participez à un suivi chez %{company}.',
    body: `
Bonjour %{firstname},

> %{text}

| Tâche | %{task}
| Échéance | %{due}

[Ouvrir le suivi]
`,
  },
  followUpsOverdue: {
    subject: '%{company} : %{count}',
    why: 'Vous recevez cet e-mail, car vous gérez les personnes de %{company}.',
    body: `
Bonjour %{firstname},

%{count} chez %{company}. Les tuteurs ont peut-être besoin de temps ou d’aide.

[Voir les suivis]
`,
  },
  savedView: {
    subject: '%{company} : votre vue hebdomadaire, %{week}',
    why: 'Vous recevez cet e-mail chaque semaine parce que vous avez demandé la vue %{view} de %{company}.',
    body: `
Bonjour %{firstname},

Votre vue %{view} de %{company} :

| Dans la vue maintenant | %{total}
| Dont %{period} | %{week}
| Par rapport à la semaine précédente | %{change}

[Ouvrir la vue]

Pour ne plus la recevoir, ouvrez les vues enregistrées de la liste des observations.
`,
  },
  taskAction: {
    subject: '%{subject}',
    why: 'Vous recevez cet e-mail, car vous êtes responsable d’une action chez %{company} ou l’avez confiée.',
    body: `
Bonjour %{firstname},

> %{text}

| Ce qui sera changé | %{note}
| Échéance | %{due}

[Ouvrir les actions]
`,
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe Liftwise',
    why: 'Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé pour votre compte.',
    body: `
Bonjour %{firstname},

Nous avons reçu une demande de nouveau mot de passe Liftwise. Choisissez-le dans les 30 minutes :

[Choisir un nouveau mot de passe]

Le lien ne sert qu’une fois. Si vous n’avez rien demandé, ignorez cet e-mail ; votre mot de passe ne changera pas.
`,
  },
  secondFactorRemoved: {
    subject: 'Votre second facteur a été supprimé',
    why: 'Vous recevez cet e-mail parce que la façon dont vous vous connectez à Liftwise a changé.',
    body: `
Bonjour %{firstname},

%{by} a supprimé le second facteur de votre compte Liftwise. Jusqu’à ce que vous en configuriez un autre, la connexion ne demande que votre mot de passe.

[Ouvrir votre compte]

Si vous ne vous y attendiez pas, choisissez un nouveau mot de passe et prévenez le super-utilisateur de votre entreprise.
`,
  },
  invitation: {
    subject: 'Invitation à rejoindre %{company} sur Liftwise',
    why: 'Vous recevez cet e-mail parce qu’une personne de %{company} vous a envoyé une invitation.',
    body: `
Bonjour %{firstname},

Vous pouvez maintenant rejoindre %{company} sur Liftwise, où votre entreprise enregistre et vérifie comment on lève, pousse et tire au travail. Choisissez un mot de passe dans les 7 jours, puis connectez-vous avec cette adresse e-mail :

[Choisir un mot de passe]

Le lien ne sert qu’une fois. S’il n’est plus valable, choisissez « Mot de passe oublié ? » sur la page de connexion, ou demandez une nouvelle invitation à la personne qui vous l’a envoyée.
`,
  },
  exportFinished: {
    subject: 'Votre exportation est prête : %{what}',
    why: 'Vous recevez cet e-mail parce que vous avez demandé cette exportation.',
    body: `
Bonjour %{firstname},

Votre exportation de %{company} est prête à être téléchargée (%{what}) :

| Lignes | %{count}
| Disponible jusqu’au | %{until}

[Télécharger l’exportation]

Connectez-vous pour la télécharger.
`,
  },
  auditLogChanged: {
    subject: 'Un journal d’audit a été altéré',
    why: 'Vous recevez cet e-mail parce que vous avez un compte du fournisseur de Liftwise.',
    body: `
Bonjour %{firstname},

Le contrôle des journaux d’audit a montré que les journaux suivants ont été altérés, chacun à partir de l’entrée indiquée :

* %{company} | %{entry}

Le produit ne modifie jamais une entrée : quelqu’un qui a accès à la base de données l’a fait, ou elle est endommagée.

[Ouvrir la page de l’état du système]
`,
  },
  auditHashes: {
    subject: 'Empreintes du journal d’audit du %{day}',
    why: 'Vous recevez cet e-mail parce que les empreintes quotidiennes des journaux d’audit sont envoyées à cette adresse.',
    body: `
Le fichier joint contient la dernière empreinte du journal d’audit de %{clients} au %{day}.

Gardez-le là où aucune personne qui gère la base de données ne peut le modifier. Pour comparer plus tard la base de données avec lui :

> %{command}

[Ouvrir le journal d’audit]
`,
  },
  helpRequest: {
    subject: 'Demande d’aide de %{name}, %{company} : %{subject}',
    why: 'Vous recevez cet e-mail parce que les demandes d’aide de Liftwise sont envoyées à cette adresse. Répondez-y pour écrire directement à la personne.',
    body: `
Une demande d’aide a été envoyée depuis Liftwise :

| De | %{name}
| E-mail | %{email}
| Entreprise | %{company}
| Objet | %{subject}

> %{message}

[Voir l’utilisateur]
`,
  },
  helpRequestCopy: {
    subject: 'Nous avons reçu votre demande d’aide : %{subject}',
    why: 'Vous recevez cet e-mail parce que vous avez envoyé une demande d’aide.',
    body: `
Bonjour %{firstname},

Merci pour votre demande. Nous répondrons à cette adresse e-mail. Vous avez écrit :

| Objet | %{subject}

> %{message}

[Retour à l’aide]
`,
  },
}

/** Parts around every mail, and what fills the placeholders of the mails. */
export const mailParts: TextsLike<typeof enMailParts> = {
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  labelled: '%{label} :',
  unsubscribe: 'Se désabonner',
  unsubscribeSentence: '%{link} de ce type d’e-mails.',
  unsubscribeLine: 'Se désabonner : %{address}',

  observations: '%{smart_count} observation |||| %{smart_count} observations',
  noObservations: 'aucune observation',
  rows: '%{count}',
  anyTask: 'Toute tâche',
  noEndDate: 'pas de date de fin',
  dueLastDay: '%{day} (dernier jour)',
  due: '%{day} (encore %{smart_count} jour) |||| %{day} (encore %{smart_count} jours)',
  followUpsOverdue: '1 suivi est en retard |||| %{smart_count} suivis sont en retard',
  followUpSubject: {
    OPENED: '%{task} : quelqu’un va vous accompagner',
    TO_COACH: '%{task} : on vous demande d’accompagner quelqu’un',
    UNCOACHED: '%{task} : une personne est à désigner pour l’accompagnement',
    COACHED: '%{task} : à observer de nouveau',
    REOPENED: '%{task} : à reprendre ensemble',
    CLOSED: '%{task} : maintenant correct',
  },
  followUpOwn: {
    OPENED: '%{coach} réessaiera « %{task} » avec vous.',
    REOPENED:
      'La dernière observation vous concernant pour « %{task} » n’est pas encore correcte. %{coach} réessaiera avec vous.',
    CLOSED: 'La dernière observation vous concernant pour « %{task} » est correcte. Bravo.',
  },
  followUpOther: {
    TO_COACH: 'Réessayez « %{task} » avec %{person} et notez ce que vous avez convenu.',
    UNCOACHED: 'Personne n’accompagne encore %{person} pour « %{task} ». Désignez quelqu’un.',
    COACHED:
      '%{person} a bénéficié d’un accompagnement pour « %{task} ». Observez de nouveau : une observation correcte clôt le suivi.',
    REOPENED:
      'La dernière observation de %{person} pour « %{task} » est de nouveau incorrecte. Réessayez ensemble.',
    CLOSED:
      'La dernière observation de %{person} pour « %{task} » est correcte. Le suivi est clos.',
  },
  taskActionSubject: {
    GIVEN: '%{name} : on vous demande un changement',
    OVERDUE: '%{name} : un changement est en retard',
  },
  taskAction: {
    GIVEN: 'On vous demande de vous occuper du changement ci-dessous, pour « %{name} ».',
    OVERDUE:
      'Le changement pour « %{name} » est en retard. S’il vous faut du temps ou de l’aide, choisissez un autre jour ou une autre personne responsable.',
  },
  incorrectInARow:
    '%{smart_count} observation incorrecte |||| %{smart_count} observations incorrectes de suite',
  months: '%{smart_count} mois |||| %{smart_count} mois',
  people: '%{smart_count} personne |||| %{smart_count} personnes',
  morePeople: 'et %{smart_count} autre personne |||| et %{smart_count} autres personnes',
  notListed: 'non indiquées ici',
  never: 'jamais',
  noneAtYourPlaces: 'aucune sur vos sites',
  you: 'Vous',
  administrator: 'Un administrateur',
  clients: '%{smart_count} client |||| %{smart_count} clients',
  entry: 'entrée %{number}',
}

/** Figures of summaries, and what an export holds within a sentence. */
export const mailFigures: TextsLike<typeof enMailFigures> = {
  period: 'du %{from} au %{to}',
  noResults: 'aucun résultat',
  tooFewResults: 'moins de %{least} résultats : pas assez de données',
  nothingToCompare: 'aucune observation avec laquelle comparer',
  notEnoughToCompare: 'pas assez pour comparer : %{now} maintenant, %{previous} avant',
  countAndShare: '%{count} ; %{share}',
  same: 'autant qu’avant (%{previous})',
  more: '%{count} de plus qu’avant (%{previous})',
  fewer: '%{count} de moins qu’avant (%{previous})',
  shareSame: 'part d’observations correctes inchangée : %{share}',
  shareUp: 'part d’observations correctes en hausse, %{share} avant',
  shareDown: 'part d’observations correctes en baisse, %{share} avant',
  placeShare: '%{observations}, %{share} correctes',
  exported: {
    exportObservations: 'observations',
    exportUsers: 'utilisateurs',
    exportLocations: 'sites',
    exportDepartments: 'services',
    exportTasks: 'tâches',
    exportClients: 'clients',
    exportGbsVideos: 'vidéos GBS',
    exportCampaigns: 'campagnes',
    exportFollowUps: 'suivis',
  },
}
