/** The little linear algebra that a fit of some sixty effects takes. */

/** Square, by rows. */
export type Matrix = Float64Array[]

export const zeros = (length: number): Float64Array => new Float64Array(length)

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

export const times = (matrix: Matrix, vector: Float64Array): Float64Array =>
  Float64Array.from(matrix, (row) => dot(row, vector))

/** Inverts a symmetric, positive definite matrix by Gauss and Jordan: its pivots are positive without a search. */
export function inverseOf(matrix: Matrix): Matrix {
  const size = matrix.length
  const rows = matrix.map((row, at) => {
    const extended = zeros(2 * size)
    extended.set(row)
    extended[size + at] = 1
    return extended
  })
  rows.forEach((pivotRow, pivotAt) => {
    const pivot = pivotRow[pivotAt] ?? 1
    for (let at = 0; at < 2 * size; at++) pivotRow[at] = (pivotRow[at] ?? 0) / pivot
    rows.forEach((row, other) => {
      const factor = row[pivotAt] ?? 0
      if (other === pivotAt || factor === 0) return
      for (let at = 0; at < 2 * size; at++) row[at] = (row[at] ?? 0) - factor * (pivotRow[at] ?? 0)
    })
  })
  return rows.map((row) => row.slice(size))
}
