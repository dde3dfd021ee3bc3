/** Lists keys and what they do, and lets a person have them on the whole page or only in its part. */
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
import { useT } from '../../foundation/i18n/useT.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'
import { useKeysEverywhere } from './useKeysEverywhere.ts'

export function KeysDialog({ title, keys, note, isOpen, onClose }: KeysDialogProps) {
  const t = useT()
  const heading = useId()
  const [areEverywhere, setEverywhere] = useKeysEverywhere()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Table size="small" aria-labelledby={heading}>
          <TableBody>
            {keys.map(([key, does]) => (
              <TableRow key={does}>
                <TableCell component="th" scope="row" sx={{ width: 120 }}>
                  <kbd>{key}</kbd>
                </TableCell>
                <TableCell>{does}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Typography sx={{ my: 2 }}>{note}</Typography>
        <LabelledSwitch
          label={t('videos.tools.everywhere')}
          checked={areEverywhere}
          onChange={setEverywhere}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface KeysDialogProps {
  title: string
  keys: readonly (readonly [key: string, does: string])[]
  note?: string
  isOpen: boolean
  onClose: () => void
}
