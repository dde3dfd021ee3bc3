/** Links to the printable QR codes of locations, departments or tasks. */
import QrCode2 from '@mui/icons-material/QrCode2'
import { Button } from '@mui/material'
import { type Identifier, LinkBase } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'

/** Resources whose records have a QR code. */
export const CODED_RESOURCES = ['locations', 'departments', 'tasks'] as const
export type CodedResource = (typeof CODED_RESOURCES)[number]

export const hasCode = (resource: string): resource is CodedResource =>
  (CODED_RESOURCES as readonly string[]).includes(resource)

/** Ten pages. The records are requested together. */
const MAX_CODES = 60

/** Button of a record's page, or of the chosen rows of a list. */
export function PrintCodesButton({ resource, ids, isRecord = false }: PrintCodesButtonProps) {
  const t = useT()
  const icon = <QrCode2 />
  if (ids.length > MAX_CODES)
    return (
      <Button disabled startIcon={icon}>
        {t('qr.tooMany', { limit: MAX_CODES })}
      </Button>
    )
  return (
    <Button
      component={LinkBase}
      to={`/qrcodes?${resource}=${ids.map((id) => encodeURIComponent(id)).join(',')}`}
      startIcon={icon}
      {...(isRecord ? { variant: 'outlined' } : { color: 'inherit' })}
    >
      {t(isRecord ? 'qr.action' : 'qr.actionOfMany')}
    </Button>
  )
}

/** Returns the button of a record's page; false: the record is deleted. */
export const printCodeOf =
  (resource: CodedResource) =>
  ({ id, deleted_at: deletedAt }: CodedRecord) =>
    !deletedAt && <PrintCodesButton isRecord resource={resource} ids={[id]} />

interface CodedRecord {
  id: string
  deleted_at: string | null
}

interface PrintCodesButtonProps {
  resource: CodedResource
  ids: readonly Identifier[]
  /** On the page of one record. */
  isRecord?: boolean
}
