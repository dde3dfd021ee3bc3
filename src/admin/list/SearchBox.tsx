/** The search of every list (spec 2, Shared list screens). */
import { SearchField } from './SearchField.tsx'
import { useSearchText } from './useSearchText.ts'

export function SearchBox() {
  const [text, type] = useSearchText()
  return <SearchField text={text} type={type} />
}
