import type {
  clientOverview as enClientOverview,
  departments as enDepartments,
  gbsVideos as enGbsVideos,
  locations as enLocations,
} from '../en/places.ts'
import type { TextsLike } from '../keys.ts'

/** Pages of locations, departments, guidance videos, and the provider's table of clients. */
export const locations: TextsLike<typeof enLocations> = {
  section: 'Centro',
  parentHint: 'El centro del que este forma parte, por ejemplo el recinto de una nave.',
}

export const departments: TextsLike<typeof enDepartments> = {
  section: 'Departamento',
  parentHint: 'El departamento del que este forma parte.',
  locationsHint: 'El departamento está en estos centros y en todos los que contienen.',
  locations: 'Centros',
  noLocations:
    'Este departamento no tiene centros, así que no se puede elegir para las observaciones.',
}

export const gbsVideos: TextsLike<typeof enGbsVideos> = {
  section: 'Vídeo GBS',
  deleted: 'Eliminado',
  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',
}

export const clientOverview: TextsLike<typeof enClientOverview> = {
  range: 'Observaciones, %{range}',
  none: 'No hay clientes activos. Añada el primero en «Clientes».',
  caption: 'Observaciones por cliente',
  columns: {
    name: 'Cliente',
    observations: 'Observaciones',
    incorrect: 'Incorrectas',
    share: '% de incorrectas',
  },
}
