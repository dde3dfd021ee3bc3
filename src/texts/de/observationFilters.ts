/** Filters of observations that are no field of theirs, and the options of the filters. */
import type { observationFilters as en } from '../en/observationFilters.ts'
import type { TextsLike } from '../keys.ts'

export const observationFilters: TextsLike<typeof en> = {
  modelHash: 'KI-Modell',
  thresholdsVersion: 'Schwellenwerte',
  captureQuality: 'Qualität der Aufnahme',
  judgedBy: 'Beurteilt von',
  poorLeftOut: 'Schlechte Aufnahmen zählen nur, wenn Sie sie auswählen.',
  othersLeftOut: 'Ergebnisse anderer Programme zählen nur, wenn Sie sie auswählen.',
  judgedElsewhere: 'Von einem anderen Programm beurteilt',
  unknown: 'Unbekannt',
  model: 'BlazePose %{hash}',
  version: 'Version %{version}',
  overall: 'Insgesamt',
  yes: 'Ja',
  no: 'Nein',
  title: 'Filter',
  titleOf: 'Filter (%{count})',
  dates: 'Zeitraum',
  clear: 'Zurücksetzen',
  apply: 'Anwenden',
  active: 'Aktive Filter',
  remove: '%{filter} entfernen',
  chip: '%{filter}: %{value}',
  dayChip: '%{filter}: %{day} (%{zone})',
  principleChip: 'KI: %{principle} (%{status})',
  appBuild: 'App-Version %{build}',
  appBuildUnknown: 'App-Version unbekannt',
}
