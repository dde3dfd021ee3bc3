/** The worker's entry: one analysis, then the page ends the worker. */
import { toAnalysisMessages } from './runAnalysis.ts'
import type { AnalysisMessage, AnalysisRequest } from './analysisMessages.ts'

/** The page's types have no worker in them. */
const scope = globalThis as unknown as {
  postMessage: (message: AnalysisMessage) => void
  addEventListener: (
    kind: 'message',
    listen: (event: MessageEvent<AnalysisRequest>) => void,
  ) => void
}

scope.addEventListener('message', ({ data }) => {
  void toAnalysisMessages(data, (message) => scope.postMessage(message))
})
