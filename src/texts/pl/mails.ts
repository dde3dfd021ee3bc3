/** Labels, in the plural, of each mail that can be turned off. */
import type { mailKinds as en } from '../en/mails.ts'
import type { TextsLike } from '../keys.ts'

export const mailKinds: TextsLike<typeof en> = {
  campaignReminder: 'Przypomnienia o kampaniach',
  inactivityAlert: 'Alerty o braku aktywności',
  badLiftsAlert: 'Alerty o nieprawidłowym podnoszeniu',
  weeklySummary: 'Podsumowania tygodnia',
  monthlySummary: 'Podsumowania miesiąca',
  commentMention: 'Wzmianki w komentarzach',
  followUp: 'Plany wsparcia',
  followUpsOverdue: 'Plany wsparcia po terminie',
  savedView: 'Cotygodniowe widoki',
  taskAction: 'Działania dotyczące zadań i miejsc',
}
