/** The file of everything held about a person; each table of the database by its name. */
import type { personalFile as en } from '../en/personalFile.ts'
import type { TextsLike } from '../keys.ts'

export const personalFile: TextsLike<typeof en> = {
  fileName: 'Daten über %{name}',
  title: 'Alles, was über %{name} gespeichert ist',
  asOf: 'Stand: %{time} UTC. Zeiten in den Dateien sind in UTC. Was andere Personen erkennbar macht und was geheim ist (Passwörter, Token), fehlt.',
  what: 'Was',
  records: 'Datensätze',
  files: 'Dateien',
  recordings: 'Aufnahmen von Ihnen',
  folder: 'Ordner recordings',
  tables: {
    users: 'Ihr Konto',
    clients: 'Kunden, die Sie betreuen',
    sessions: 'Angemeldete Geräte',
    second_factors: 'Ihr zweiter Faktor',
    password_resets: 'Links zum Festlegen eines Passworts',
    mail_refusals: 'E-Mails, die Sie nicht erreicht haben',
    user_locations: 'Ihre Standorte',
    user_departments: 'Ihre Abteilungen',
    task_users: 'Tätigkeiten, in denen Sie genannt sind',
    campaign_users: 'Kampagnen, in denen Sie genannt sind',
    videos: 'Aufnahmen und Antworten',
    video_keypoints: 'Messungen Ihres Körpers in Aufnahmen',
    observations: 'Beobachtungen über Sie oder von Ihnen',
    observation_contests:
      'Ergebnisse, die Sie angefochten haben, und Anfechtungen, die Sie beantwortet haben',
    follow_ups:
      'Nachbereitungen, die Sie betreffen, die Sie geöffnet haben oder bei denen Sie Coach sind',
    task_actions: 'Maßnahmen, die Sie vergeben haben, verantworten oder erledigt haben',
    comments: 'Kommentare von Ihnen oder zu Beobachtungen über Sie',
    comment_mentions: 'Kommentare, in denen Sie erwähnt werden',
    review_claims: 'KI-Ergebnisse, die Sie gerade prüfen',
    blind_reviews: 'Was Sie gesehen haben, bevor Ihnen das Ergebnis der KI gezeigt wurde',
    calibration_clips: 'Kalibrierclips, die Sie erstellt oder bestätigt haben',
    calibration_answers: 'Ihre Antworten zu Kalibrierclips',
    recording_views: 'Wer Aufnahmen von Ihnen geöffnet hat, und was Sie geöffnet haben',
    legal_holds: 'Löschsperren, die Sie betreffen oder die Sie gesetzt haben',
    alerts: 'Warnungen, die Sie betreffen',
    notifications: 'Benachrichtigungen',
    jobs: 'E-Mails an Sie, Ihre Importe und Exporte',
    uploads: 'Dateien, die Sie hochgeladen haben',
    idempotency_keys: 'Aufrufe, die Sie wiederholen dürfen',
    audit_log: 'Was Sie getan haben, und Änderungen Ihres Kontos',
  },
}
