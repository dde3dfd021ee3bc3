/** Dialog before a deletion: the question, and how many records name those that are to be deleted. */
import { DialogContentText, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type Identifier, useTranslate } from 'react-admin'
import type { NamedEntity } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { request } from '../../foundation/data/request.ts'

export function DeletionQuestion({ resource, ids, question }: DeletionQuestionProps) {
  const translate = useTranslate()
  return (
    <>
      <DialogContentText>{translate(question)}</DialogContentText>
      {isNamedEntity(resource) && <DeletionEffects entity={resource} ids={ids.map(String)} />}
    </>
  )
}

interface DeletionQuestionProps {
  resource: string
  ids: readonly Identifier[]
  /** A translation key. */
  question: string
}

const NAMED_ENTITIES: Record<NamedEntity, true> = {
  clients: true,
  users: true,
  locations: true,
  departments: true,
  tasks: true,
  gbslibrary: true,
}

const isNamedEntity = (resource: string): resource is NamedEntity =>
  Object.hasOwn(NAMED_ENTITIES, resource)

/** Announced when the counts have come: the dialog asks without waiting for them. */
export function DeletionEffects({ entity, ids }: { entity: NamedEntity; ids: string[] }) {
  const translate = useTranslate()
  const { data: effects, isError } = useQuery({
    queryKey: ['deletionEffects', entity, ids],
    queryFn: async ({ signal }) =>
      (await request(DELETION_EFFECTS, { entity, ids }, { signal })).effects,
    gcTime: 0,
  })
  return (
    <Typography component="div" role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
      {isError && translate('deletion.notCounted')}
      {effects && effects.length > 0 && (
        <>
          {translate('deletion.affects')}
          <ul style={{ margin: 0 }}>
            {effects.map(({ kind, count }) => (
              <li key={kind}>
                {translate(`deletion.effects.${kind}.${entity}`, { smart_count: count })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Typography>
  )
}

const DELETION_EFFECTS = graphql(`
  query DeletionEffects($entity: NamedEntity!, $ids: [ID!]!) {
    effects: deletionEffects(entity: $entity, ids: $ids) {
      kind
      count
    }
  }
`)
