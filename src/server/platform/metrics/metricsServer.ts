/** Serves GET /metrics on a port of its own, which no proxy should publish. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'
import { cannotListen } from '../settings/cannotListen.ts'

interface MetricsServer {
  port: number
  close: () => Promise<void>
}

/** Rejects when the port is taken. */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    request.resume()
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    void metrics.render().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw cannotListen({ host, port, name: 'METRICS_PORT' }, error)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
