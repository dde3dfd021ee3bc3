/** What is measured of each list: its page as the screen asks for it, a search, a sort by counts, the total. */
import { SELECTIONS } from '#api/selections.ts'

export interface ListCall {
  name: string
  query: string
}

const LISTS = [
  { list: 'users', search: 'kim person 12' },
  { list: 'locations', search: 'ations 19' },
  { list: 'departments', search: 'ments 42' },
  { list: 'tasks', search: 'sk 27' },
] as const

export const LIST_CALLS: ListCall[] = LISTS.flatMap(({ list, search }) => {
  const plural = list.replace(/^./, (letter) => letter.toUpperCase())
  const also = list === 'tasks' ? ', includeObservationCount: true' : ''
  const page = (filter: string) =>
    `{ rows: all${plural}(filter: { ${filter} }${also}) { ${SELECTIONS[list].list} } }`
  const mostFirst = 'sort: { column: observation_count, order: DESC }'
  return [
    { name: `${list}: page 1`, query: page('take: 10') },
    { name: `${list}: page 10`, query: page('take: 10, skip: 90') },
    { name: `${list}: search`, query: page(`take: 10, search: "${search}"`) },
    { name: `${list}: most observations`, query: page(`take: 10, ${mostFirst}`) },
    { name: `${list}: total`, query: `{ rows: total${plural} }` },
  ]
})
