/** The list's videos side by side; one plays at a time. */
import { Box } from '@mui/material'
import { RecordContextProvider, useListContext } from 'react-admin'
import type { SyntheticEvent } from 'react'
import type { GbsVideo } from '#api/generated/contract.ts'
import { GbsVideoCard } from './VideoCard.tsx'
import { videoGridStyles } from './videoGridStyles.ts'

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
