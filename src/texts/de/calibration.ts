import type { calibration as en } from '../en/calibration.ts'
import type { TextsLike } from '../keys.ts'

export const calibration: TextsLike<typeof en> = {
  title: 'Kalibrierung',
  intro:
    'Zwei Personen sind sich einig, was eine Aufnahme zeigt. Sie beurteilen sie, ohne deren Ergebnis zu sehen, und sehen es danach. Nur Sie und die Superuser Ihres Unternehmens sehen, wie oft Sie übereinstimmen.',
  queue: {
    title: 'Aufnahmen zu beurteilen',
    waiting: '1 Aufnahme wartet |||| %{smart_count} Aufnahmen warten',
    none: 'Zurzeit ist nichts zu beurteilen. Neue Aufnahmen werden in Ihren Benachrichtigungen gemeldet; jede wird nach einem halben Jahr erneut gefragt.',
    recording: 'Aufnahme von %{task}',
    hint: 'Lassen Sie offen, was die Aufnahme nicht zeigt.',
    submit: 'Absenden und Ergebnis sehen',
    next: 'Nächste Aufnahme',
    finish: 'Fertig',
    failed: 'Die Aufnahmen konnten nicht geladen werden.',
  },
  result: {
    title: 'Das vereinbarte Ergebnis',
    agreed: 'Sie stimmen überein: %{truth}',
    differs: 'Ihre Antwort: %{answer}; vereinbart ist: %{truth}',
    open: 'Von Ihnen offen gelassen; vereinbart ist: %{truth}',
  },
  agreement: {
    mine: 'Ihre Übereinstimmung',
    ofPerson: 'Übereinstimmung bei der Kalibrierung',
    onlyThey: 'Nur diese Person und die Superuser Ihres Unternehmens sehen dies.',
    none: 'Noch keine Aufnahme beurteilt.',
    byPrinciple: 'Übereinstimmung nach Prinzip',
    principle: 'Prinzip',
    agreed: 'Übereinstimmend',
    share: 'Anteil (95-%-Intervall)',
    open: 'Offen',
    kappa: 'Über Zufall (Kappa)',
    kappaValue: '%{value} (%{low} bis %{high}), %{level}',
    tooFew: 'Ab zehn Antworten',
    byQuarter: 'Nach Quartal',
    quarter: 'Quartal ab',
    levels: {
      poor: 'schlecht',
      slight: 'gering',
      fair: 'ausreichend',
      moderate: 'mittel',
      substantial: 'beachtlich',
      almostPerfect: 'fast vollkommen',
    },
    failed: 'Die Übereinstimmung konnte nicht geladen werden.',
  },
  clip: {
    title: 'Kalibrierclip',
    offer:
      'Lassen Sie andere diese Aufnahme beurteilen, ohne das Ergebnis zu sehen, um festzustellen, wie gut die Urteile übereinstimmen.',
    make: 'Zur Kalibrierung nutzen',
    hint: 'Geben Sie an, was richtig ist; was Sie offen lassen, wird nicht gefragt. Eine zweite Person muss zustimmen, bevor andere gefragt werden.',
    note: 'Warum das richtig ist',
    save: 'Ergebnis vorschlagen',
    proposed:
      'Vorgeschlagen von %{name}. Eine zweite Person muss zustimmen, bevor andere gefragt werden.',
    mine: 'Sie haben dieses Ergebnis vorgeschlagen. Jemand anderes muss zustimmen, bevor andere gefragt werden.',
    agree: 'Ich stimme zu',
    inUse:
      'In Gebrauch seit %{day}; von 1 Person beurteilt. |||| In Gebrauch seit %{day}; von %{smart_count} Personen beurteilt.',
    retire: 'Nicht mehr fragen',
    failed: 'Der Kalibrierclip konnte nicht geladen werden.',
  },
  clips: {
    title: 'Kalibrierclips',
    none: 'Noch kein Clip. Öffnen Sie eine Beobachtung mit Aufnahme und wählen Sie „Zur Kalibrierung nutzen“.',
    recording: 'Aufnahme',
    state: 'Stand',
    proposed: 'Wartet auf zweite Person',
    inUse: 'In Gebrauch',
    retired: 'Zurückgezogen',
    judged: 'Beurteilt von',
    more: 'Mehr anzeigen',
    failed: 'Die Kalibrierclips konnten nicht geladen werden.',
  },
}
