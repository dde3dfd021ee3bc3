/** /gbslibrary: the guidance videos as playable cards. */
import { Box, Skeleton } from '@mui/material'
import type { SyntheticEvent } from 'react'
import { RecordContextProvider, useListContext } from 'react-admin'
import type { GbsVideo } from '#api/generated/contract.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Column } from '../../parts/list/columns.ts'
import { ListBody } from '../../parts/list/ListBody.tsx'
import { ListScreen } from '../../parts/list/ListScreen.tsx'
import { GbsVideoCard } from './GbsVideoCard.tsx'

export function GbsVideoList() {
  const t = useT()
  return (
    <ListScreen
      title={t('menu.gbsLibrary')}
      addLabel={t('resources.gbslibrary.action.create')}
      columns={COLUMNS}
      areCards
    >
      <ListBody errorText={t('messages.tableFailed')} skeleton={<GbsVideoGridSkeleton />}>
        <GbsVideoGrid />
      </ListBody>
    </ListScreen>
  )
}

const COLUMNS: Column<GbsVideo>[] = [
  { source: 'title' },
  { source: 'description' },
  { source: 'updated_at' },
]

/** Grid of the list's videos; only one plays at a time. */
export function GbsVideoGrid() {
  const { data = [] } = useListContext<GbsVideo>()
  return (
    <Box component="ul" sx={videoGridStyles} onPlayCapture={pauseOthers}>
      {data.map((video) => (
        <RecordContextProvider key={video.id} value={video}>
          <GbsVideoCard video={video} />
        </RecordContextProvider>
      ))}
    </Box>
  )
}

function pauseOthers({ currentTarget, target }: SyntheticEvent<HTMLElement>) {
  for (const video of currentTarget.querySelectorAll('video')) if (video !== target) video.pause()
}

/** Skeleton of the grid while the videos load. */
export function GbsVideoGridSkeleton() {
  const t = useT()
  return (
    <Box component="output" aria-label={t('ra.page.loading')} sx={videoGridStyles}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={240} />
      ))}
    </Box>
  )
}

/** As many columns as fit; one on a phone. */
export const videoGridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
  m: 0,
  px: 2,
  pb: 2,
  listStyle: 'none',
} as const
