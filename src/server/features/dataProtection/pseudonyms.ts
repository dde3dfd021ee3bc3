/**
 * Pseudonyms of people: the same person always gets the same one in a client. Without the installation's secret nobody
 * can find out whose it is.
 */
import { createHmac } from 'node:crypto'
import { deriveKey } from '../../platform/settings/secrets.ts'

export interface Pseudonym {
  /** Id of the account that stands for the person in old observations. */
  id: string
  /** For example '4F7K-2QXN'. */
  code: string
}

/** `identity`: the id of a person, or the name and ID of one without an account. */
export type Pseudonymise = (identity: string) => Pseudonym

export function pseudonymsOf(secret: string, clientId: string): Pseudonymise {
  const key = deriveKey(secret, `pseudonyms of ${clientId}`)
  return (identity) => {
    const digest = createHmac('sha256', key).update(identity).digest()
    return { id: toUuid(digest.subarray(0, 16)), code: toCode(digest.subarray(16, 24)) }
  }
}

/** A UUID of version 8, which is for values of an application's own making. */
function toUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Without letters that look like digits. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function toCode(bytes: Buffer): string {
  const code = [...bytes].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
