/** Labels, in the plural, of each mail that can be turned off. */
import type { mailKinds as en } from '../en/mails.ts'
import type { TextsLike } from '../keys.ts'

export const mailKinds: TextsLike<typeof en> = {
  campaignReminder: 'Kampagnenerinnerungen',
  inactivityAlert: 'Warnungen bei Inaktivität',
  badLiftsAlert: 'Warnungen bei falschem Heben',
  weeklySummary: 'Wochenberichte',
  monthlySummary: 'Monatsberichte',
  commentMention: 'Erwähnungen in Kommentaren',
  followUp: 'Nachbereitungen',
  followUpsOverdue: 'Überfällige Nachbereitungen',
  savedView: 'Wöchentliche Ansichten',
  taskAction: 'Maßnahmen an Tätigkeiten und Standorten',
}
