/** Vergleich der Tätigkeiten und Standorte. */
import type { taskAnalysis as en } from '../en/taskAnalysis.ts'
import type { TextsLike } from '../keys.ts'

export const taskAnalysis: TextsLike<typeof en> = {
  title: 'Tätigkeiten und Orte',
  intro:
    'Wo vielen verschiedenen Personen dasselbe Prinzip schwerfällt, liegt es an der Tätigkeit, nicht an einer Person. Jede Tätigkeit wird mit dem verglichen, was dieselben Personen anderswo tun.',
  failed: 'Der Vergleich konnte nicht geladen werden.',
  by: { label: 'Vergleichen', TASK: 'Tätigkeiten', LOCATION: 'Standorte' },
  namesHidden:
    'Ihr Unternehmen hat gewählt, dass nichts auf dieser Seite zu Namen von Personen führt.',
  sample:
    'Es gibt so viele Beobachtungen, dass eine Stichprobe von %{people} Personen verglichen wird, immer dieselben. Personen sind die der Stichprobe; Anteile zählen jede Beobachtung.',
  none: {
    title: 'Noch nichts zu vergleichen',
    text: 'In diesem Zeitraum und an diesen Standorten gibt es keine Beobachtungen von Personen.',
  },
  answer: {
    title: 'Was auffällt',
    lookAt: 'Zuerst ansehen: %{name}',
    named:
      '%{name}: %{principle} ist bei %{people} Personen in %{share} der Beobachtungen falsch. Von denselben Personen wären hier %{expected} zu erwarten.',
    clear:
      'Keine Tätigkeit und kein Standort fällt auf. Die Unterschiede sind nicht größer als Zufall.',
    look: 'Diese Tätigkeit ansehen',
    lookPlace: 'Diesen Standort ansehen',
    observers:
      'Wie streng die Beobachter anderswo urteilen, ist eingerechnet. Sehen Sie trotzdem nach, wer beobachtet hat: Wer sonst nichts beobachtet, lässt sich nicht vergleichen.',
  },
  chart: {
    title: 'Anteil falsch, mit Grenzen',
    principle: 'Prinzip',
    note: 'Grau: wo der Anteil bei den beobachteten Personen zufällig liegen kann. Linie: der eigene Anteil des Kunden, %{centre}. Weniger als 5 Personen werden nie gezeigt.',
    noCentre: 'Bei diesem Prinzip wurden weniger als 5 Personen beobachtet.',
    row: '%{name}: %{share} falsch, Grenzen %{low} bis %{high}',
    rowAbove: '%{name}: %{share} falsch, über den Grenzen von %{low} bis %{high}',
    rowUncompared: '%{name}: %{share} falsch, zu wenige Beobachtungen für einen Vergleich',
  },
  table: {
    title: 'Wie sicher es ist',
    hint: 'Das Sicherste zuerst. Genannt wird, was außerhalb der Grenzen liegt und viele Personen betrifft.',
    caption: 'Tätigkeiten oder Standorte nach Prinzip, das Sicherste zuerst',
    name: 'Tätigkeit oder Standort',
    observations: 'Beobachtungen',
    people: 'Personen',
    incorrect: 'Falsch',
    share: 'Anteil falsch (95-%-Intervall)',
    expected: 'Erwartet',
    limits: 'Grenzen',
    fewPeople: 'Weniger als 5 Personen',
    fewOfSample: 'Weniger als 5 Personen in der Stichprobe',
    notCompared: 'Zu wenige für einen Vergleich',
    fewInSample: 'Zu wenige in der Stichprobe',
    incorrectOf:
      '%{smart_count} falsche Beobachtung: %{name}, %{principle} |||| %{smart_count} falsche Beobachtungen: %{name}, %{principle}',
    all: 'Alle %{count} zeigen',
  },
  /** Headings of the file. */
  export: {
    named: 'Ansehen',
    share: 'Anteil falsch',
    intervalLow: '95-%-Intervall, von',
    intervalHigh: '95-%-Intervall, bis',
    limitLow: 'Untere Grenze',
    limitHigh: 'Obere Grenze',
  },
  prompts: {
    title: 'Fragen zum Hinsehen',
    hint: 'Stellen Sie sich dazu und sehen Sie hin. Das sind Fragen, keine Bewertung.',
    handDistance:
      'Wie weit sind die Hände am Anfang und am Ende vom Körper entfernt? Was hindert daran, näher heranzutreten?',
    verticalZone:
      'Wird etwas unter Kniehöhe aufgenommen oder über Schulterhöhe abgesetzt? Könnte es höher oder tiefer stehen?',
    twist: 'Wo drehen sich die Personen? Beginnt oder endet die Last neben oder hinter ihnen?',
    sidewaysBend: 'Beugen sich die Personen zur Seite oder tragen sie mit einer Hand?',
    weight:
      'Wie schwer ist die Last? Könnte sie kleiner sein, zu zweit oder mit einem Hilfsmittel bewegt werden?',
    frequency: 'Wie oft in der Minute, und wie lange ohne Pause?',
    grip: 'Lässt sie sich mit beiden Händen gut halten? Gibt es Griffe?',
    floor: 'Ist der Boden trocken, eben und frei? Gibt es Stufen, Kanten oder Gefälle?',
    obstacles: 'Was steht im Weg: Paletten, Behälter, Kabel, zu wenig Platz für die Füße?',
    carryDistance: 'Wie weit wird getragen, geschoben oder gezogen? Könnte der Weg kürzer sein?',
    wheels: 'Laufen die Räder leicht? Passen sie zu diesem Boden?',
    handleHeight:
      'Liegen die Griffe zwischen Hüft- und Ellenbogenhöhe, für große und kleine Personen?',
  },
}
