/**
 * Makes the queries of screens wait, in each file with a document, until their element comes. Every look that
 * finds nothing makes an error, and only the last of them is read: the document is printed when its message is.
 */
if (typeof document !== 'undefined') {
  const { configure, prettyDOM } = await import('@testing-library/react')
  const elementError = (message: string | null, container: Element): Error => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    // A failing run shows the line of the test.
    Error.captureStackTrace(error, elementError)
    // The bars around the page would fill what is printed.
    const shown = () => container.querySelector('main') ?? container
    const get = () => [message, prettyDOM(shown())].filter(Boolean).join('\n\n')
    return Object.defineProperty(error, 'message', { get, configurable: true })
  }
  configure({ asyncUtilTimeout: 45_000, getElementError: elementError })
}
