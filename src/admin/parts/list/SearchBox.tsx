/** The search of every list (spec 2, Shared list screens). */
import { SearchInput } from './SearchInput.tsx'
import { useSearchText } from './useSearchText.ts'

export function ListSearch() {
  const [text, type] = useSearchText()
  return <SearchInput text={text} onChange={type} />
}
