/** Follow-ups: coaching after an incorrect observation. */
import type { followUpResource as englishResource, followUps as english } from '../en/followUps.ts'
import type { TextsLike } from '../keys.ts'

export const followUpResource: TextsLike<typeof englishResource> = {
  name: 'Nachbereitung |||| Nachbereitungen',
  action: {
    create: 'Nachbereitung öffnen',
    edit: 'Nachbereitung bearbeiten',
    delete: 'Nachbereitung löschen',
    restore: 'Nachbereitung wiederherstellen',
    deleteMany: '1 Nachbereitung löschen |||| %{smart_count} Nachbereitungen löschen',
    restoreMany:
      '1 Nachbereitung wiederherstellen |||| %{smart_count} Nachbereitungen wiederherstellen',
    existing: {
      edit: 'Vorhandene Nachbereitung bearbeiten',
      show: 'Vorhandene Nachbereitung öffnen',
    },
  },
  fields: {
    id: 'ID',
    created_at: 'Geöffnet',
    updated_at: 'Geändert',
    deleted_at: 'Gelöscht',
    user: 'Person',
    task: {
      name: 'Tätigkeit',
    },
    location: {
      name: 'Standort',
    },
    department: {
      name: 'Abteilung',
    },
    principles: 'Daran arbeiten',
    coach: 'Coach',
    due_date: 'Fällig',
    is_overdue: 'Überfällig',
    state: 'Status',
    gbs_video: 'Anleitungsvideo',
    note: 'Notiz',
    agreed: 'Was vereinbart wurde',
    opened_by: 'Geöffnet von',
    seen_at: 'Gesehen',
    coached_at: 'Gecoacht',
    closed_at: 'Abgeschlossen',
    reopened_count: 'Erneut geöffnet',
    escalated_at: 'Superuser informiert',
    observation_id: 'Beobachtung',
    closed_by_observation_id: 'Abgeschlossen durch',
  },
  notifications: {
    created: 'Nachbereitung geöffnet.',
    updated: 'Nachbereitung gespeichert.',
    deleted: 'Nachbereitung gelöscht. |||| %{smart_count} Nachbereitungen gelöscht.',
    restored:
      'Nachbereitung wiederhergestellt. |||| %{smart_count} Nachbereitungen wiederhergestellt.',
  },
}

export const followUps: TextsLike<typeof english> = {
  title: 'Nachbereitungen',
}
