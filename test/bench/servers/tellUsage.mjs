/** Loaded into a server that is measured: tells what it has used when it is asked, and ends with who asks. */
process.on('message', (asked) => {
  if (asked !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1_000, rss: process.memoryUsage.rss() })
})
process.once('disconnect', () => process.exit())
