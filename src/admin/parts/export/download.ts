/** Hands a file to the browser, which saves it where it saves downloads. */
export function downloadBlob(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Has the browser save what is at a link of the server, which says itself that it is to be saved, and as what. */
export function downloadUrl(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
