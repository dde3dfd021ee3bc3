/** Messages of rules that pages before signing in never say. */
import type { appMessages as en } from '../en/appMessages.ts'
import type { TextsLike } from '../keys.ts'

export const appMessages: TextsLike<typeof en> = {
  tooManyContests:
    'Vous avez contesté beaucoup de résultats en une heure. Attendez les réponses, ou contestez celui-ci plus tard.',
  jobUnreadable:
    'Cette opération a été demandée avec une autre version de Liftwise. Demandez-la de nouveau.',
  jobStillRunning: 'Cette opération est encore en cours.',
  jobCancelled: 'Annulée.',
  jobAccessRevoked: 'Vous n’y avez plus accès.',
  jobInterrupted: 'Le serveur s’est arrêté avant la fin.',
  jobDiskFull:
    'Le serveur n’a plus d’espace disque : le fichier n’a pas pu être enregistré. Réessayez plus tard.',
  tooManyJobs:
    'Trop de vos importations et exportations sont en cours. Attendez la fin de l’une d’elles, ou annulez-en une sous « Importations et exportations ».',
  notAnImportCheck: 'Ce n’est pas une vérification d’importation.',
  checkHasProblems: 'Corrigez les problèmes dans ce fichier, puis choisissez-le de nouveau.',
  jobFileExpired: 'Le fichier a expiré. Choisissez-le de nouveau.',
  retentionOutOfRange:
    'Saisissez un nombre de jours de 30 à 36 500, ou laissez vide pour conserver sans limite',
  holdReasonRequired: 'Le motif est obligatoire',
  holdPlacedAlready: 'Une conservation légale est déjà en place ici.',
  holdOfClientRefused:
    'Seul le fournisseur met en place ou lève la conservation légale d’un client.',
  holdOfOneself:
    'Une autre personne met en place et lève une conservation légale qui vous concerne ou qui concerne des observations faites par vous ou sur vous.',
  holdOfSomebodyElse:
    'Seuls la personne qui a mis en place cette conservation légale et le fournisseur peuvent la lever.',
  underLegalHold:
    'Une conservation légale couvre cette personne ou ses observations. Levez-la d’abord.',
  superUserPersonalData:
    'Seul le fournisseur peut faire cela avec les données d’un super-utilisateur.',

  calibrationTruthRequired: 'Indiquez ce qui est juste pour au moins un principe.',
  calibrationTruthOfTask: 'Seuls les principes de la tâche peuvent être jugés.',
  calibrationWithoutRecording: 'Cette observation n’a pas d’enregistrement à juger.',
  calibrationClipExists: 'Cette observation est déjà un clip d’étalonnage.',
  calibrationAgreedByOneself: 'Une autre personne doit approuver le verdict que vous avez saisi.',
  followUpNotIncorrect:
    'Un suivi nécessite une observation incorrecte d’une personne qui a un compte.',
  followUpOfOthers:
    'Seuls l’auteur de l’observation et les super-utilisateurs peuvent ouvrir un suivi, et personne pour soi-même.',
  followUpOpenAlready: 'Cette personne a déjà un suivi ouvert pour cette tâche.',
  followUpCorrectSince:
    'Une observation ultérieure de cette personne et de cette tâche est déjà correcte.',
  followUpCoachRequired: 'Choisissez un tuteur.',
  followUpCoachUnknown: 'Choisissez une autre personne qui a un compte et travaille à cet endroit.',
  followUpDueDateRequired: 'Choisissez une échéance.',
  followUpDueDatePast: 'Choisissez aujourd’hui ou un jour ultérieur.',
  followUpAgreedRequired: 'Écrivez ce que vous avez convenu.',
  followUpNotYours:
    'Seuls le tuteur, la personne qui l’a ouvert et les super-utilisateurs peuvent modifier ce suivi.',
  followUpNotOpen: 'L’accompagnement est déjà noté, ou ce suivi est clos.',
  followUpCountInvalid: 'Choisissez 1 à 10 observations incorrectes.',
  taskActionSubjectRequired: 'Une action concerne une tâche ou un site.',
  taskActionNoteRequired: 'Écrivez ce qui sera changé.',
  taskActionOwnerRequired: 'Choisissez une personne responsable.',
  taskActionOwnerUnknown:
    'Choisissez un observateur ou un super-utilisateur avec un compte, qui voit cette tâche ou ce site.',
  taskActionDone: 'Cette action est déjà terminée.',
  taskActionNotDone: 'Cette action n’est pas encore terminée.',
  taskActionPrincipleDone: 'Le principe d’une action terminée reste. Rouvrez-la pour le changer.',
  taskActionOfOthers:
    'Seuls la personne qui a confié cette action et les super-utilisateurs peuvent la supprimer.',
  commentRequired: 'Rédigez un commentaire.',
  tooManyMentions: 'Mentionnez %{max} personnes au plus.',
  mentionUnknown:
    'Une personne mentionnée ne voit pas cette observation. Choisissez dans la liste.',
  commentMomentInvalid: 'Un commentaire ne peut porter que sur un moment de l’enregistrement.',
  commentGone: 'Ce commentaire a été supprimé. Commencez-en un nouveau.',
  commentOfOthers: 'Seule la personne qui a écrit ce commentaire peut le modifier.',
  commentIsAnswer: 'Résolvez le premier commentaire du fil.',
  percentOutOfRange: 'Saisissez un nombre entier de 0 à 100.',
  blindAnswerRequired: 'Répondez à au moins un principe, ou passez cette observation.',
  notInBlindSample: 'Cette observation ne fait pas partie de l’échantillon en aveugle.',
  contestReasonRequired: 'Dites ce qui est faux dans le résultat.',
  contestAnswerRequired: 'Dites pourquoi le résultat reste ou a changé.',
  contestOfOthers: 'Seuls la personne observée et l’observateur peuvent contester ce résultat.',
  contestWithoutResult: 'Il n’y a pas encore de résultat à contester.',
  contestOpen: 'Vous avez déjà contesté ce résultat. Une notification vous annoncera la réponse.',
  contestAnsweredByOneself:
    'Une autre personne doit répondre à ce que vous contestez, à ce qui vous concerne ou à ce que vous avez enregistré.',
  aiReviewRefused: 'Ce client ne vérifie pas son IA.',
  observationDuplicateFromServer: 'Une observation identique existe déjà',
  liftsOutOfRange: 'Choisissez de 1 à 10 levages.',
  campaignTypeRequired: 'Choisissez un type de campagne.',
  campaignTypeRefused: 'Les campagnes de ce type ont besoin de l’IA, que ce client n’utilise pas.',
  campaignFrequencyRequired: 'Choisissez la fréquence de la campagne.',
  campaignModesConflict: 'Choisissez soit des utilisateurs précis, soit un site et un service.',
  campaignPlaceRequired: 'Choisissez un site ou un service.',
  campaignNotRunning: 'Cette campagne n’est pas en cours à la date de l’observation.',
  campaignOutsideOwnScope:
    'Choisissez un site ou des utilisateurs précis : vous n’avez accès qu’à certains sites.',
  videoRequired: 'La vidéo est obligatoire',
  observationPseudonymised:
    'Les noms et les notes de cette observation ont été supprimés. Elle ne peut plus être modifiée.',
  campaignElsewhere: 'Cette campagne concerne une autre tâche, un autre site ou un autre service.',
  videoElsewhere: 'Cette vidéo appartient à une autre observation.',
  videoWithoutRecording: 'Cette vidéo n’est pas un enregistrement.',
  analysisReviewed: 'Une personne a vérifié ou corrigé ce résultat : il reste tel quel.',
  skeletonMisfit:
    'Quand le squelette est mal ajusté, c’est une personne qui répond : enregistrez une tâche manuelle.',
  videoLimits: 'Un fichier MP4, WEBM ou MOV, de %{megabytes} Mo au plus.',
  campaignWasDeleted: 'La campagne « %{name} » a été supprimée.',

  // Saved views
  viewNameRequired: 'Nommez la vue.',
  viewNameTaken: 'Vous avez déjà une vue de ce nom.',
  viewQueryInvalid: 'Ce filtre ne peut pas être enregistré.',
  viewSharedBySuperUsers: 'Seuls les super-utilisateurs partagent une vue avec l’entreprise.',
  viewOfOthers: 'Seule la personne à qui appartient cette vue peut le changer.',
  tooManyViews: 'Vous avez %{max} vues. Supprimez-en une d’abord.',
}
