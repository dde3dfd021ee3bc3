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
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'
import type { Playback } from './createPlayback.ts'
import type { WorkbenchKeys } from './useWorkbenchKeys.ts'
import { SHORTCUTS } from './workbenchCommands.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function WorkbenchTools({ playback, keys }: WorkbenchToolsProps) {
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
        Copy link to this moment
      </Button>
      <Button startIcon={<Keyboard />} onClick={() => keys.setHelpOpen(true)}>
        Keyboard shortcuts
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
  const title = useId()
  const close = () => keys.setHelpOpen(false)
  return (
    <Dialog open={keys.isHelpOpen} onClose={close} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Table size="small" aria-labelledby={title}>
          <TableBody>
            {SHORTCUTS.map(({ keyLabel, description }) => (
              <TableRow key={keyLabel}>
                <TableCell component="th" scope="row" sx={{ width: 120 }}>
                  <kbd>{keyLabel}</kbd>
                </TableCell>
                <TableCell>{description}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Typography sx={{ my: 2 }}>
          On the timeline, use the arrow keys to move between segments and Enter to select one.
        </Typography>
        <LabelledSwitch
          label="These shortcuts work anywhere on the page, except in fields"
          checked={keys.areEverywhere}
          onChange={keys.setEverywhere}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
