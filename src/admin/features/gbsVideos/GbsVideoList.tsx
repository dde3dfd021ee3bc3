/** /gbslibrary: the guidance videos as cards that play (spec 1 and 2). */
import type { GbsVideo } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { ListBody } from '../../parts/list/ListBody.tsx'
import { ListScreen } from '../../parts/list/ListScreen.tsx'
import { GbsVideoGrid } from './VideoGrid.tsx'
import { GbsVideoGridSkeleton } from './VideoGridSkeleton.tsx'

export function GbsVideoList() {
  return (
    <ListScreen title="GBS Library" addLabel="Add GBS video" columns={COLUMNS} areCards>
      <ListBody errorText={MESSAGES.tableFailed} skeleton={<GbsVideoGridSkeleton />}>
        <GbsVideoGrid />
      </ListBody>
    </ListScreen>
  )
}

const COLUMNS = (
  <>
    <EntityColumn<GbsVideo> source="title" />
    <EntityColumn<GbsVideo> source="description" disableSort />
    <EntityColumn<GbsVideo>
      source="updated_at"
      exported={({ updated_at: changed }) => new Date(changed)}
    />
  </>
)
