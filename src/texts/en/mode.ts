/** Labels of the choice between light and dark. */
export const mode = {
  title: 'Light or dark',
  about: 'For this device. It is also kept when you sign out; paper is always light.',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
} as const
