/** A link to the moment on the screen, and the help on the keys. */
import Keyboard from '@mui/icons-material/Keyboard'
import LinkIcon from '@mui/icons-material/Link'
import { Button, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import { withTimeParameter } from '#domain/videos/linkedTime.ts'
import type { Playback } from './createPlayback.ts'
import { KeyboardHelp } from './KeysHelp.tsx'
import type { WorkbenchKeys } from './useWorkbenchKeys.ts'

export function WorkbenchTools({ playback, keys }: WorkbenchToolsProps) {
  const notify = useNotify()
  const copy = async () => {
    const { origin, pathname, search } = window.location
    const link = origin + pathname + withTimeParameter(search, playback.currentTime())
    try {
      await navigator.clipboard.writeText(link)
      notify(LINK_COPIED, { type: 'info', messageArgs: { _: LINK_COPIED } })
    } catch {
      // A browser may refuse the clipboard; the link is shown to be copied by hand.
      notify(link, { type: 'warning', autoHideDuration: null, messageArgs: { _: link } })
    }
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy()}>
        Copy link to this moment
      </Button>
      <Button startIcon={<Keyboard />} onClick={() => keys.setHelpOpen(true)}>
        Keyboard help
      </Button>
      <KeyboardHelp keys={keys} />
    </Stack>
  )
}

interface WorkbenchToolsProps {
  playback: Playback
  keys: WorkbenchKeys
}

const LINK_COPIED = 'Link copied'
