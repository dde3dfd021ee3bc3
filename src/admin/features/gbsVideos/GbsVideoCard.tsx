/** Card of a guidance video in the library, with its actions for users who may change it. */
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, Card, Chip, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { LinkBase, useCreatePath } from 'react-admin'
import type { GbsVideo } from '#api/generated/contract.ts'
import { truncateText } from '#domain/wholeCharacters.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { DeleteRecordButton } from '../../parts/detail/DeleteRecordButton.tsx'
import { RestoreButton } from '../../parts/restore/RestoreButton.tsx'
import { GbsVideoPlayer } from './GbsVideoPlayer.tsx'
import { useInvalidateGuidance } from './useInvalidateGuidance.ts'

export function GbsVideoCard({ video }: { video: GbsVideo }) {
  const heading = useId()
  const mayEdit = useMayAct({ resource: 'gbslibrary', action: 'edit' })
  const createPath = useCreatePath()
  const invalidateGuidance = useInvalidateGuidance()
  const t = useT()
  return (
    <Card component="li" sx={card}>
      <GbsVideoPlayer url={video.video_url} labelledBy={heading} />
      <Box sx={{ p: 2, flexGrow: 1 }}>
        <Typography variant="h3" component="h2" id={heading} sx={{ overflowWrap: 'anywhere' }}>
          {video.title}
          {video.deleted_at && <Chip label={t('gbsVideos.deleted')} sx={{ ml: 1 }} />}
        </Typography>
        {video.description && <ExpandableText text={video.description} />}
      </Box>
      {mayEdit && !video.deleted_at && (
        <Box sx={buttons}>
          <Button
            component={LinkBase}
            to={createPath({ resource: 'gbslibrary', id: video.id, type: 'edit' })}
            startIcon={<EditIcon />}
            aria-label={t('form.editRecord', { name: video.title })}
          >
            {t('ra.action.edit')}
          </Button>
          <DeleteRecordButton
            resource="gbslibrary"
            record={video}
            aria-label={t('detail.deleteRecord', { name: video.title })}
            onSettled={invalidateGuidance}
          />
        </Box>
      )}
      {mayEdit && video.deleted_at && (
        <Box sx={buttons}>
          <RestoreButton
            resource="gbslibrary"
            ids={[video.id]}
            aria-label={t('restore.actionOfRecord', { name: video.title })}
          />
        </Box>
      )}
    </Card>
  )
}

const card = { display: 'flex', flexDirection: 'column' } as const

const buttons = { display: 'flex', gap: 1, px: 1, pb: 1 } as const

/** Text that is shortened when it is long, with a button that shows all of it. */
function ExpandableText({ text }: { text: string }) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  const isLong = text.length > MAX_CHARACTERS
  return (
    <>
      <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {isLong && !showsAll ? `${truncateText(text, MAX_CHARACTERS).trimEnd()}…` : text}
      </Typography>
      {isLong && (
        <Button
          size="small"
          sx={{ ml: -0.5 }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'gbsVideos.showLess' : 'gbsVideos.showMore')}
        </Button>
      )}
    </>
  )
}

/** Characters: about four lines of a card. */
const MAX_CHARACTERS = 160
