/** Maßnahmen an Tätigkeiten und Standorten. */
import type { taskActions as en } from '../en/taskActions.ts'
import type { TextsLike } from '../keys.ts'

export const taskActions: TextsLike<typeof en> = {
  title: 'Maßnahmen',
  hint: 'Was an einer Tätigkeit oder einem Standort geändert wird, von wem, und was daraus wurde.',
  failed: 'Die Maßnahmen konnten nicht geladen werden.',
  noneToDo: 'Nichts ist zu tun.',
  noneDone: 'Noch keine Maßnahme ist erledigt.',
  add: 'Maßnahme hinzufügen',
  addTo: 'Maßnahme hinzufügen: %{name}, %{principle}',
  show: 'Maßnahmen anzeigen',
  more: 'Alle %{count} anzeigen',
  edit: 'Bearbeiten',
  finish: 'Als erledigt markieren',
  reopen: 'Wieder öffnen',
  delete: 'Löschen',
  saved: 'Die Maßnahme ist gespeichert.',
  finished: 'Die Maßnahme ist erledigt.',
  reopened: 'Die Maßnahme ist wieder offen.',
  deleted: 'Die Maßnahme wurde gelöscht.',
  of: '%{action}: %{note}',
  deleteTitle: 'Diese Maßnahme löschen?',
  deleteText: 'Sie wird nicht mehr aufgeführt, auch nicht ihr Vorher und Nachher.',
  state: { OPEN: 'Zu tun', DONE: 'Erledigt', OVERDUE: 'Überfällig' },
  owned: 'Verantwortlich: %{name}',
  noOwner: 'Niemand verantwortlich',
  due: 'Fällig am %{day}',
  done: 'Erledigt am %{day}',
  form: {
    title: 'Maßnahme für %{name}',
    note: 'Was geändert wird',
    noteHint: 'Eine Änderung an der Tätigkeit oder am Standort, etwa ein höheres Regal.',
    principle: 'Prinzip',
    owner: 'Verantwortlich',
    ownerHint:
      'Ein Beobachter oder Superuser, der diese Tätigkeit oder diesen Standort sieht. Die Person wird benachrichtigt.',
    dueDate: 'Fällig',
    submit: 'Maßnahme speichern',
  },
  effect: {
    caption: 'Beobachtungen vorher und nachher: %{note}',
    side: 'Zeit',
    before: '%{smart_count} Tag vorher |||| %{smart_count} Tage vorher',
    after: '%{smart_count} Tag nachher |||| %{smart_count} Tage nachher',
    TOO_FEW:
      'Noch zu wenige: Jede Seite braucht 20 Beobachtungen von 5 Personen, und nicht die meisten davon von einer oder zwei.',
    IMPROVED: 'Verbessert: Der Anteil ist niedriger, um mehr als Zufall.',
    WORSE: 'Der Anteil ist höher als vorher, um mehr als Zufall.',
    UNCLEAR: 'Noch keine klare Änderung: Der Unterschied kann Zufall sein.',
    difference: 'Unterschied: %{low} bis %{high} Punkte.',
    note: 'Jeder Anteil hat sein 95-%-Intervall (Wilson). Das des Unterschieds ist das breitere von zweien: das von Newcombe und eines, das jede Person einmal zählt. Nur wenn es 0 auslässt, hat sich etwas geändert. Ein Anteil, der gewählt wurde, weil er auffiel, sinkt oft ein wenig von selbst.',
  },
  wholePeriod:
    'Was oben steht, zählt den ganzen gewählten Zeitraum, auch Tage, bevor eine Maßnahme erledigt war.',
  today: 'Ihre Maßnahmen',
}
