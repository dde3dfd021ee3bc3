/** List screen with a table. An entity's own list file holds its columns. */
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { EntityTable } from './EntityTable.tsx'
import { ListScreen, type ListScreenProps } from './ListScreen.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function EntityList({
  title,
  addLabel,
  actions,
  header,
  footer,
  filters,
  hideSearch = false,
  ...table
}: EntityListProps) {
  const t = useT()
  return (
    <ListScreen
      title={title}
      columns={table.columns}
      actions={
        <>
          {actions}
          <ColumnsMenu columns={table.columns} />
        </>
      }
      header={header}
      footer={footer}
      hideSearch={hideSearch}
      {...(addLabel ? { addLabel } : {})}
    >
      {filters}
      <EntityTable errorText={t('messages.tableFailed')} {...table} />
    </ListScreen>
  )
}

export interface EntityListProps extends Omit<ListScreenProps, 'children'> {
  /** Below the list's tools: a FilterSection. */
  filters?: ReactNode
  errorText?: string
  isRowSelectable?: (record: RaRecord) => boolean
}
