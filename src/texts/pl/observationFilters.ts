/** Filters of observations that are no field of theirs, and the options of the filters. */
import type { observationFilters as en } from '../en/observationFilters.ts'
import type { TextsLike } from '../keys.ts'

export const observationFilters: TextsLike<typeof en> = {
  modelHash: 'Model AI',
  thresholdsVersion: 'Progi',
  captureQuality: 'Jakość nagrania',
  judgedBy: 'Oceniono przez',
  poorLeftOut: 'Słabe nagrania są pomijane, chyba że je wybierzesz.',
  othersLeftOut: 'Wyniki innych programów są pomijane, chyba że je wybierzesz.',
  judgedElsewhere: 'Ocenione przez inny program',
  unknown: 'Nieznane',
  model: 'BlazePose %{hash}',
  version: 'Wersja %{version}',
  overall: 'Ogółem',
  yes: 'Tak',
  no: 'Nie',
  title: 'Filtry',
  titleOf: 'Filtry (%{count})',
  dates: 'Daty',
  clear: 'Wyczyść',
  apply: 'Zastosuj',
  active: 'Aktywne filtry',
  remove: 'Usuń: %{filter}',
  chip: '%{filter}: %{value}',
  dayChip: '%{filter}: %{day} (%{zone})',
  principleChip: 'AI: %{principle} (%{status})',
  appBuild: 'Wersja aplikacji %{build}',
  appBuildUnknown: 'Nieznana wersja aplikacji',
}
