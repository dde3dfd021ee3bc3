/** Vectors of the computed worker's space: metres; x ahead of the worker at the start, y up, z to the worker's right. */
export type Vector = readonly [x: number, y: number, z: number]

export const UP: Vector = [0, 1, 0]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const length = (a: Vector): number => Math.hypot(...a)

export const distance = (a: Vector, b: Vector): number => length(subtract(a, b))

export const normalize = (a: Vector): Vector => scale(a, 1 / (length(a) || 1))

export const mix = (a: Vector, b: Vector, share: number): Vector =>
  add(scale(a, 1 - share), scale(b, share))

export const middle = (a: Vector, b: Vector): Vector => mix(a, b, 0.5)

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const degrees = (radians: number): number => (radians * 180) / Math.PI

/** Direction of a yaw in degrees; positive turns to the left. */
export const ahead = (yaw: number): Vector => [Math.cos(radians(yaw)), 0, -Math.sin(radians(yaw))]

export const rightOf = (yaw: number): Vector => [Math.sin(radians(yaw)), 0, Math.cos(radians(yaw))]

/** Degrees between two directions, 0 to 180. */
export function angleBetween(a: Vector, b: Vector): number {
  const cosine = dot(normalize(a), normalize(b))
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine))))
}

/** Moves from 0 to 1 with the speed of a hand: no jerk at either end. */
export function ease(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within ** 3 * (10 - 15 * within + 6 * within * within)
}
