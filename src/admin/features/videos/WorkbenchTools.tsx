/** Copies a link to the current moment, and shows the keyboard help. */
import Keyboard from '@mui/icons-material/Keyboard'
import LinkIcon from '@mui/icons-material/Link'
import { Button, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import { withTimeParameter } from '#domain/videos/playbackTime.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { KeysDialog } from './KeysDialog.tsx'
import type { Playback } from './createPlayback.ts'
import type { WorkbenchKeys } from './useWorkbenchKeys.ts'
import { SHORTCUTS } from './workbenchCommands.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function WorkbenchTools({ playback, keys }: WorkbenchToolsProps) {
  const t = useT()
  const notify = useNotify()
  const notifyText = useNotifyText()
  const copy = async () => {
    const { origin, pathname, search } = window.location
    const link = origin + pathname + withTimeParameter(search, playback.currentTime())
    try {
      await navigator.clipboard.writeText(link)
      notify('videos.linkCopied', { type: 'success' })
    } catch {
      // The browser may refuse the clipboard: the link is then shown for copying by hand.
      notifyText(link, 'warning', { autoHideDuration: null })
    }
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy()}>
        {t('videos.tools.copyLink')}
      </Button>
      <Button startIcon={<Keyboard />} onClick={() => keys.setHelpOpen(true)}>
        {t('videos.tools.keyboard')}
      </Button>
      <KeysDialog
        title={t('videos.tools.keyboard')}
        keys={SHORTCUTS.map(({ command }) => [
          t(`videos.keys.${command}`),
          t(`videos.commands.${command}`),
        ])}
        note={t('videos.tools.timeline')}
        isOpen={keys.isHelpOpen}
        onClose={() => keys.setHelpOpen(false)}
      />
    </Stack>
  )
}

interface WorkbenchToolsProps {
  playback: Playback
  keys: WorkbenchKeys
}
