/** Lists show deleted records only when asked to (spec 2, show-deleted). */
import type { RaRecord } from 'react-admin'

export const isDeleted = (record: RaRecord): boolean => typeof record['deleted_at'] === 'string'
