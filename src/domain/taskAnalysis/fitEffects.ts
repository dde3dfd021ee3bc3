/** Separates what a person does everywhere from what happens in one group (a task or a place). */

/** Observations of one person in one group with a verdict on one principle. */
export interface Cell {
  group: string
  person: string
  judged: number
  incorrect: number
}

/** Effects are on the logit of an incorrect observation. */
export interface Fit {
  groups: FittedGroup[]
  /** Variance among people. */
  personVariance: number
  /** Variance of a person in one group, beyond what person and group explain. */
  cellVariance: number
}

export interface FittedGroup {
  name: string
  effect: number
  /** Information of the observations on the effect, people being known only as far as they are observed. */
  information: number
  cells: FittedCell[]
}

interface FittedPerson {
  effect: number
  cells: FittedCell[]
}

export interface FittedCell {
  judged: number
  incorrect: number
  group: FittedGroup
  person: FittedPerson
}

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * Fits a logistic model with an effect of each group and a random effect of each person by penalised quasi-likelihood
 * (Breslow and Clayton, 1993): Newton steps by turns for groups and people; the variance among people by EM. A person's
 * observations in one group count less where people vary from group to group.
 */
export function fitEffects(cells: readonly Cell[]): Fit {
  const judged = cells.reduce((sum, cell) => sum + cell.judged, 0)
  const incorrect = cells.reduce((sum, cell) => sum + cell.incorrect, 0)
  const centre = Math.log((incorrect + 0.5) / (judged - incorrect + 0.5))
  const { groups, people } = linkCells(cells, centre)
  let variances = { personVariance: 0.5, cellVariance: 0 }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const group of groups)
      group.effect += newtonStep(
        group.cells,
        group.effect - centre,
        GROUP_PRECISION,
        variances,
      ).move
    let squares = 0
    for (const person of people) {
      const precision = 1 / variances.personVariance
      const { move, information } = newtonStep(person.cells, person.effect, precision, variances)
      person.effect += move
      squares += person.effect ** 2 + 1 / information
    }
    variances = {
      personVariance: Math.max(squares / Math.max(people.length, 1), LEAST_VARIANCE),
      cellVariance: cellVarianceOf(people, groups.length),
    }
  }
  addInformation(groups, people, variances)
  return { groups, ...variances }
}

type Variances = Pick<Fit, 'personVariance' | 'cellVariance'>

const SWEEPS = 30

/** Keeps the effect of a group without one incorrect or one correct observation finite. */
const GROUP_PRECISION = 0.1

/** People always differ a little: standard deviation 0.3. */
const LEAST_VARIANCE = 0.09

function linkCells(cells: readonly Cell[], centre: number) {
  const groups = new Map<string, FittedGroup>()
  const people = new Map<string, FittedPerson>()
  for (const { group: name, person: id, judged, incorrect } of cells) {
    const group = groups.get(name) ?? { name, effect: centre, information: 0, cells: [] }
    const person = people.get(id) ?? { effect: 0, cells: [] }
    const cell = { judged, incorrect, group, person }
    group.cells.push(cell)
    person.cells.push(cell)
    groups.set(name, group)
    people.set(id, person)
  }
  return { groups: [...groups.values()], people: [...people.values()] }
}

/**
 * Returns the step of an effect that so precise a prior draws back from `distance`; at most one, so that it converges.
 * `moved` is added to the logit of each cell; the cells of the group `left` do not count.
 */
function newtonStep(
  cells: readonly FittedCell[],
  distance: number,
  precision: number,
  { cellVariance }: Pick<Variances, 'cellVariance'>,
  { moved, left }: { moved: number; left: FittedGroup | null } = WHOLE,
): { move: number; information: number } {
  let [score, information] = [-distance * precision, precision]
  for (const { judged, incorrect, group, person } of cells) {
    if (group === left) continue
    const share = logistic(group.effect + person.effect + moved)
    const own = judged * share * (1 - share)
    const part = 1 / (1 + own * cellVariance)
    score += (incorrect - judged * share) * part
    information += own * part
  }
  return { move: Math.max(-1, Math.min(1, score / information)), information }
}

const WHOLE = { moved: 0, left: null }

/** Returns a person's effect and its variance according to what they did in other groups than the cell's. */
export function effectElsewhere(
  { person, group: left }: FittedCell,
  variances: Variances,
): { effect: number; variance: number } {
  if (person.cells.length === 1) return { effect: 0, variance: variances.personVariance }
  let { effect } = person
  let variance = variances.personVariance
  // From the effect in all groups, two steps are enough.
  for (let step = 0; step < 2; step++) {
    const precision = 1 / variances.personVariance
    const moved = effect - person.effect
    const newton = newtonStep(person.cells, effect, precision, variances, { moved, left })
    effect += newton.move
    variance = 1 / newton.information
  }
  return { effect, variance }
}

function addInformation(
  groups: readonly FittedGroup[],
  people: readonly FittedPerson[],
  { personVariance, cellVariance }: Variances,
): void {
  const weightOf = ({ judged, group, person }: FittedCell) => {
    const share = logistic(group.effect + person.effect)
    const own = judged * share * (1 - share)
    return own / (1 + own * cellVariance)
  }
  const wholes = new Map(
    people.map((person) => [
      person,
      person.cells.reduce((sum, cell) => sum + weightOf(cell), 1 / personVariance),
    ]),
  )
  for (const group of groups)
    group.information = group.cells.reduce((sum, cell) => {
      const weight = weightOf(cell)
      return sum + weight * (1 - weight / (wholes.get(cell.person) ?? weight))
    }, 0)
}

/**
 * Estimates it by moments: how much more the cells vary around the fit than counts do. Who is seen in one group only
 * tells nothing about it.
 */
function cellVarianceOf(people: readonly FittedPerson[], groups: number): number {
  let [squares, counts, scale, cells, seen] = [0, 0, 0, 0, 0]
  for (const person of people) {
    if (person.cells.length < 2) continue
    seen++
    for (const { judged, incorrect, group } of person.cells) {
      const share = logistic(group.effect + person.effect)
      const own = judged * share * (1 - share)
      const part = 1 / (1 + own * FIRST_CELL_VARIANCE) ** 2
      cells++
      squares += part * (incorrect - judged * share) ** 2
      counts += part * own
      scale += part * own ** 2
    }
  }
  // The fit takes a degree of freedom for each person and group from the residuals.
  const left = (cells - seen - groups) / cells
  return left > 0 ? Math.max(0, (squares / left - counts) / scale) : 0
}

/** Keeps cells with very many observations from deciding alone. */
const FIRST_CELL_VARIANCE = 0.1
