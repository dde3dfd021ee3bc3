/** A person in work clothes over the joints of the computed worker. */
import { Group, Matrix4, Mesh, MeshStandardMaterial, SphereGeometry, Vector3 } from 'three'
import type { LookPlan } from '../clipPlan.ts'
import { ahead, middle, rightOf, type Vector } from '../vectors.ts'
import { proportionsOf, type WorkerBody } from '../workerBody.ts'
import { leanAt, signOf, type WorkerPose } from '../workerPose.ts'
import { buildHand, buildShoe } from './extremities.ts'
import { buildHead } from './headMesh.ts'
import { buildTube, type LimbProfile, limbRings, type Ring } from './tubes.ts'

export interface Person {
  group: Group
  /** At a second of the clip. */
  move(pose: WorkerPose, seconds: number): void
}

const SIDES = ['left', 'right'] as const

/** Body height of the measures in this file. */
const DRAWN_HEIGHT = 1.76

export function buildPerson(body: WorkerBody, look: LookPlan): Person {
  const group = new Group()
  const size = body.height / DRAWN_HEIGHT
  const parts = proportionsOf(body)
  const trunk = buildTube(TRUNK.length, 0.0045)
  const neck = buildTube(4)
  const head = buildHead(look)
  head.scale.setScalar(size * 0.98)
  group.add(trunk.mesh, neck.mesh, head)
  const limbs = SIDES.map((side) => {
    const leg = buildTube(legProfile(look).length, 0.004)
    const arm = buildTube(armProfile(look).length, look.sleeves === 'long' ? 0.003 : 0.001)
    const hand = buildHand(look.gloves ?? look.skin, signOf(side))
    const shoe = buildShoe(look.shoes, signOf(side))
    const shoulder = cloth(look.vest ?? look.shirt, 0.061 * size * thick(body))
    const seat = cloth(look.trousers, 0.093 * size * body.girth)
    hand.scale.setScalar(size)
    shoe.scale.set(parts.foot / 0.27, size, size)
    group.add(leg.mesh, arm.mesh, hand, shoe, shoulder, seat)
    return { side, leg, arm, hand, shoe, shoulder, seat }
  })

  const move = (pose: WorkerPose) => {
    const { hips, trunk: lean, hipYaw, shoulderYaw } = pose
    const top = middle(pose.shoulders.left, pose.shoulders.right)
    const spine = spineOf(hips, top, { lean, hipYaw, shoulderYaw })
    trunk.shape(trunkRings(spine, { look, size, body }))
    const chestUp = leanAt(lean * 1.08, shoulderYaw)
    const headLean = lean > 0 ? lean * 0.62 : lean
    const neckFoot = move3(top, chestUp, 0.035 * size)
    const headUp = leanAt(headLean, shoulderYaw)
    const headAt = move3(move3(neckFoot, chestUp, 0.05 * size), headUp, 0.125 * size)
    const face = leanAt(headLean + 90, shoulderYaw)
    const headMiddle = move3(headAt, face, 0.012 * size)
    head.matrixAutoUpdate = false
    head.matrix.copy(frameAt(headMiddle, face, headUp)).scale(head.scale)
    neck.shape(neckRings(neckFoot, headMiddle, { face, size, body, color: look.skin }))
    for (const { side, leg, arm, hand, shoe, shoulder, seat } of limbs) {
      const foot = pose.feet[side]
      const toes = vector(ahead(foot.yaw))
      leg.shape(
        limbRings(
          [vector(pose.hipJoints[side]), vector(pose.knees[side]), vector(pose.ankles[side])],
          legProfile(look),
          { front: toes, thickness: size * body.girth },
        ),
      )
      const [from, joint, to] = [pose.shoulders[side], pose.elbows[side], pose.wrists[side]]
      const outside = vector(rightOf(shoulderYaw)).multiplyScalar(signOf(side))
      arm.shape(
        limbRings([vector(from), vector(joint), vector(to)], armProfile(look), {
          front: outside,
          thickness: size * thick(body),
        }),
      )
      const along = vector(pose.hands[side]).sub(vector(to)).normalize()
      hand.matrixAutoUpdate = false
      hand.matrix.copy(frameAlong(to, along, outside)).scale(hand.scale)
      shoe.position.set(...foot.at)
      shoe.rotation.y = (foot.yaw * Math.PI) / 180
      shoulder.position.copy(vector(from))
      seat.position
        .copy(vector(pose.hipJoints[side]))
        .addScaledVector(vector(leanAt(lean * 0.78 + 90, hipYaw)), -0.022 * size)
    }
  }
  return { group, move }
}

