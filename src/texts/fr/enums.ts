/** Labels of every value of every enumeration. */
import type { enums as en } from '../en/enums.ts'
import type { TextsLike } from '../keys.ts'

export const enums: TextsLike<typeof en> = {
  role: {
    PROVIDER_SUPER_USER: 'Super-utilisateur fournisseur',
    CLIENT_SUPER_USER: 'Super-utilisateur client',
    CLIENT_OBSERVER: 'Observateur client',
    CLIENT_USER: 'Utilisateur client',
    CLIENT_OBSERVEE: 'Observé client',
    NONE: 'Aucun',
  },
  technique: {
    correct: 'Correct',
    incorrect: 'Incorrect',
  },
  verdict: {
    correct: 'Correct',
    incorrect: 'Incorrect',
    unknown: 'Inconnu',
  },
  reviewType: {
    AI: 'IA',
    MANUAL_TASK: 'Tâche manuelle',
    MANUAL_OVERRIDE: 'Correction manuelle',
  },
  aiReviewStatus: {
    TRUE_NEGATIVE: 'Vrai négatif',
    TRUE_POSITIVE: 'Vrai positif',
    FALSE_NEGATIVE: 'Faux négatif',
    FALSE_POSITIVE: 'Faux positif',
    UNREVIEWED: 'Non vérifié',
  },
  observationKind: {
    OBSERVATION: 'Observation',
    MANUAL_OBSERVATION: 'Observation manuelle',
    SELF_ASSESSMENT: 'Auto-évaluation',
  },
  overrideReason: {
    FEET_INLINE: 'Pieds alignés',
    FOOT_OBSCURED: 'Pied masqué',
    MANUAL_OVERRIDE: 'Correction manuelle',
    ONE_HANDED_LIFT: 'Levage à une main',
  },
  platform: {
    ANDROID: 'Android',
    IOS: 'iOS',
  },
  followUpState: {
    OPEN: 'Ouvert',
    COACHED: 'Accompagné, à observer de nouveau',
    CLOSED: 'Clos',
    WITHDRAWN: 'Plus nécessaire',
  },
  campaignState: {
    NOT_STARTED: 'Pas commencée',
    ACTIVE: 'En cours',
    ENDED: 'Terminée',
    BLOCKED: 'Bloquée',
  },
  campaignObstacle: {
    TASK_DELETED: 'sa tâche est supprimée',
    LOCATION_DELETED: 'son site est supprimé',
    DEPARTMENT_DELETED: 'son service est supprimé',
    PEOPLE_DELETED: 'toutes ses personnes sont supprimées',
  },
  campaignFrequency: {
    oneTime: 'Une seule fois',
    monthly: 'Chaque mois',
    quarterly: 'Chaque trimestre',
    annually: 'Chaque année',
  },
  aiErrorCause: {
    RECORDING_TIMING: 'Moment de l’enregistrement',
    LIFT_SELECTION_TIMES: 'Choix du levage',
    INSUFFICIENT_MODEL_INFORMATION: 'Données insuffisantes pour le modèle',
    USER_ERROR: 'Erreur d’utilisation',
    DEVICE_ISSUE: 'Problème d’appareil',
    BIG_ENGINES: 'Big Engines',
    DIP_N_DRIVE: "Dip n' Drive",
    INSIDE_BASE: 'Inside Base',
    TURN_NOT_TWIST: 'Turn Not Twist',
    OTHER: 'Autre problème',
  },
  aiJudge: { LIFTWISE: 'Liftwise', OTHER_PROGRAM: 'Un autre programme' },
  captureQuality: {
    GOOD: 'Bonne',
    FAIR: 'Moyenne',
    POOR: 'Mauvaise',
  },
  captureProblem: {
    PERSON_MISSING: 'La personne n’est pas toujours dans l’image',
    SEVERAL_PEOPLE: 'Plusieurs personnes sont dans l’image',
    LEGS_HIDDEN: 'Les jambes ou les pieds sont masqués',
    TOO_FRONTAL: 'La personne est filmée de face ou de dos',
    CAMERA_MOVING: 'La caméra bouge',
    TOO_SMALL: 'La personne est trop loin',
    HEAD_CUT: 'La tête est hors de l’image',
    TRACK_LOST: 'La personne a été perdue un instant',
    TOO_FEW_FRAMES: 'Trop peu d’images par seconde',
  },
  unknownReason: {
    FOOT_OBSCURED: 'Les jambes ou les pieds sont masqués',
    TOO_FRONTAL: 'Filmé trop de face ou trop de dos',
    SEVERAL_PEOPLE: 'Plusieurs personnes sont dans l’image',
    TOO_SMALL: 'La personne est trop loin',
    TRACK_LOST: 'La personne a été perdue pendant le levage',
    NO_LIFT: 'Aucun levage n’a été trouvé',
    NO_TRAVEL: 'Aucune poussée ni traction n’a été trouvée',
    NEAR_THRESHOLD: 'Trop proche du seuil pour être sûr',
    HARDLY_BENT: 'À peine fléchi : les jambes et le dos ne peuvent pas être comparés',
    NEVER_UPRIGHT:
      'La personne n’est jamais debout dans les 4 secondes autour du levage : il n’y a rien à quoi comparer',
    HANDS_HIDDEN: 'Les mains sont masquées',
    UNSURE: 'Ce qui a été trouvé ne concorde pas assez pour être sûr',
    TWIST_OUT_OF_VIEW: 'Aucune torsion n’a été trouvée, mais elle ne se verrait pas de ce côté',
    NOT_JUDGED: 'Non jugé par l’IA',
    SKELETON_MISFIT: 'Une personne a dit que le squelette est mal ajusté',
  },
  principle: {
    INSIDE_BASE: 'Inside Base',
    BIG_ENGINES: 'Big Engines',
    TURN_NOT_TWIST: 'Turn Not Twist',
    DIP_N_DRIVE: "Dip n' Drive",
  },
  taskPrinciple: {
    BIG_ENGINES: 'Big Engines',
    DIP_N_DRIVE: "Dip n' Drive",
    TURN_NOT_TWIST: 'Turn Not Twist',
    INSIDE_BASE: 'Inside Base',
  },
  alertUserLevel: {
    NONE: 'Personne',
    CLIENT_SUPER_USER: 'Super-utilisateur client',
    CLIENT_OBSERVER: 'Observateur client',
    BOTH: 'Super-utilisateur client et observateur client',
  },
  reminderUserLevel: {
    CLIENT_USER: 'Utilisateur client',
    CLIENT_OBSERVER: 'Observateur client',
    BOTH: 'Utilisateur client et observateur client',
  },
  campaignType: {
    ManualObservation: 'Observation manuelle',
    Observation: 'Observation',
  },
  reportFrequency: {
    daily: 'Chaque jour',
    weekly: 'Chaque semaine',
    monthly: 'Chaque mois',
  },
  exportFormat: {
    CSV: 'CSV',
    EXCEL: 'Excel',
  },
  datePreset: {
    THIS_MONTH: 'Ce mois-ci',
    LAST_MONTH: 'Mois dernier',
    THIS_QUARTER: 'Ce trimestre',
    LAST_QUARTER: 'Trimestre dernier',
    THIS_YEAR: 'Cette année',
    LAST_YEAR: 'Année dernière',
  },
  auditAction: {
    CREATE: 'Ajout',
    DELETE: 'Suppression',
    EMAIL_SENT: 'E-mail envoyé',
    LOGIN: 'Connexion',
    UPDATE: 'Modification',
  },
  accountState: {
    ENABLED: 'Activé',
    DISABLED: 'Désactivé',
    CLIENT_CLOSED: 'Client fermé',
  },
  mail: {
    campaignReminder: 'Rappel de campagne',
    inactivityAlert: 'Alerte d’inactivité',
    badLiftsAlert: 'Alerte de levages incorrects',
    weeklySummary: 'Résumé hebdomadaire',
    monthlySummary: 'Résumé mensuel',
    commentMention: 'Mention dans un commentaire',
    followUp: 'Suivi',
    followUpsOverdue: 'Suivis en retard',
    savedView: 'Vue hebdomadaire',
    taskAction: 'Action sur une tâche ou un site',
    passwordReset: 'Nouveau mot de passe',
    secondFactorRemoved: 'Second facteur supprimé',
    invitation: 'Invitation',
    exportFinished: 'Exportation prête',
    auditLogChanged: 'Journal d’audit altéré',
    auditHashes: 'Empreintes du journal d’audit',
    helpRequest: 'Demande d’aide',
    helpRequestCopy: 'Copie de la demande d’aide',
  },
  processingState: {
    COMPLETE: 'Terminé',
    FAILED: 'Échec',
    IN_PROGRESS: 'En cours',
  },
  analysisError: {
    EMPTY:
      'Cette vidéo est vide : elle n’a pas d’images. Enregistrez-la de nouveau ou choisissez un autre fichier.',
    NO_PICTURE: 'Ce fichier a du son, mais pas d’image. Choisissez une vidéo du levage.',
    IS_PICTURE: 'Ce fichier est une image, pas une vidéo. Choisissez une vidéo du levage.',
    NOT_VIDEO: 'Ce fichier n’est pas une vidéo. Choisissez un fichier MP4, MOV ou WebM.',
    CUT_OFF:
      'Cette vidéo est tronquée et le reste ne peut pas être analysé. Copiez de nouveau le fichier entier ou refaites l’enregistrement.',
    DAMAGED:
      'La suite de cette vidéo ne peut pas être lue : elle est peut-être endommagée. Copiez de nouveau le fichier ou filmez de nouveau le levage.',
    NO_PERSON:
      'Personne n’a été trouvé dans cette vidéo. Filmez une personne, de la tête aux pieds.',
    SEVERAL_PEOPLE:
      'Plusieurs personnes sont dans cette vidéo. Choisissez qui lève la charge ou filmez une personne seule.',
    SIDEWAYS:
      'La personne n’est pas debout dans cette vidéo. Tournez l’image et relancez l’analyse.',
    TOO_SHORT: 'Cette vidéo dure moins d’une seconde. Filmez le levage entier.',
    TOO_LONG: 'Cette vidéo dure plus de 60 secondes. Choisissez la partie avec le levage.',
    TOO_FEW_FRAMES:
      'Cette vidéo a moins de 8 images par seconde : elles ne montrent pas comment un levage commence. Filmez de nouveau avec une autre caméra ou plus de lumière.',
    NOT_DECODABLE:
      'Ce navigateur ne peut pas lire cette vidéo. Enregistrez-la en MP4 (H.264) ou WebM, ou utilisez un autre navigateur.',
    HEVC: 'Ce navigateur ne peut pas lire cette vidéo HEVC. Sur l’iPhone, choisissez Réglages > Appareil photo > Formats > Le plus compatible et filmez de nouveau, ou utilisez Safari.',
    NO_WEBCODECS:
      'Ce navigateur ne peut pas décoder de vidéos pour l’analyse (WebCodecs). Ouvrez Liftwise en HTTPS dans une version actuelle de Chrome, Edge, Firefox ou Safari.',
    NO_WEBGL:
      'Ce navigateur n’a pas WebGL, dont l’analyse a besoin. Activez l’accélération matérielle ou utilisez un autre navigateur.',
    MODEL_NOT_LOADED: 'L’analyse n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
    CANCELLED: 'L’analyse a été annulée.',
    INTERRUPTED: 'L’analyse a été interrompue : la page a été fermée ou rechargée. Relancez-la.',
  },
}
