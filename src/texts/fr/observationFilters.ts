/** Filters of observations that are no field of theirs, and the options of the filters. */
import type { observationFilters as en } from '../en/observationFilters.ts'
import type { TextsLike } from '../keys.ts'

export const observationFilters: TextsLike<typeof en> = {
  modelHash: 'Modèle d’IA',
  thresholdsVersion: 'Seuils',
  captureQuality: 'Qualité de l’enregistrement',
  judgedBy: 'Jugée par',
  poorLeftOut: 'Les mauvais enregistrements sont exclus, sauf si vous les choisissez.',
  othersLeftOut: 'Les résultats d’autres programmes sont exclus, sauf si vous les choisissez.',
  judgedElsewhere: 'Jugée par un autre programme',
  unknown: 'Inconnu',
  model: 'BlazePose %{hash}',
  version: 'Version %{version}',
  overall: 'Global',
  yes: 'Oui',
  no: 'Non',
  title: 'Filtres',
  titleOf: 'Filtres (%{count})',
  dates: 'Dates',
  clear: 'Effacer',
  apply: 'Appliquer',
  active: 'Filtres actifs',
  remove: 'Retirer : %{filter}',
  chip: '%{filter} : %{value}',
  dayChip: '%{filter} : %{day} (%{zone})',
  principleChip: 'IA : %{principle} (%{status})',
  appBuild: 'Version de l’application : %{build}',
  appBuildUnknown: 'Version de l’application inconnue',
}
