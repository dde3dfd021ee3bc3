/** The data folder: made by commands that begin an installation, and never open to other users of the machine. */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { commandText } from './commandText.ts'

type Environment = Record<string, string | undefined>

export const DEFAULT_DATA_DIR = './data'

/** Makes the folder of the setting DATA_DIR where there is none, and closes it to other users; throws where this user may not write there. */
export function createDataDir(environment: Environment): void {
  const dataDir = resolve(environment['DATA_DIR'] || DEFAULT_DATA_DIR)
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
    // With PostgreSQL and S3 nothing is written there.
    if (!environment['DATABASE_URL'])
      accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The data folder ${dataDir} cannot be used (${reason}). Let this user read and write it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  closeToOthers(dataDir)
}

/** Throws where the folder does not exist: made by mistake, it would look like an installation without files. */
export function assertDataDir(dataDir: string): void {
  if (existsSync(dataDir)) return
  throw new Error(
    `The data folder ${dataDir} does not exist. Set DATA_DIR as for the server; only '${commandText('start')}' makes a new one.`,
  )
}

/**
 * Gives what a command of root's has made in the database's folder to the owner of the data folder, whose server could not
 * open it otherwise.
 */
export function giveToOwner(dataDir: string): void {
  const { uid, gid } = statSync(dataDir)
  if (process.getuid?.() !== 0 || uid === 0) return
  const folder = join(dataDir, 'db')
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(folder, name), uid, gid)
}

/** Folders inside whose files an earlier version left open to others. */
const OPENED_FOLDERS = ['db', 'files', 'mail', 'copies']

/** Takes the rights of other users from the folder and from what an earlier version wrote. */
export function closeToOthers(dataDir: string): void {
  if (process.platform === 'win32') return
  if (!isSharedByDesign(dataDir)) setMode(dataDir, PRIVATE_FOLDER)
  for (const name of OPENED_FOLDERS) {
    const folder = join(dataDir, name)
    if (existsSync(folder)) setMode(folder, PRIVATE_FOLDER)
  }
  const database = join(dataDir, 'db')
  if (!existsSync(database)) return
  for (const entry of readdirSync(database, { recursive: true, withFileTypes: true }))
    setMode(join(entry.parentPath, entry.name), entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE)
}

/** A folder like /tmp belongs to all users; only what is ours inside is closed. */
const isSharedByDesign = (folder: string): boolean => (statSync(folder).mode & STICKY) !== 0

const STICKY = 0o1000
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** A folder that somebody else owns, such as a mounted volume, stays as its owner set it; the doctor says so. */
function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error
  }
}
