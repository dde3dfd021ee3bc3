/** The audit log: its entries, its filters, and whether it is intact. */
import type { auditLog as en } from '../en/auditLog.ts'
import type { TextsLike } from '../keys.ts'

export const auditLog: TextsLike<typeof en> = {
  chain: {
    loading: 'Chargement du dernier contrôle…',
    hint: 'Les entrées sont enchaînées : toute entrée modifiée ou manquante est détectée. Chaque journal est contrôlé toutes les nuits.',
    checkNow: 'Contrôler maintenant',
    checking: 'Contrôle du journal d’audit : %{percent} %',
    verified:
      'Contrôlé le %{date}. %{smart_count} entrée à ce jour. |||| Contrôlé le %{date}. %{smart_count} entrées à ce jour.',
    notVerified:
      'Pas encore contrôlé : %{smart_count} entrée. |||| Pas encore contrôlé : %{smart_count} entrées.',
    withoutResult: 'Le dernier contrôle s’est terminé sans résultat.',
    failed: 'Le journal d’audit n’a pas pu être contrôlé.',
    broken: 'Anomalie détectée',
    brokenAt: 'Anomalie détectée à l’entrée %{position}',
    brokenText:
      'Une entrée a été modifiée, retirée ou ajoutée directement dans la base de données, sans passer par Liftwise. Cette entrée et les suivantes ne sont plus fiables. Sauvegardez la base de données maintenant et contactez votre administrateur.',
  },
  filters: {
    label: 'Filtres',
    labelWithCount: 'Filtres (%{count})',
    person: 'Personne',
    action: 'Action',
    kind: 'Type de fiche',
    dateFrom: 'Du',
    dateTo: 'Au',
    dayRefused: 'Choisissez une date dans la période autorisée.',
    clear: 'Effacer les filtres',
    remove: 'Retirer : %{filter}',
    record: '%{kind} : %{name}',
    oneRecord: 'Une fiche',
    one: {
      campaigns: 'Une campagne',
      clients: 'Un client',
      departments: 'Un service',
      task_actions: 'Une action sur une tâche ou un site',
      follow_ups: 'Un suivi',
      gbs_videos: 'Une vidéo GBS',
      jobs: 'Une importation ou exportation',
      locations: 'Un site',
      observations: 'Une observation',
      videos: 'Un enregistrement',
      tasks: 'Une tâche',
      users: 'Un utilisateur',
    },
    /** Offered by the filter of actions. */
    actions: {
      CREATE: 'Ajouts',
      UPDATE: 'Modifications',
      DELETE: 'Suppressions',
      LOGIN: 'Connexions',
      EMAIL_SENT: 'E-mails',
    },
  },
  actions: {
    CREATE: 'Ajout',
    UPDATE: 'Modification',
    DELETE: 'Suppression',
    LOGIN: 'Connexion',
    EMAIL_SENT: 'E-mail envoyé',
  },
  refused: {
    LOGIN: 'Échec de la connexion',
    EMAIL_SENT: 'E-mail non remis',
  },
  kinds: {
    videos: 'Enregistrement',
    task_actions: 'Action sur une tâche ou un site',
  },
  notSignedIn: 'Non connecté',
  details: 'Détails',
  detailsOf: 'Détails de l’entrée %{position}',
  fieldsOf: 'Champs de l’entrée %{position}',
  noFields: 'Aucun champ n’a changé.',
  entry: 'Entrée %{position} · Empreinte %{hash}',
  entryOfRequest: 'Entrée %{position} · Empreinte %{hash} · Requête %{request}',
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  value: 'Valeur',
  /** A value in an export. */
  empty: 'vide',
  outcomes: {
    ok: 'Connecté',
    sent: 'Envoyé',
    refused: 'Échec',
    replayed: 'Une copie d’une session déjà renouvelée a été utilisée : la session a été fermée',
  },
}
