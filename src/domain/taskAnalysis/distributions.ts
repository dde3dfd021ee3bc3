/** Tails and quantiles of the distributions that the comparison of tasks needs. */

/** Returns P(Z > z) of the standard normal distribution; relative error below 2e-7 (Numerical Recipes, erfc by Chebyshev). */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const exponent = ERFC.reduceRight((sum, coefficient) => coefficient + t * sum, 0)
  const tail = (t * Math.exp(-x * x + exponent)) / 2
  return z >= 0 ? tail : 1 - tail
}

const ERFC = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]

/**
 * Returns the 97.5 % quantile of Student's t with `df` degrees of freedom, which need not be whole (Cornish and
 * Fisher's expansion; low by at most 4 % from 2 degrees on).
 */
export function studentLimit(df: number): number {
  const z = 1.959963984540054
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7]
  return (
    z +
    (z3 + z) / (4 * df) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3)
  )
}

/** A person's expected share, uncertain as a beta distribution of this mean and variance, in so many observations. */
export interface ExpectedPerson {
  observations: number
  mean: number
  variance: number
  /** A whole number from 1: what one incorrect observation of this person adds to the sum. */
  weight: number
}

/** Distribution of the weighted sum of these people's incorrect observations. */
export interface SumDistribution {
  mean: number
  /** P(sum ≥ `sum`). */
  tailFrom: (sum: number) => number
}

/**
 * Sums independent weighted beta-binomial counts: exact by convolution up to EXACT_UP_TO observations, above by a gamma
 * distribution of the same mean, variance and skewness (Pearson's type III; Wilson and Hilferty, 1931).
 */
export function sumOfPeople(people: readonly ExpectedPerson[]): SumDistribution {
  const observations = people.reduce((sum, person) => sum + person.observations, 0)
  return observations <= EXACT_UP_TO ? exactSum(people) : gammaSum(people)
}

const EXACT_UP_TO = 200

function exactSum(people: readonly ExpectedPerson[]): SumDistribution {
  let probabilities: Float64Array = Float64Array.of(1)
  let mean = 0
  for (const person of people) {
    probabilities = convolve(probabilities, betaBinomial(person), person.weight)
    mean += person.weight * person.observations * person.mean
  }
  const tails = new Float64Array(probabilities.length + 1)
  for (let sum = probabilities.length - 1; sum >= 0; sum--)
    tails[sum] = (tails[sum + 1] ?? 0) + (probabilities[sum] ?? 0)
  return { mean, tailFrom: (sum) => tails[sum] ?? 0 }
}

function convolve(sum: Float64Array, counts: Float64Array, weight: number): Float64Array {
  const product = new Float64Array(sum.length + (counts.length - 1) * weight)
  for (let count = 0; count < counts.length; count++) {
    const ofCount = counts[count] ?? 0
    const from = count * weight
    for (let index = 0; index < sum.length; index++)
      product[from + index] = (product[from + index] ?? 0) + (sum[index] ?? 0) * ofCount
  }
  return product
}

/** Returns the probability of each count, 0 to `observations`. */
function betaBinomial(person: ExpectedPerson): Float64Array {
  const { observations } = person
  const [alpha, beta] = betaOf(person)
  let log = 0
  for (let j = 0; j < observations; j++) log += Math.log((beta + j) / (alpha + beta + j))
  const probabilities = new Float64Array(observations + 1)
  for (let count = 0; count <= observations; count++) {
    probabilities[count] = Math.exp(log)
    const left = observations - count
    log += Math.log((left * (alpha + count)) / ((count + 1) * (beta + left - 1)))
  }
  return probabilities
}

function betaOf({ mean, variance }: ExpectedPerson): [alpha: number, beta: number] {
  const size = Math.max((mean * (1 - mean)) / variance - 1, 0.01)
  return [mean * size, (1 - mean) * size]
}

function gammaSum(people: readonly ExpectedPerson[]): SumDistribution {
  let [mean, variance, third] = [0, 0, 0]
  for (const person of people) {
    const { observations: n, weight } = person
    const [alpha, beta] = betaOf(person)
    const size = alpha + beta
    const own = n * person.mean * (1 - person.mean) * ((size + n) / (size + 1))
    mean += weight * n * person.mean
    variance += weight ** 2 * own
    // The third central moment of a beta-binomial count.
    third += (weight ** 3 * own * (size + 2 * n) * (beta - alpha)) / (size * (size + 2))
  }
  const deviation = Math.sqrt(variance)
  const skewness = third / deviation ** 3
  return {
    mean,
    // Half a step, as the sum is of whole numbers.
    tailFrom: (sum) => normalTail(toNormalDeviate((sum - 0.5 - mean) / deviation, skewness)),
  }
}

/** Maps a standardised gamma deviate of this skewness to a normal one. */
function toNormalDeviate(deviate: number, skewness: number): number {
  if (Math.abs(skewness) < 1e-6) return deviate
  const shape = 4 / skewness ** 2
  // The ratio of the gamma variable to its mean; a left skew is the mirror image.
  const ratio = Math.max(1 + (deviate * skewness) / 2, 0)
  const normal = (Math.cbrt(ratio) - (1 - 1 / (9 * shape))) * 3 * Math.sqrt(shape)
  return skewness > 0 ? normal : -normal
}

/** Returns the smallest and the largest sum, 0 to `most`, that are no surprise: P(less) ≤ `tail` and P(more) ≤ `tail`. */
export function limitsOf(
  tailFrom: SumDistribution['tailFrom'],
  most: number,
  tail: number,
): { low: number; high: number } {
  return {
    low: firstSum(most, (sum) => 1 - tailFrom(sum + 1) > tail),
    high: firstSum(most, (sum) => tailFrom(sum + 1) <= tail),
  }
}

/** Returns the first sum from which `holds` is true. */
function firstSum(most: number, holds: (sum: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
