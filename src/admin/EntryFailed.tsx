/** A part of the app could not be fetched: a lost connection, or a newer version on the server. */
export function ChunkLoadError() {
  return (
    <main style={{ padding: 32, maxWidth: 480, margin: '0 auto' }}>
      <h1>This page could not be loaded</h1>
      <p>The connection may be lost, or Liftwise has been updated meanwhile.</p>
      <button type="button" onClick={() => location.reload()}>
        Load it again
      </button>
    </main>
  )
}
