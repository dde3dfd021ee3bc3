import type { mode as en } from '../en/mode.ts'
import type { TextsLike } from '../keys.ts'

export const mode: TextsLike<typeof en> = {
  title: 'Claro u oscuro',
  about:
    'Para este dispositivo. Se mantiene aunque cierre la sesión; al imprimir siempre es claro.',
  system: 'Como el sistema',
  light: 'Claro',
  dark: 'Oscuro',
}
