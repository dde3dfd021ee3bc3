/** How every query behaves: nothing is asked again on window focus, and only an unreachable server is tried again. */
import { graphqlErrorOf } from '../data/graphqlError.ts'

export const QUERY_DEFAULTS = {
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) => failures < 2 && graphqlErrorOf(error).code === null,
}
