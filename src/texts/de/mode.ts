/** Labels of the choice between light and dark. */
import type { mode as en } from '../en/mode.ts'
import type { TextsLike } from '../keys.ts'

export const mode: TextsLike<typeof en> = {
  title: 'Hell oder dunkel',
  about:
    'Für dieses Gerät. Die Wahl bleibt auch nach dem Abmelden erhalten; Papier ist immer hell.',
  system: 'Wie das System',
  light: 'Hell',
  dark: 'Dunkel',
}
