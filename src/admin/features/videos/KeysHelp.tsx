/** The keys of the workbench, and whether they work everywhere on the page. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'
import type { WorkbenchKeys } from './useWorkbenchKeys.ts'
import { SHORTCUTS } from './workbenchCommands.ts'

export function KeyboardHelp({ keys }: { keys: WorkbenchKeys }) {
  const title = useId()
  const close = () => keys.setHelpOpen(false)
  return (
    <Dialog open={keys.isHelpOpen} onClose={close} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>Keyboard</DialogTitle>
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
          On the timeline the arrows go from segment to segment and Enter chooses one.
        </Typography>
        <LabelledSwitch
          label="These keys work everywhere on the page, except in fields"
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
