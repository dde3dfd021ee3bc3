import { type FieldNode, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { SELECTIONS } from '#api/selections.ts'
import { selectsOnly } from '../../context/request/selectedFields.ts'
import { BRIEF_FIELDS } from './observationRows.ts'

it('[46.5] the list of observations asks for nothing beyond the columns of lists, a record for more', () => {
  const { list, record } = SELECTIONS.allobservations
  expect(isBrief(list)).toBe(true)
  expect(isBrief(record)).toBe(false)
  expect(isBrief(`${list} client { company_name }`)).toBe(false)
})

function isBrief(selection: string): boolean {
  const [operation] = parse(`{ rows { ${selection} } }`).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A document has an operation.')
  const fieldNodes = operation.selectionSet.selections as readonly FieldNode[]
  return selectsOnly({ fieldNodes: [...fieldNodes], fragments: {} }, BRIEF_FIELDS)
}
