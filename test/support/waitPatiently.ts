/** How long the queries of screens wait, in each file with a document: what is waited for comes when it comes. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}
