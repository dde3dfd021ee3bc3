/** The worker's entry: one analysis, or the pictures of some frames, then the page ends the worker. */
import { readStills, toAnalysisMessages } from './runAnalysis.ts'
import type {
  AnalysisMessage,
  AnalysisRequest,
  StillsMessage,
  StillsRequest,
} from './analysisMessages.ts'

/** The page's types have no worker in them. */
const scope = globalThis as unknown as {
  postMessage: (message: AnalysisMessage | StillsMessage, transfer?: Transferable[]) => void
  addEventListener: (
    kind: 'message',
    listen: (event: MessageEvent<AnalysisRequest | StillsRequest>) => void,
  ) => void
}

scope.addEventListener('message', ({ data }) => {
  if ('stills' in data)
    void readStills(data).then((stills) =>
      scope.postMessage(
        stills,
        stills.map(({ picture }) => picture),
      ),
    )
  else void toAnalysisMessages(data, (message) => scope.postMessage(message))
})
