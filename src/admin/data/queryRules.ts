/** How every query behaves: nothing is asked again on window focus, and only an unreachable server is tried again. */
import { firstErrorOf } from './firstErrorMessage.ts'

export const QUERY_RULES = {
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) => failures < 2 && firstErrorOf(error).code === null,
}
