/** Labels, in the plural, of each mail that can be turned off. */
import type { mailKinds as en } from '../en/mails.ts'
import type { TextsLike } from '../keys.ts'

export const mailKinds: TextsLike<typeof en> = {
  campaignReminder: 'Rappels de campagne',
  inactivityAlert: 'Alertes d’inactivité',
  badLiftsAlert: 'Alertes de levages incorrects',
  weeklySummary: 'Résumés hebdomadaires',
  monthlySummary: 'Résumés mensuels',
  commentMention: 'Mentions dans les commentaires',
  followUp: 'Suivis',
  followUpsOverdue: 'Suivis en retard',
  savedView: 'Vues hebdomadaires',
  taskAction: 'Actions sur les tâches et les sites',
}
