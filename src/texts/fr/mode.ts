/** Labels of the choice between light and dark. */
import type { mode as en } from '../en/mode.ts'
import type { TextsLike } from '../keys.ts'

export const mode: TextsLike<typeof en> = {
  title: 'Clair ou sombre',
  about:
    'Pour cet appareil. Le choix reste après la déconnexion ; l’impression est toujours claire.',
  system: 'Comme le système',
  light: 'Clair',
  dark: 'Sombre',
}
