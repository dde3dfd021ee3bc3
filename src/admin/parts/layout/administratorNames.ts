/** Names of those who can give a person without rights some, as one text: 'Ann Example or Bo Example'. */
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { request } from '../../foundation/data/request.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'

/** Returns null while they are not known and where there are none. */
export function useAdministratorNames(): string | null {
  const { data: names } = useQuery({
    queryKey: ['administrators'],
    queryFn: async ({ signal }) =>
      (await request(ADMINISTRATORS, {}, { signal })).me.administrators,
  })
  if (!names || names.length === 0) return null
  return new Intl.ListFormat(readerLocale(), { type: 'disjunction' }).format(names)
}

const ADMINISTRATORS = graphql(`
  query Administrators {
    me {
      id
      administrators
    }
  }
`)
