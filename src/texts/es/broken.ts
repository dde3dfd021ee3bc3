import type { broken as en } from '../en/broken.ts'
import type { TextsLike } from '../keys.ts'

export const broken: TextsLike<typeof en> = {
  title: 'No se pudo cargar esta página',
  reason: 'Puede que se haya perdido la conexión o que Liftwise se haya actualizado.',
  reload: 'Recargar',
  loading: 'Cargando',
}
