/** The summary above the list, whose code comes after the list's first rows. Its place is kept. */
import { Card, Skeleton } from '@mui/material'
import { useStore } from 'react-admin'
import { useLazyPart } from '../charts/useLazyPart.ts'
import { SUMMARY_HEIGHT } from './summary/summaryHeight.ts'

export function SummaryLater({ isTime }: { isTime: boolean }) {
  return isTime ? <Panel /> : <Place />
}

function Panel() {
  const { data, isError } = useLazyPart('summaryPanel', async () =>
    import('./summary/SummaryPanel.tsx').then(({ SummaryPanel }) => SummaryPanel),
  )
  if (isError) return null
  return data ? <data.Part /> : <Place />
}

/** As high as the panel, which remembers whether it is open. */
function Place() {
  const [isOpen] = useStore('allobservations.summary', true)
  return (
    <Card aria-hidden sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Skeleton width={160} sx={{ height: HEAD_HEIGHT, transform: 'none' }} />
      {isOpen && (
        <Skeleton variant="rounded" sx={{ mt: 2, height: SUMMARY_HEIGHT, transform: 'none' }} />
      )}
    </Card>
  )
}

/** Pixels: heading and days; on a phone the range stands below them. */
const HEAD_HEIGHT = { xs: 92, md: 44 }
