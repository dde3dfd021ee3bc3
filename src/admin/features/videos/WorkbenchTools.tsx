/** Copies a link to the current moment, and shows the keyboard help. */
import Keyboard from '@mui/icons-material/Keyboard'
import LinkIcon from '@mui/icons-material/Link'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { withTimeParameter } from '#domain/videos/playbackTime.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'
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
      <KeyboardHelp keys={keys} />
    </Stack>
  )
}

interface WorkbenchToolsProps {
  playback: Playback
  keys: WorkbenchKeys
}

/** The workbench's keys, and whether they work everywhere on the page. */
function KeyboardHelp({ keys }: { keys: WorkbenchKeys }) {
  const t = useT()
  const title = useId()
  const close = () => keys.setHelpOpen(false)
  return (
    <Dialog open={keys.isHelpOpen} onClose={close} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t('videos.tools.keyboard')}</DialogTitle>
      <DialogContent>
        <Table size="small" aria-labelledby={title}>
          <TableBody>
            {SHORTCUTS.map(({ command }) => (
              <TableRow key={command}>
                <TableCell component="th" scope="row" sx={{ width: 120 }}>
                  <kbd>{t(`videos.keys.${command}`)}</kbd>
                </TableCell>
                <TableCell>{t(`videos.commands.${command}`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Typography sx={{ my: 2 }}>{t('videos.tools.timeline')}</Typography>
        <LabelledSwitch
          label={t('videos.tools.everywhere')}
          checked={keys.areEverywhere}
          onChange={keys.setEverywhere}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
