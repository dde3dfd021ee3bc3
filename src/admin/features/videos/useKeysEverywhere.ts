/** Setting of a person: keys work on the whole page (true), or only in the part that they belong to. */
import { useStore } from 'react-admin'

export const useKeysEverywhere = () => useStore<boolean>('review.keysEverywhere', true)
