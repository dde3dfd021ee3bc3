/** Texts of the review queue, and of the blind sample. */
import type { reviewQueue as en } from '../en/reviewQueue.ts'
import type { TextsLike } from '../keys.ts'

export const reviewQueue: TextsLike<typeof en> = {
  title: 'Prüfliste',
  open: '%{count} prüfen',
  place: '%{place} von %{total}',
  order: {
    label: 'Reihenfolge',
    UNCERTAIN: 'Unsicherste zuerst',
    CAPTURE: 'Schlechteste Aufnahmen zuerst',
    OLDEST: 'Älteste zuerst',
  },
  technique: 'Technik insgesamt',
  sure: '%{value} sicher',
  cannotTell: 'Nicht erkennbar',
  save: 'Speichern und weiter',
  allRight: 'Alles stimmt',
  skip: 'Überspringen',
  back: 'Zurück',
  keys: 'Tasten',
  details: 'Alle Einzelheiten',
  taken: 'Diese Beobachtung prüft gerade jemand anderes. Machen Sie mit der nächsten weiter.',
  done: {
    title: 'Nichts mehr zu prüfen',
    reviewed: 'Sie haben 1 Ergebnis geprüft. |||| Sie haben %{smart_count} Ergebnisse geprüft.',
    others: 'Was andere gerade vor sich haben, kann später wiederkommen.',
    skipped: 'Die übersprungene prüfen |||| Die %{smart_count} übersprungenen prüfen',
    again: 'Noch einmal nachsehen',
  },
  help: {
    title: 'Tasten der Prüfliste',
  },
  keyNames: {
    right: 'R',
    wrong: 'W',
    unknown: '?',
    allRight: 'A',
    up: '↑',
    down: '↓',
    save: 'Strg + Eingabe',
    skip: 'S',
    back: 'B',
    help: 'H',
  },
  commands: {
    right: 'Stimmt, und weiter zum nächsten',
    wrong: 'Stimmt nicht, und weiter zum nächsten',
    unknown: 'Nicht erkennbar, und weiter zum nächsten',
    allRight: 'Alles stimmt',
    up: 'Eins nach oben',
    down: 'Eins nach unten',
    save: 'Speichern und die nächste öffnen',
    skip: 'Überspringen: bleibt für später oder für andere',
    back: 'Zurück zur vorigen',
    help: 'Tasten auflisten',
  },
  blind: {
    question: 'Blindstichprobe: Was sehen Sie? Was die KI sagt, wird danach gezeigt.',
    submit: 'Speichern und vergleichen',
    reveal: 'Was die KI sagt',
    same: 'Die KI hat dasselbe gesehen wie Sie, wo beide etwas entschieden haben.',
    different:
      'Die KI hat etwas anderes gesehen. Ihre Antworten sind so gespeichert, wie Sie sie gegeben haben.',
    reviewed:
      'Diese Beobachtung hat inzwischen jemand anderes geprüft. Machen Sie mit der nächsten weiter.',
    next: 'Weiter',
    allCorrect: 'Alles richtig',
  },
}
