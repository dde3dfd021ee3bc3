/** The names of files: what is none never reaches a folder or a store. */

export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
  return key
}

/** Folders and a name of letters, digits and inner punctuation: nothing that a file system reads as a way out. */
export function isFileKey(key: string): boolean {
  return key.length <= 300 && /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*(\.[A-Za-z0-9]+)*$/.test(key)
}
