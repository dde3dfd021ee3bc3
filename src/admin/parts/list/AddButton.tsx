/** The add button of a list, for the roles that may add (spec 2 and 6). */
import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin'
import { useMayAct } from '../../foundation/router/useMayAct.ts'

export function AddButton({ label }: { label: string }) {
  const resource = useResourceContext() ?? ''
  const mayAdd = useMayAct({ resource, action: 'create' })
  const createPath = useCreatePath()
  if (!mayAdd) return null
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {label}
    </Button>
  )
}
