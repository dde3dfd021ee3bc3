/** Labels of the choice between light and dark. */
import type { mode as en } from '../en/mode.ts'
import type { TextsLike } from '../keys.ts'

export const mode: TextsLike<typeof en> = {
  title: 'Jasny lub ciemny',
  about: 'Dla tego urządzenia, także po wylogowaniu; wydruk jest zawsze jasny.',
  system: 'Jak w systemie',
  light: 'Jasny',
  dark: 'Ciemny',
}
