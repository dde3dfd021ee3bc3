/** Has the browser save what is at a link of the server, which says itself that it is to be saved, and as what. */
export function downloadUrl(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
