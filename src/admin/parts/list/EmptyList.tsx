/** A list without rows: the fixed text, and where nothing exists yet, that and what to do. */
import { Box, Button, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useListContext, useResourceContext } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import type { ResourceName } from '#api/resources.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { isEntity } from '../../foundation/router/pathCodec.ts'
import { LIST_IMPORTS } from './listImports.ts'

export function EmptyList() {
  const t = useT()
  const { filterValues } = useListContext()
  const resource = useResourceContext()
  const isFiltered = Object.values(filterValues as object).some(isChosen)
  return (
    <Box sx={{ textAlign: 'center', px: 2, py: 6 }}>
      <Typography component="output" display="block" color="text.secondary">
        {t('messages.noResults')}
      </Typography>
      {!isFiltered && isEntity(resource) && <NothingYet resource={resource} />}
    </Box>
  )
}

const isChosen = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

function NothingYet({ resource }: { resource: ResourceName }) {
  const t = useT()
  const { type } = useMe()
  const mayAdd = useMayAct({ resource, action: 'create' })
  const to = useCreatePath()({ resource, type: 'create' })
  const importPage = LIST_IMPORTS[resource]?.[0]
  return (
    <>
      <Typography sx={{ mt: 2 }}>
        {t(`emptyList.${resource}.text`)} {!mayAdd && t(ADDED_BY[resource])}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
        {mayAdd && (
          <Button component={LinkBase} to={to} variant="outlined">
            {t(`emptyList.${resource}.add`)}
          </Button>
        )}
        {importPage && mayOpen(type, importPage.page) && (
          <Button component={LinkBase} to={importPage.page} variant="outlined">
            {t(importPage.label)}
          </Button>
        )}
      </Box>
    </>
  )
}

/** Names the people who add records that this person may not add. */
const ADDED_BY = {
  clients: 'emptyList.byProvider',
  locations: 'emptyList.bySuperUser',
  departments: 'emptyList.bySuperUser',
  users: 'emptyList.bySuperUser',
  tasks: 'emptyList.byProvider',
  campaigns: 'emptyList.bySuperUser',
  allobservations: 'emptyList.byOwnPeople',
  followups: 'emptyList.fromObservation',
  gbslibrary: 'emptyList.byProvider',
} as const satisfies Record<ResourceName, string>
