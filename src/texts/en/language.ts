/** Labels of the choice of a language. */
export const language = {
  title: 'Language',
  about: 'On all your devices, and in your emails.',
  browser: 'As the browser',
} as const
