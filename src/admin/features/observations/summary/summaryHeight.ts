/** Height of the two charts in pixels, one below the other on a phone; also while they load, fail or are empty. */
import { CHART_HEIGHT } from '../../../parts/charts/QueryState.tsx'

export const SUMMARY_HEIGHT = { xs: 2 * CHART_HEIGHT + 150, md: CHART_HEIGHT + 66 }
