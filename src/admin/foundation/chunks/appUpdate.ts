/** Store of the news that a newer version of the app is ready on this device. */
import { createStore } from '../state/createStore.ts'

/** null: there is none. `reload` opens it; open forms may ask to stay. */
export const appUpdate = createStore<{ reload: () => void } | null>(null)
