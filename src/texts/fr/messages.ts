/** What rules and errors say, on both sides. */
import type { messages as en } from '../en/messages.ts'
import type { TextsLike } from '../keys.ts'

export const messages: TextsLike<typeof en> = {
  // Sign-in, forgotten and reset password
  wrongLogin: 'Nom d’utilisateur ou mot de passe incorrect',
  signingIn: 'Connexion…',
  sessionEnded: 'Votre session a pris fin. Connectez-vous pour continuer.',
  sessionEndedWithDraft:
    'Votre session a pris fin. Connectez-vous pour continuer ; votre brouillon est enregistré.',
  resetFailed: 'Le mot de passe n’a pas pu être changé',
  passwordTooShort: 'Le mot de passe doit avoir au moins 8 caractères',
  passwordsDiffer: 'Les mots de passe doivent être identiques',
  passwordTooLong: 'Le mot de passe doit avoir au plus 200 caractères',
  passwordCommon:
    'Ce mot de passe est l’un des plus courants. Choisissez-en un autre, par exemple trois ou quatre mots sans rapport entre eux.',
  passwordRequired: 'Le mot de passe est obligatoire',
  passwordWrong: 'Ce n’est pas votre mot de passe.',
  codeRequired: 'Saisissez le code de votre application d’authentification.',
  codeWrong:
    'Ce code est faux ou a déjà été utilisé. Saisissez le dernier code de votre application, ou un code de récupération encore inutilisé.',
  secondFactorExists:
    'Vous avez déjà un second facteur. Supprimez-le avant d’en configurer un autre.',
  secondFactorNotStarted: 'Recommencez : cette configuration a été remplacée ou est terminée.',
  secondFactorRequiredByClient:
    'Votre entreprise exige un second facteur : il ne peut pas être supprimé.',
  secondFactorSetupRequired:
    'Votre entreprise exige un second facteur. Configurez-le pour continuer.',
  secondFactorMissing: 'Cette personne n’a pas de second facteur.',
  emailRequired: 'L’adresse e-mail est obligatoire',
  emailInvalid: 'Saisissez une adresse e-mail valide',

  pageNotFound: 'Page introuvable',
  pageNotFoundReason:
    'Cette page n’existe pas. Elle a peut-être été déplacée, ou le lien est incomplet.',

  // Video lift times
  startTimeNegative: 'Le début doit être positif',
  endTimeBeforeStart: 'La fin doit être après le début',
  timeAfterRecording: 'Ce moment doit se trouver dans l’enregistrement',
  liftTimesFailed: 'Le début et la fin du levage n’ont pas pu être modifiés.',

  // Observation form
  locationRequired: 'Le site est obligatoire',
  departmentRequired: 'Le service est obligatoire',
  taskRequired: 'La tâche est obligatoire',
  observerRequired: 'L’observateur est obligatoire',
  dateRequired: 'Choisissez une date',
  dateTooEarly: 'Saisissez une date à partir de l’an 2000.',
  dateInFuture: 'L’heure choisie ne peut pas être dans le futur.',
  takeBackRefused:
    'Vous pouvez supprimer une observation pendant un jour après l’avoir ajoutée, sauf si elle a été vérifiée ou contestée.',
  timeSkipped: 'Les horloges sautent cette heure ce jour-là.',
  individualRequired:
    'La personne observée doit être indiquée. Choisissez-la dans la liste, ou saisissez son nom si elle n’y figure pas',
  individualOrEmployeeIdRequired:
    'La personne observée doit être indiquée. Choisissez-la dans la liste, ou saisissez son nom ou son matricule si elle n’y figure pas',
  insideBaseRequired: 'Inside Base est obligatoire.',
  bigEnginesRequired: 'Big Engines est obligatoire.',
  dipNDriveRequired: "Dip n' Drive est obligatoire.",
  turnNotTwistRequired: 'Turn Not Twist est obligatoire.',
  noPrincipleAnswered:
    "Répondez à au moins un principe (Inside Base, Big Engines, Dip n' Drive ou Turn Not Twist).",
  otherIncomplete:
    'L’option « Autre » demande à la fois une technique et des précisions. Si elle est inutile, effacez vos réponses',
  offlineChoices: 'Pas de connexion. Les choix se chargent dès son retour.',
  offlineSubmit:
    'Vous êtes hors ligne : l’observation n’a pas été ajoutée. Votre brouillon est conservé : connectez-vous à Internet et ajoutez-la de nouveau.',
  deviceFull:
    'Il n’y a plus de place sur cet appareil : l’observation n’a pas été ajoutée. Libérez de l’espace, ou connectez-vous à Internet et ajoutez-la de nouveau.',
  recordingGone: 'L’enregistrement analysé n’existe plus. Choisissez de nouveau la vidéo.',
  submissionSentMeanwhile:
    'Cette observation a déjà été envoyée et ne peut plus être modifiée ici. Cherchez-la dans la liste des observations.',
  submissionTooOld:
    'Cette observation date de plus de 25 jours. Vérifiez qu’elle n’est pas déjà dans la liste des observations, puis envoyez-la.',
  observationFailed: 'Une erreur s’est produite. Réessayez plus tard.',
  observationDuplicate: 'Une observation identique existe déjà.',

  // Other forms
  pullTiltTakeWithoutPulling:
    '« Tirer, incliner, prendre » ne vaut que pour les tâches où l’on tire.',
  principlesRequired: 'Choisissez au moins un principe, ou désactivez ce réglage.',
  manualCheckForced: 'Le contrôle manuel est exigé tant que l’IA n’est pas activée.',
  higherLevelUser:
    'Vous ne pouvez pas modifier un utilisateur dont le niveau d’accès est plus élevé',
  deletionTitle: 'Suppression',
  deletionText: 'Voulez-vous vraiment supprimer ? Cette action est définitive.',

  nameRequired: 'Le nom est obligatoire',
  nameTaken: 'Ce nom est déjà utilisé.',
  parentInsideItself: 'Choisissez un parent qui n’en dépend pas lui-même.',
  parentUnknown: 'Ce parent n’existe pas.',
  parentRequired: 'Choisissez un parent : vous n’avez accès qu’à certains sites.',
  placesRequired: 'Choisissez-en au moins un : vous ne pouvez donner que les accès que vous avez.',
  sortUnknown: 'Cette liste ne peut pas être triée par cette colonne.',
  choiceUnknown: 'L’un de ces choix n’existe plus. Retirez-le et enregistrez de nouveau.',
  tooManySelected: 'Trop d’éléments sélectionnés.',
  clientDeleted: 'Ce client est désactivé : rien ne peut y être ajouté.',

  // Client form
  companyNameRequired: 'Le nom de l’entreprise est obligatoire',
  companyNameTaken: 'Un client porte déjà ce nom.',
  accountManagerUnknown: 'Choisissez l’un des super-utilisateurs du fournisseur.',
  alertLevelInvalid: 'Choisissez qui alerter.',
  monthsInvalid: 'Choisissez 1, 3, 6 ou 12 mois.',
  colourInvalid: 'Saisissez une couleur, par exemple #faa61a.',
  timeZoneInvalid: 'Choisissez un fuseau horaire, par exemple Europe/Amsterdam.',
  ownClientDeleted: 'Vous ne pouvez pas supprimer le client auquel vous appartenez.',

  // User form
  userLevelRequired: 'Le niveau d’accès est obligatoire',
  personNameRequired: 'Saisissez un prénom, un nom de famille ou les deux.',
  emailTaken: 'Un utilisateur a déjà cette adresse e-mail.',
  employeeIdTaken: 'Un utilisateur a déjà ce matricule.',
  levelRefused: 'Vous ne pouvez ni donner ni retirer ce niveau d’accès.',
  providerAtOwnClientOnly:
    'Un super-utilisateur fournisseur doit appartenir à votre propre client.',
  ownLevelChanged: 'Vous ne pouvez pas changer votre propre niveau d’accès.',
  ownAccessChanged: 'Vous ne pouvez pas changer vos propres accès.',
  ownAccountDisabled: 'Vous ne pouvez pas désactiver votre propre compte.',
  ownAccountDeleted: 'Vous ne pouvez pas supprimer votre propre compte.',
  inviteeDisabled: 'Ce compte est désactivé. Activez-le avant d’envoyer une invitation.',
  inviteeWithoutLevel:
    'Cette personne n’a aucun droit. Choisissez un niveau d’accès avant d’envoyer une invitation.',
  invitationAccepted: 'Cette personne a déjà un mot de passe.',
  restoreNameTaken:
    'Un autre élément porte maintenant ce nom. Renommez-le, puis recommencez la restauration.',
  restorePersonTaken:
    'Une autre personne a maintenant cette adresse e-mail ou ce matricule. Changez les siens, puis recommencez la restauration.',
  superUserDeleted: 'Seul le fournisseur peut supprimer un super-utilisateur.',
  userOutsideOwnScope:
    'Cet utilisateur a accès à des sites que vous n’avez pas. Adressez-vous à un super-utilisateur qui y a accès.',

  // Campaign form
  startDateRequired: 'La date de début est obligatoire',
  endDateBeforeStart: 'La date de fin ne peut pas précéder la date de début',
  dayOutOfRange: 'Saisissez une date entre 2000 et 2100.',
  requiredObservationsInvalid:
    'Saisissez un nombre entier de 1 à 10 000, ou laissez le champ vide.',
  reminderLevelRequired: 'Choisissez à qui envoyer les rappels.',
  reminderFrequencyRequired: 'Choisissez la fréquence des rappels.',
  campaignPersonRequired: 'Choisissez au moins une personne.',
  occurrenceUnknown: 'Aucune occurrence de cette campagne ne commence à cette date.',

  // Help request and mails
  helpSubjectRequired: 'L’objet est obligatoire',
  helpMessageRequired: 'Le message est obligatoire',
  unsubscribeLinkInvalid:
    'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou copiez l’adresse entière.',

  // Lists and summaries
  noConnection: 'Pas de connexion. Le chargement reprendra dès son retour.',
  tableFailed: 'Erreur',
  observationsFailed: 'Les observations n’ont pas pu être chargées.',
  summaryFailed: 'Le résumé n’a pas pu être chargé.',
  noResults: 'Aucun résultat',
  sampleTooSmall: 'Moins de 5 observations : trop peu pour conclure.',
  notApplicable: 's. o.',

  // Lists' arguments
  upToOutOfRange: 'upTo doit être un nombre entier de 1 à 1 000 000',
  takeOutOfRange: 'take doit être un nombre entier de 1 à 100',
  skipNegative: 'skip doit être un nombre entier d’au moins 0',
  searchTooLong: 'La recherche doit avoir au plus 200 caractères',
  tooManyValues: 'Vous pouvez choisir jusqu’à 100 valeurs',
  dayInvalid: 'Saisissez une date sous la forme AAAA-MM-JJ',
  dateToBeforeDateFrom: 'La date de fin ne peut pas précéder la date de début',
  dateFromAfterToday: 'La date de début ne peut pas être après aujourd’hui',
  dateToAfterToday: 'La date de fin ne peut pas être après aujourd’hui',
  dayIncomplete: 'Saisissez une date complète',
  titleRequired: 'Le titre est obligatoire',
  fileTypeRefused: 'Ce type de fichier n’est pas accepté',
  fileTooLarge: 'Ce fichier est trop gros',
  fileEmpty: 'Ce fichier est vide',
  imageTooSmall: 'Cette image est trop petite : chaque côté doit avoir au moins 16 pixels',
  imageTooNarrow:
    'Cette image est trop étroite : un côté peut être au plus 20 fois plus long que l’autre',
  imageInvisible: 'Cette image est transparente : elle ne se verrait pas',
  imageUnreadable:
    'Cette image est endommagée, dépasse 25 mégapixels ou n’est pas du type que son nom indique',
  tooManyUploads:
    'Vous avez envoyé trop de fichiers qui ne sont pas encore utilisés. Enregistrez les fiches auxquelles ils appartiennent, ou attendez demain.',
  uploadMissing: 'Ce fichier n’a pas été envoyé ou a déjà été utilisé. Choisissez-le de nouveau.',

  // Data protection
  recordsOutsideOwnScope:
    'Certaines données de cette personne se trouvent sur des sites que vous n’avez pas. Adressez-vous à un super-utilisateur qui y a accès.',
  erasedAlready: 'Les données personnelles de cette personne sont déjà effacées.',
  nameNotConfirmed: 'Saisissez le nom exactement comme affiché pour confirmer',
  recordingRemoved: 'L’enregistrement a été supprimé et ne peut plus être analysé.',
  personErased:
    'Les données personnelles de cette personne ont été effacées. Ajoutez-la comme une nouvelle personne.',

  // Errors of the server
  unauthenticated: 'Vous n’êtes pas connecté.',
  tokenExpired: 'Votre jeton d’accès a expiré.',
  forbidden: 'Vous n’y avez pas accès.',
  noAccessToPage: 'Vous n’avez pas accès à cette page',
  notFound: 'Cette fiche n’existe pas.',
  textNotStorable: 'Ce texte contient un caractère défectueux. Supprimez-le, puis retapez-le.',
  outsideAccess: 'Hors de vos accès',
  someone: 'Quelqu’un',
  outsideYourAccess: 'hors de vos accès',
  conflict: 'Une autre personne a modifié cette fiche. Rechargez-la pour voir la modification.',
  unexpected: 'Une erreur s’est produite',
  unavailable: 'Liftwise ne peut pas répondre pour le moment. Patientez, puis réessayez.',
  diskFull:
    'Le disque est presque plein : rien n’a été enregistré. Libérez de l’espace et réessayez.',
  unreachable: 'Pas de connexion au serveur. Vérifiez votre réseau et réessayez.',
  foreignAnswer: 'Un filtre web ou un réseau a répondu à la place de Liftwise (%{status}).',
  anonymousRefused: 'Ce client n’utilise pas d’observations anonymes.',
  observerRefused: 'Vous ne pouvez pas choisir un autre observateur.',
  departmentElsewhere: 'Ce service ne se trouve pas sur le site choisi.',
  taskElsewhere: 'Cette tâche ne fait pas partie du site et du service choisis.',
  observerElsewhere: 'Cette personne ne travaille pas sur le site et dans le service choisis.',
  observeeElsewhere: 'Cette personne n’est pas affectée à la tâche choisie.',
  overrideReasonAlone: 'Seule une correction manuelle a un motif, et il lui en faut un.',
  reviewTypeRefused: 'Ce client n’utilise pas ce type.',
  aiReviewContradicts: 'Cet état contredit le résultat de l’IA.',
  noAiResult: 'Cette observation n’a pas de résultat de l’IA à vérifier.',
  overrideRefused: 'Ce client n’utilise pas les corrections manuelles.',
  overrideNotPossible: 'Seul un résultat de l’IA peut être corrigé.',
  overrideReasonRequired: 'Choisissez un motif de correction.',
  misfitByAnother:
    'Une autre personne a dit que le squelette est mal ajusté : cette analyse reste telle quelle.',
  answeredByHand: 'Une personne a répondu à la main : aucun verdict ne dépend du squelette.',
  noSkeleton:
    'Liftwise n’a pas analysé cet enregistrement : aucun verdict ne dépend de son squelette.',
  nothingToAnalyse:
    'Cette observation vient d’un formulaire et n’a pas d’enregistrement à analyser.',
  modelUnknown:
    'Ce modèle n’est pas connu. Rechargez la page et analysez de nouveau l’enregistrement.',
  cameraMotionInvalid: 'Le mouvement de la caméra doit être d’au moins 0.',
  pictureSizeInvalid: 'La taille de l’image doit être de 1 à 20 000 pixels.',
  rawUploadRefused: 'Ce client n’autorise pas l’envoi des enregistrements.',
  failedAnalysisWithFile: 'Une analyse qui a échoué n’a ni fichier ni résultat.',
  answersAreAi:
    'Cet enregistrement a un résultat de l’IA, qui n’est pas une réponse à la main. Ajoutez-le comme résultat de l’IA, ou dites que le squelette est mal ajusté.',
  keypointsKnown:
    'Une autre observation a déjà cette analyse, au chiffre près. Filmez ce levage et analysez la vidéo.',
  aiVerdictReadOnly:
    'Ces résultats viennent de l’IA. Faites une correction manuelle au lieu de les modifier.',

  // With arguments
  textTooLong: 'Ce texte est trop long : %{max} caractères au plus.',
  tooManyAttemptsSeconds:
    'Trop de tentatives. Attendez %{smart_count} seconde et réessayez. |||| Trop de tentatives. Attendez %{smart_count} secondes et réessayez.',
  tooManyAttemptsMinutes:
    'Trop de tentatives. Attendez %{smart_count} minute et réessayez. |||| Trop de tentatives. Attendez %{smart_count} minutes et réessayez.',
  verdictNotOfTask:
    'La tâche « %{task} » n’est pas jugée selon %{principle}. N’indiquez pas de verdict pour ce principe.',
  withReference: '%{text}. Référence : %{reference}',
  twoSentences: '%{first} %{second}',
  eitherOr: '%{first} ou %{second}',
  fileRefused: '%{reason}. %{limits}',
  imageLimits: 'Un fichier PNG, JPG ou WEBP, de %{megabytes} Mo au plus.',

  clientWasDeleted: 'Le client « %{name} » a été supprimé.',
  departmentWasDeleted: 'Le service « %{name} » a été supprimé.',
  guidanceVideoWasDeleted: 'La vidéo de consigne « %{name} » a été supprimée.',
  locationWasDeleted: 'Le site « %{name} » a été supprimé.',
  taskWasDeleted: 'La tâche « %{name} » a été supprimée.',
  personWasDeleted: 'La personne « %{name} » a été supprimée.',
  recordWasDeleted: 'La fiche « %{name} » a été supprimée.',
}
