/**
 * Measures the place of a chart. nivo's responsive charts render in the task in which their place is measured, 140 ms on a
 * phone; with this hook, a chart renders in slices.
 */
import { type RefCallback, startTransition, useCallback, useState } from 'react'

/** Returns a ref of the place, and its size in pixels; null until it is laid out. */
export function useChartSize(): [place: RefCallback<Element>, size: ChartSize | null] {
  const [size, setSize] = useState<ChartSize | null>(null)
  const place = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) startTransition(() => setSize({ width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, size]
}

interface ChartSize {
  width: number
  height: number
}
