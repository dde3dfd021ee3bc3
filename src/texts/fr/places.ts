/** Pages of locations, departments, guidance videos, and the provider's table of clients. */
import type {
  clientOverview as enClientOverview,
  departments as enDepartments,
  gbsVideos as enGbsVideos,
  locations as enLocations,
} from '../en/places.ts'
import type { TextsLike } from '../keys.ts'

export const locations: TextsLike<typeof enLocations> = {
  section: 'Site',
  parentHint: 'Le site dont celui-ci fait partie, par exemple l’usine où se trouve un hall.',
}

export const departments: TextsLike<typeof enDepartments> = {
  section: 'Service',
  parentHint: 'Le service dont celui-ci fait partie.',
  locationsHint: 'Le service se trouve sur ces sites et sur tous leurs sous-sites.',
  locations: 'Sites',
  noLocations: 'Ce service n’a pas de site et ne peut donc pas être choisi pour des observations.',
}

export const gbsVideos: TextsLike<typeof enGbsVideos> = {
  section: 'Vidéo GBS',
  deleted: 'Supprimée',
  showMore: 'Afficher plus',
  showLess: 'Afficher moins',
}

export const clientOverview: TextsLike<typeof enClientOverview> = {
  range: 'Observations, %{range}',
  none: 'Aucun client actif. Ajoutez le premier sous « Clients ».',
  caption: 'Observations par client',
  columns: {
    name: 'Client',
    observations: 'Observations',
    incorrect: 'Incorrectes',
    share: '% incorrectes',
  },
}
