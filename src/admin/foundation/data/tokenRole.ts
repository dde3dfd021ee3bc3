/** The role that an access token was given for, as far as this browser can tell; the server decides. */
import { isRole } from '#domain/roles.ts'
import type { Role } from '#domain/roles.ts'

/** The audience of the token (spec 7); null: not to be read from it. */
export function roleFromToken(accessToken: string): Role | null {
  try {
    const [, payload = ''] = accessToken.split('.')
    const { aud } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
    return isRole(aud) ? aud : null
  } catch {
    return null
  }
}

interface Claims {
  aud?: unknown
}
