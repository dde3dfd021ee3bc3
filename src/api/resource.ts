/** How one entity speaks to the contract: a row of resources.ts. */
import type * as contract from './generated/contract.ts'

export interface Resource<SortColumn extends string = string> {
  list: keyof contract.Query
  total: keyof contract.Query
  one: keyof contract.Query
  create: keyof contract.Mutation
  update: keyof contract.Mutation
  delete: keyof contract.Mutation
  /** null: the contract has none. */
  bulkDelete: keyof contract.Mutation | null
  /** Names of input types. `filter: null`: `listInput` takes skip, take, search, sort and showDeleted as well. */
  types: {
    filter: string | null
    listInput: string
    /** A further condition that the list and its total take as `where`. */
    where?: string
    create: string
    update: string
  }
  /** What the list always says beside `filter` and `input`; the total does not take it. */
  listArguments?: string
  /** In its place where no part of a record may be cut: an export. */
  wholeListArguments?: string
  /** The `source` of a list's column → the contract's sort column. */
  sortColumns: Record<string, SortColumn>
  listFields: string
  recordFields: string
}
