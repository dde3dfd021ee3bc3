/** The smallest react-admin app with one list, built and served: what any app on react-admin takes to show rows. */
import react from '@vitejs/plugin-react'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '#server/app/prepare.mjs'

export async function startBaselineApp(): Promise<{ address: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-floor-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'main.jsx'), APP)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Infinity,
    },
  })
  const compressed = new Map<string, Buffer>()
  const fileOf = (path: string) => {
    const bytes =
      compressed.get(path) ?? brotliCompressSync(readFileSync(join(folder, 'dist', path)))
    compressed.set(path, bytes)
    return bytes
  }
  const server = createServer(({ url = '/' }, response) => {
    if (url.startsWith('/api/')) {
      response.setHeader('content-type', 'application/json')
      return response.end(ROWS)
    }
    const path = url.startsWith('/assets/') ? url : '/index.html'
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain')
    response.setHeader('content-encoding', 'br')
    return response.end(fileOf(path))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Floor</title></head>
  <body><div id="root"></div><script type="module" src="/main.jsx"></script></body>
</html>`

/** As many columns as the list of observations has. */
const APP = `import { createRoot } from 'react-dom/client'
import { Admin, Datagrid, DateField, List, Resource, TextField } from 'react-admin'

const dataProvider = {
  async getList(resource, { pagination: { page, perPage }, sort: { field, order } }) {
    const asked = new URLSearchParams({ page, perPage, field, order })
    return (await fetch('/api/' + resource + '?' + asked)).json()
  },
}

const Observations = () => (
  <List>
    <Datagrid>
      <DateField source="date" showTime />
      <TextField source="individual" />
      <TextField source="technique" />
      <TextField source="task" />
      <TextField source="location" />
      <TextField source="department" />
      <TextField source="observer" />
      <TextField source="type" />
      <TextField source="review" />
    </Datagrid>
  </List>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="observations" list={Observations} />
  </Admin>,
)
`

const ROWS = JSON.stringify({
  total: 3000,
  data: Array.from({ length: 10 }, (_, at) => ({
    id: at,
    date: `2026-01-0${(at % 9) + 1}T08:00:00Z`,
    individual: `Person ${at}`,
    technique: 'Correct',
    task: 'Lift a box',
    location: `Dock ${at}`,
    department: 'Inbound',
    observer: 'Ann Smith',
    type: 'Manual task',
    review: 'Not reviewed',
  })),
})
