/** Prints each step with the seconds since the one before. */
export function stopwatch(): (what: string) => void {
  let last = performance.now()
  return (what) => {
    const now = performance.now()
    console.log(`${((now - last) / 1_000).toFixed(1).padStart(8)} s  ${what}`)
    last = now
  }
}
