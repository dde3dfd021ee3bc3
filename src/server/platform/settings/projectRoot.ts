/** Path of the folder that holds package.json, for the source and the built server alike. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const projectRoot = findPackageRoot(import.meta.dirname)

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('package.json was not found above the server.')
  return findPackageRoot(parent)
}
