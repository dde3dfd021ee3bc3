/** Version and commit of this program: the build's own, or those of the checkout that the sources run from. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

export interface Version {
  /** The version in package.json. */
  version: string
  /** Twelve digits; null: the program was built without a repository. */
  commit: string | null
}

let known: Version | undefined

export const programVersion = (): Version => (known ??= readVersion())

/** '0.2.0 (1a2b3c4d5e6f)' */
export function versionText({ version, commit } = programVersion()): string {
  return commit === null ? version : `${version} (${commit})`
}

function readVersion(): Version {
  const stamp = join(projectRoot, 'dist/server/version.json')
  if (!import.meta.url.endsWith('.ts') && existsSync(stamp))
    return JSON.parse(readFileSync(stamp, 'utf8')) as Version
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Version
  return { version, commit: commitOf(projectRoot) }
}

const COMMIT_DIGITS = 12

function commitOf(folder: string): string | null {
  // A release lies in a folder of its own, which may be inside of somebody's repository.
  if (!existsSync(join(folder, '.git'))) return null
  try {
    const commit = execFileSync('git', ['rev-parse', `--short=${COMMIT_DIGITS}`, 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return commit.trim()
  } catch {
    return null
  }
}
