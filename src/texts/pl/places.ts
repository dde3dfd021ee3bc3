/** Pages of locations, departments, guidance videos, and the provider's table of clients. */
import type {
  clientOverview as enClientOverview,
  departments as enDepartments,
  gbsVideos as enGbsVideos,
  locations as enLocations,
} from '../en/places.ts'
import type { TextsLike } from '../keys.ts'

export const locations: TextsLike<typeof enLocations> = {
  section: 'Lokalizacja',
  parentHint: 'Lokalizacja, której częścią jest ta, na przykład zakład, w którym jest hala.',
}

export const departments: TextsLike<typeof enDepartments> = {
  section: 'Dział',
  parentHint: 'Dział, którego częścią jest ten.',
  locationsHint: 'Dział jest w tych lokalizacjach i we wszystkich wewnątrz nich.',
  locations: 'Lokalizacje',
  noLocations: 'Ten dział nie ma lokalizacji, więc nie można go wybrać przy obserwacjach.',
}

export const gbsVideos: TextsLike<typeof enGbsVideos> = {
  section: 'Film GBS',
  deleted: 'Usunięto',
  showMore: 'Pokaż więcej',
  showLess: 'Pokaż mniej',
}

export const clientOverview: TextsLike<typeof enClientOverview> = {
  range: 'Obserwacje, %{range}',
  none: 'Brak aktywnych klientów. Dodaj pierwszego na stronie „Klienci”.',
  caption: 'Obserwacje według klienta',
  columns: {
    name: 'Klient',
    observations: 'Obserwacje',
    incorrect: 'Nieprawidłowe',
    share: 'Udział nieprawidłowych',
  },
}
