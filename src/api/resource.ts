/** The type of an entity's row in resources.ts. */
import type { InputNames } from '#domain/forms/inputNames.ts'
import type * as contract from './generated/contract.ts'

/** Link of one entity to the contract: a row of resources.ts. */
export interface Resource<
  SortColumn extends string = string,
  Entity = Record<string, unknown>,
  Input = Record<string, unknown>,
> {
  /** The last part of the address that adds one: /x/addX. */
  addPath: string
  /** True if a record has a page of its own, beside its form. */
  hasShow: boolean
  list: keyof contract.Query
  total: keyof contract.Query
  /** The total of a search takes `upTo` and counts no further. */
  isTotalBounded?: true
  one: keyof contract.Query
  create: keyof contract.Mutation
  update: keyof contract.Mutation
  delete: keyof contract.Mutation
  /** null: the contract has none. */
  bulkDelete: keyof contract.Mutation | null
  /** Restores one or many. */
  restore: keyof contract.Mutation
  /** Names of input types. `filter: null`: `listInput` takes skip, take, search, sort and showDeleted as well. */
  types: {
    filter: string | null
    listInput: string
    /** A further condition that the list and its total take as `where`. */
    where?: string
    create: string
    update: string
  }
  /** Arguments that the list always has beside `filter` and `input`; the total does not take them. */
  listArguments?: string
  /** In its place where no part of a record may be cut: an export. */
  wholeListArguments?: string
  /** True if a new record says whose it is: no client belongs to a client, and an observation always to the user's own. */
  takesClient: boolean
  /** By a column of `sortColumns`. */
  defaultSort: { sort: string; order: 'ASC' | 'DESC' }
  /** The `source` of a list's column → the contract's sort column. */
  sortColumns: Record<string, SortColumn>
  /** Names in the input of a create and an update that differ from the record's. */
  inputNames: InputNames<Entity, Input>
  listFields: string
  recordFields: string
}
