/** Said before the texts are loaded, or when they or code of the app could not be loaded. */
export const publicPages = {
  broken: {
    title: 'This page could not be loaded',
    reason: 'Your connection may be lost, or Liftwise may have been updated.',
    reload: 'Reload',
    loading: 'Loading',
  },
} as const
