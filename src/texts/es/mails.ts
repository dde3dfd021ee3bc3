import type { mailKinds as en } from '../en/mails.ts'
import type { TextsLike } from '../keys.ts'

export const mailKinds: TextsLike<typeof en> = {
  campaignReminder: 'Recordatorios de campaña',
  inactivityAlert: 'Alertas de inactividad',
  badLiftsAlert: 'Alertas de levantamientos incorrectos',
  weeklySummary: 'Resúmenes semanales',
  monthlySummary: 'Resúmenes mensuales',
  commentMention: 'Menciones en comentarios',
  followUp: 'Seguimientos',
  followUpsOverdue: 'Seguimientos atrasados',
  savedView: 'Vistas semanales',
  taskAction: 'Acciones en tareas y centros',
}
