/**
 * Converts between react-admin's fixed paths and the public paths. Both directions accept any input; law:
 * decode(encode(path)) = path for every path that react-admin creates, unless an id equals a segment of a public
 * path.
 */
import { type ResourceName, RESOURCES } from '#api/resources.ts'

export const pathCodec = {
  /** '/users/7/show' → '/users/7', '/users/7' → '/users/7/edit', '/users/create' → '/users/addUser'. */
  encode(canonical: string): string {
    const path = normalizePath(canonical)
    if (path === '/') return '/home'
    if (path === '/login') return '/'
    const segments = segmentsOf(path)
    if (segments[0] === UNKNOWN && isEntity(segments[1])) return join(segments.slice(1))
    return isEntity(segments[0]) ? join(encodeEntity(segments)) : path
  },

  /** Inverse of `encode`. An unknown path below an entity becomes '/unknown/…', a page that does not exist. */
  decode(publicPath: string): string {
    const path = normalizePath(publicPath)
    if (path === '/home') return '/'
    if (path === '/') return '/login'
    const segments = segmentsOf(path)
    return isEntity(segments[0]) ? join(decodeEntity(segments)) : path
  },
}

/** Returns the entity that the list at a canonical path shows; null: not a list. */
export function listEntityOf(canonical: string): ListName | null {
  const [entity, ...rest] = segmentsOf(canonical)
  return isListName(entity) && rest.length === 0 ? entity : null
}

const UNKNOWN = 'unknown'

function encodeEntity(segments: string[]): string[] {
  const [entity = '', id, action, ...rest] = segments
  const words = isEntity(entity) ? RESOURCES[entity] : null
  if (!words || id === undefined || id === words.addPath || isExtraRoute(segments)) return segments
  if (id === 'create') return [entity, words.addPath, ...segments.slice(2)]
  if (action === undefined) return [entity, id, 'edit']
  if (action === 'show') return rest.length === 0 ? [entity, id] : segments
  if (action === 'edit' && rest.length === 0) return segments
  return [entity, id, 'edit', ...segments.slice(2)]
}

function decodeEntity(segments: string[]): string[] {
  const [entity = '', id, action, ...rest] = segments
  const words = isEntity(entity) ? RESOURCES[entity] : null
  if (!words || id === undefined || isExtraRoute(segments)) return segments
  if (id === words.addPath) return [entity, 'create', ...segments.slice(2)]
  if (action === 'edit') return [entity, id, ...rest]
  if (words.hasShow && action === undefined) return [entity, id, 'show']
  if (words.hasShow && action === 'show') return segments
  return [UNKNOWN, ...segments]
}

const isExtraRoute = (segments: string[]) =>
  EXTRA_ROUTES.some((page) => {
    const pattern = segmentsOf(page)
    return (
      pattern.length === segments.length &&
      pattern.every((word, at) => word === ':id' || word === segments[at])
    )
  })

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

const join = (segments: string[]) => `/${segments.join('/')}`

const normalizePath = (path: string) => join(segmentsOf(path))

/** Pages below an entity that are neither list, add, detail nor edit; ':id' matches any segment. */
const EXTRA_ROUTES = [
  '/users/importUsers',
  '/users/importUsers/employeeIds',
  '/users/:id/resetpassword',
  '/locations/importLocations',
  '/departments/importDepartments',
  '/allobservations/review',
]

/** The entities, and the audit log and the job centre, which have a list only. */
export type ListName = ResourceName | 'auditlog' | 'jobs'

const isListName = (word: string | undefined): word is ListName =>
  word === 'auditlog' || word === 'jobs' || isEntity(word)

export const isEntity = (word: string | undefined): word is ResourceName =>
  word !== undefined && Object.hasOwn(RESOURCES, word)
