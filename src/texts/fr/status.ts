/** Texts of the provider's page on how the installation works. */
import type { status as en } from '../en/status.ts'
import type { TextsLike } from '../keys.ts'

export const status: TextsLike<typeof en> = {
  title: 'État du système',
  notLoaded: 'L’état du système n’a pas pu être chargé.',
  installation: 'Installation',
  facts: {
    version: 'Liftwise',
    node: 'Node',
    database: 'Base de données',
    replica: 'Réplica',
    files: 'Fichiers',
    mail: 'Serveur de messagerie',
  },
  replicaUsed: 'utilisé',
  works: 'Les fichiers peuvent être lus et écrits.',
  filesAway: 'Le stockage des fichiers ne répond pas.',
  mailFolder: 'Aucun : les e-mails sont écrits dans un dossier.',
  queue: {
    title: 'Opérations',
    idle: 'Aucune opération n’est en attente.',
    oldest: 'Une opération attend depuis le %{since}.',
    uncounted:
      '%{smart_count} jour est en cours de comptage ; ses chiffres sont exacts, mais demandent plus de temps. |||| %{smart_count} jours sont en cours de comptage ; leurs chiffres sont exacts, mais demandent plus de temps.',
    kind: 'Type',
    WAITING: 'En attente',
    RUNNING: 'En cours',
    FAILED: 'Échec',
  },
  mailJob: 'E-mail : %{mail}',
  /** Jobs that time brings about. */
  jobs: {
    remindOfCampaign: 'Rappeler les campagnes',
    alertOfInactivity: 'Signaler l’inactivité',
    alertOfBadLifts: 'Signaler les mauvais levages',
    escalateFollowUps: 'Signaler les suivis en retard',
    mailSavedViews: 'Envoyer les vues enregistrées',
    remindOfTaskActions: 'Rappeler les actions',
    summariseWeek: 'Résumer la semaine',
    summariseMonth: 'Résumer le mois',
    catchUpWithZone: 'Rattraper le fuseau horaire',
    applyRetention: 'Appliquer la conservation',
    checkAuditLogs: 'Vérifier les journaux d’audit',
    mendRestoredVerdicts: 'Réparer les résultats de l’IA dont la correction a été retirée',
  },
  audit: {
    title: 'Journaux d’audit',
    whole:
      'Chaque entrée de %{smart_count} client est inchangée. |||| Chaque entrée de %{smart_count} clients est inchangée.',
    checked: 'Contrôle : %{at}, %{entries} entrées.',
    never: 'Ils sont contrôlés chaque nuit ; aucun contrôle n’est encore terminé.',
    broken: 'Le journal d’audit de %{name} a été modifié à l’entrée %{position}.',
  },
  failed: {
    title: 'Opérations en échec',
    hint: 'Les exportations et les importations ne figurent pas ici : la personne qui en a lancé une la voit et peut la relancer.',
    none: 'Aucune opération n’a échoué.',
    unknown: 'La cause est inconnue.',
    attempts: '%{smart_count} tentative |||| %{smart_count} tentatives',
    run: 'Relancer',
    runOne: 'Relancer : %{title}',
    started: '%{title} : relance en cours.',
    more: 'Afficher la suite (%{total} en tout)',
    most: 'Les 100 plus récentes sur %{total} sont affichées.',
  },
}