/** Arms and shoulders grow half as much as the trunk. */
const thick = ({ girth }: WorkerBody): number => (1 + girth) / 2

const vector = (at: Vector): Vector3 => new Vector3(...at)

const move3 = (at: Vector, along: Vector, by: number): Vector => [
  at[0] + along[0] * by,
  at[1] + along[1] * by,
  at[2] + along[2] * by,
]

function cloth(color: string, radius: number): Mesh {
  const mesh = new Mesh(
    new SphereGeometry(radius, 20, 16),
    new MeshStandardMaterial({ color, roughness: 0.85 }),
  )
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** x along `face`, y along `up`. */
function frameAt(at: Vector, face: Vector, up: Vector): Matrix4 {
  const [x, y] = [vector(face), vector(up)]
  return new Matrix4().makeBasis(x, y, new Vector3().crossVectors(x, y)).setPosition(vector(at))
}

/** x along the fingers, the hand's back to the outside. */
function frameAlong(at: Vector, along: Vector3, outside: Vector3): Matrix4 {
  const z = new Vector3().crossVectors(along, outside).normalize()
  const y = new Vector3().crossVectors(z, along).normalize()
  return new Matrix4().makeBasis(along, y, z).setPosition(vector(at))
}

/** Share of the way from hips to shoulders, half width, half depth, metres ahead, and what is worn there. */
const TRUNK = [
  [-0.2, 0.07, 0.07, 0, 'trousers'],
  [-0.15, 0.125, 0.1, 0, 'trousers'],
  [-0.06, 0.162, 0.12, 0, 'trousers'],
  [0.04, 0.17, 0.122, 0, 'trousers'],
  [0.13, 0.165, 0.115, 0, 'trousers'],
  [0.17, 0.163, 0.114, 0, 'trousers'],
  [0.171, 0.167, 0.118, 0, 'belt'],
  [0.235, 0.165, 0.117, 0, 'belt'],
  [0.236, 0.172, 0.124, 0.002, 'shirt'],
  [0.32, 0.162, 0.118, 0.004, 'shirt'],
  [0.42, 0.156, 0.115, 0.006, 'shirt'],
  [0.421, 0.158, 0.117, 0.006, 'stripe'],
  [0.52, 0.16, 0.118, 0.008, 'stripe'],
  [0.521, 0.16, 0.118, 0.008, 'shirt'],
  [0.62, 0.168, 0.122, 0.008, 'shirt'],
  [0.75, 0.178, 0.124, 0.006, 'shirt'],
  [0.88, 0.182, 0.116, 0.002, 'shirt'],
  [0.97, 0.184, 0.102, -0.004, 'shirt'],
  [1.04, 0.176, 0.088, -0.008, 'shirt'],
  [1.09, 0.143, 0.076, -0.01, 'shirt'],
  [1.13, 0.1, 0.066, -0.008, 'shirt'],
  [1.16, 0.07, 0.06, -0.006, 'collar'],
  [1.175, 0.06, 0.058, -0.004, 'collar'],
] as const

interface SpinePoint {
  at: Vector3
  up: Vector3
  side: Vector3
}

/** The line of the back: the hips lean less than the line from hips to shoulders, the chest more. */
function spineOf(
  hips: Vector,
  top: Vector,
  { lean, hipYaw, shoulderYaw }: { lean: number; hipYaw: number; shoulderYaw: number },
): (share: number) => SpinePoint {
  const [from, to] = [vector(hips), vector(top)]
  const reach = from.distanceTo(to)
  const low = vector(leanAt(lean * 0.78, hipYaw)).multiplyScalar(reach)
  const high = vector(leanAt(lean * 1.12, shoulderYaw)).multiplyScalar(reach)
  return (share) => {
    const t = Math.min(1, Math.max(0, share))
    const at = new Vector3()
      .addScaledVector(from, 2 * t ** 3 - 3 * t ** 2 + 1)
      .addScaledVector(low, t ** 3 - 2 * t ** 2 + t)
      .addScaledVector(to, -2 * t ** 3 + 3 * t ** 2)
      .addScaledVector(high, t ** 3 - t ** 2)
    const up = new Vector3()
      .addScaledVector(from, 6 * t ** 2 - 6 * t)
      .addScaledVector(low, 3 * t ** 2 - 4 * t + 1)
      .addScaledVector(to, -6 * t ** 2 + 6 * t)
      .addScaledVector(high, 3 * t ** 2 - 2 * t)
      .normalize()
    at.addScaledVector(up, (share - t) * reach)
    const yaw = hipYaw + (shoulderYaw - hipYaw) * t ** 1.4
    return { at, up, side: vector(rightOf(yaw)) }
  }
}

function trunkRings(
  spine: (share: number) => SpinePoint,
  { look, size, body }: { look: LookPlan; size: number; body: WorkerBody },
): Ring[] {
  const colors = {
    trousers: look.trousers,
    belt: '#2b2622',
    shirt: look.vest ?? look.shirt,
    stripe: look.vest ? '#d9dde0' : look.shirt,
    collar: look.shirt,
  }
  return TRUNK.map(([share, width, depth, forward, worn]) => {
    const { at, up, side } = spine(share)
    const front = new Vector3().crossVectors(up, side).normalize()
    const belly = 1 + (body.girth - 1) * (share > 0.7 ? 0.5 : 1.15)
    const broad = share > 0.7 && share < 1.05 ? body.shoulders : 1
    return {
      center: at.addScaledVector(front, forward * size + (belly - 1) * 0.02),
      side: side.negate(),
      front,
      width: width * size * ((1 + belly) / 2) * broad,
      depth: depth * size * belly,
      color: colors[worn],
    }
  })
}

function neckRings(
  foot: Vector,
  head: Vector,
  { face, size, body, color }: { face: Vector; size: number; body: WorkerBody; color: string },
): Ring[] {
  const [from, to] = [vector(foot), vector(head)]
  const up = to.clone().sub(from).normalize()
  const side = new Vector3().crossVectors(vector(face), up).normalize()
  const front = new Vector3().crossVectors(up, side).normalize()
  return [-0.15, 0.15, 0.45, 0.75].map((share, row) => ({
    center: from.clone().lerp(to, share),
    side: side.clone().negate(),
    front,
    width: ([0.075, 0.06, 0.056, 0.052][row] ?? 0.05) * size * thick(body),
    depth: ([0.07, 0.06, 0.057, 0.055][row] ?? 0.05) * size * thick(body),
    color,
  }))
}

function legProfile({ trousers }: LookPlan): LimbProfile {
  const radii = [
    [0, 0.092],
    [0.06, 0.094],
    [0.14, 0.09],
    [0.22, 0.085],
    [0.3, 0.079],
    [0.38, 0.073],
    [0.44, 0.069],
    [0.48, 0.068],
    [0.51, 0.067],
    [0.54, 0.066],
    [0.58, 0.064],
    [0.64, 0.065],
    [0.7, 0.065],
    [0.77, 0.062],
    [0.84, 0.059],
    [0.9, 0.058],
    [0.96, 0.059],
    [0.975, 0.056],
  ] as const
  return radii.map(([share, radius]) => [share, radius, trousers])
}

function armProfile({ sleeves, shirt, skin }: LookPlan): LimbProfile {
  const isLong = sleeves === 'long'
  const at = (share: number, bare: number, covered: number, isCovered = isLong) =>
    [share, isCovered ? covered : bare, isCovered ? shirt : skin] as const
  return [
    at(-0.04, 0.05, 0.05, true),
    at(0.04, 0.056, 0.058, true),
    at(0.12, 0.054, 0.056, true),
    at(0.2, 0.05, 0.054, true),
    at(0.28, 0.048, 0.053, true),
    at(0.281, 0.042, 0.053),
    at(0.36, 0.041, 0.05),
    at(0.44, 0.039, 0.047),
    at(0.5, 0.037, 0.046),
    at(0.54, 0.037, 0.046),
    at(0.6, 0.039, 0.045),
    at(0.68, 0.037, 0.043),
    at(0.78, 0.033, 0.04),
    at(0.88, 0.028, 0.037),
    at(0.93, 0.0265, 0.036),
    at(0.931, 0.026, 0.028, false),
    at(1, 0.025, 0.025, false),
  ]
}
