/** A head with a face, seen from its middle: x ahead, y up, z to the right; metres of a head that is 0.235 high. */
import {
  BufferGeometry,
  CapsuleGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import type { LookPlan } from '../clipPlan.ts'

/** Height, half width, half depth, middle ahead. */
const SHAPE = [
  [-0.12, 0.001, 0.001, 0.056],
  [-0.117, 0.026, 0.024, 0.054],
  [-0.108, 0.041, 0.04, 0.044],
  [-0.092, 0.05, 0.055, 0.032],
  [-0.072, 0.0575, 0.068, 0.021],
  [-0.05, 0.0625, 0.079, 0.012],
  [-0.02, 0.067, 0.088, 0.005],
  [0.01, 0.0705, 0.093, 0.001],
  [0.04, 0.074, 0.096, -0.001],
  [0.065, 0.0725, 0.094, -0.003],
  [0.087, 0.064, 0.084, -0.005],
  [0.104, 0.049, 0.066, -0.006],
  [0.115, 0.029, 0.04, -0.006],
  [0.119, 0.001, 0.001, -0.006],
] as const

const AROUND = 40

export function buildHead(look: LookPlan): Group {
  const head = new Group()
  const skin = paint(look.skin)
  head.add(
    solid(
      skull(1, () => true, 0),
      skin,
    ),
  )
  for (const side of [-1, 1]) {
    head.add(...eye(side, look), ear(side, skin))
  }
  head.add(...nose(skin), ...mouth(look), ...hairOf(look))
  head.traverse((part) => {
    part.castShadow = true
    part.receiveShadow = true
  })
  return head
}

function paint(color: string | Color, roughness = 0.7): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, roughness })
}

const solid = (geometry: BufferGeometry, material: MeshStandardMaterial): Mesh =>
  new Mesh(geometry, material)

function ball(
  [x, y, z]: readonly [number, number, number],
  [width, height, depth]: readonly [number, number, number],
  material: MeshStandardMaterial,
): Mesh {
  const mesh = solid(new SphereGeometry(1, 18, 14), material)
  mesh.position.set(x, y, z)
  mesh.scale.set(width, height, depth)
  return mesh
}

/** The skull's surface, or the part of it that is kept, `by` metres farther out. */
function skull(
  size: number,
  isKept: (x: number, y: number, z: number) => boolean,
  by: number,
): BufferGeometry {
  const rows = smoothed()
  const points: number[] = []
  for (const [y, width, depth, ahead] of rows)
    for (let step = 0; step < AROUND; step += 1) {
      const angle = (step / AROUND) * Math.PI * 2
      const out = by * Math.min(1, width / 0.03)
      const front = Math.cos(angle)
      // The face is flatter than the back of the head.
      const flat = front > 0 ? 1 - 0.07 * front ** 4 : 1
      points.push(
        ahead + front * (depth + out) * size * flat,
        y + by * Math.max(0, y) * 8,
        Math.sin(angle) * (width + out) * size,
      )
    }
  const faces: number[] = []
  for (let row = 0; row + 1 < rows.length; row += 1)
    for (let step = 0; step < AROUND; step += 1) {
      const a = row * AROUND + step
      const b = row * AROUND + ((step + 1) % AROUND)
      const corners = [a, b, a + AROUND, b + AROUND]
      const middle = [0, 1, 2].map(
        (axis) => corners.reduce((sum, corner) => sum + (points[corner * 3 + axis] ?? 0), 0) / 4,
      ) as [number, number, number]
      if (isKept(...middle)) faces.push(a, a + AROUND, b, b, a + AROUND, b + AROUND)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

/** Four rows between two of the shape. */
function smoothed(): (readonly [number, number, number, number])[] {
  return SHAPE.flatMap((row, index) => {
    const next = SHAPE[index + 1]
    if (!next) return [row]
    return [0, 0.25, 0.5, 0.75].map((share) => {
      const mixed = row.map((value, column) => value + ((next[column] ?? 0) - value) * share)
      return mixed as unknown as readonly [number, number, number, number]
    })
  })
}

function eye(side: number, look: LookPlan): Mesh[] {
  const shade = paint(new Color(look.skin).multiplyScalar(0.82))
  const white = paint('#f2efe9', 0.35)
  const dark = paint('#2a1c12', 0.3)
  const z = side * 0.0315
  const lid = ball([0.0835, 0.0135, z], [0.0105, 0.0085, 0.0165], shade)
  const brow = solid(new CapsuleGeometry(0.0038, 0.026, 4, 8), paint(look.hair, 0.9))
  brow.rotation.set(Math.PI / 2 + side * 0.12, 0, 0)
  brow.rotation.z = side * 0.32
  brow.position.set(0.0865, 0.0345, z)
  return [
    lid,
    ball([0.0845, 0.0105, z], [0.0105, 0.0082, 0.0142], white),
    ball([0.0915, 0.0106, z - side * 0.001], [0.0045, 0.0068, 0.0066], dark),
    ball([0.0875, 0.0195, z], [0.009, 0.0035, 0.0165], shade),
    brow,
  ]
}

function ear(side: number, skin: MeshStandardMaterial): Group {
  const group = new Group()
  group.add(ball([0, 0, 0], [0.018, 0.031, 0.008], skin))
  const rim = solid(new TorusGeometry(0.02, 0.005, 8, 20), skin)
  rim.scale.set(0.8, 1.35, 1)
  group.add(rim)
  group.position.set(-0.006, -0.004, side * 0.074)
  group.rotation.y = side * -0.35
  return group
}

function nose(skin: MeshStandardMaterial): Mesh[] {
  const bridge = solid(new CapsuleGeometry(0.0085, 0.03, 6, 12), skin)
  bridge.position.set(0.092, -0.006, 0)
  bridge.rotation.z = 0.3
  const dark = paint('#4a2a22')
  return [
    bridge,
    ball([0.102, -0.026, 0], [0.013, 0.0105, 0.0115], skin),
    ...[-1, 1].flatMap((side) => [
      ball([0.094, -0.029, side * 0.011], [0.0095, 0.0075, 0.0075], skin),
      ball([0.1, -0.0345, side * 0.0065], [0.0035, 0.002, 0.003], dark),
    ]),
  ]
}

function mouth(look: LookPlan): Mesh[] {
  const lips = paint(new Color(look.skin).lerp(new Color('#a0383c'), 0.5), 0.5)
  return [
    ball([0.0845, -0.0585, 0], [0.009, 0.005, 0.0225], lips),
    ball([0.0845, -0.067, 0], [0.009, 0.006, 0.02], lips),
    ball([0.0905, -0.0625, 0], [0.0032, 0.0013, 0.0215], paint('#54201f')),
    ball([0.075, -0.1, 0], [0.019, 0.016, 0.02], paint(look.skin)),
  ]
}

/** Above the hairline: high at the forehead, down to the neck behind the ears. */
function isHair(x: number, y: number, z: number): boolean {
  if (x > 0.03) return y > 0.062 - Math.abs(z) * 0.12
  if (x > -0.015) return y > 0.018
  return y > -0.06
}

function hairOf({ hair, hairStyle }: LookPlan): Mesh[] {
  const material = paint(hair, 0.95)
  const hairy = () => solid(skull(1, isHair, 0.009), material)
  if (hairStyle === 'bald') return []
  if (hairStyle === 'bun')
    return [hairy(), ball([-0.112, 0.03, 0], [0.036, 0.036, 0.038], material)]
  if (hairStyle === 'short') return [hairy()]
  const color = hairStyle === 'helmet' ? '#e8b21c' : '#28384e'
  const cover = paint(color, 0.45)
  const out = hairStyle === 'helmet' ? 0.022 : 0.013
  const visor = ball([0.105, 0.06, 0], [0.062, 0.006, 0.07], cover)
  visor.rotation.z = -0.12
  return [
    hairy(),
    solid(
      skull(1, (_x, y) => y > 0.05, out),
      cover,
    ),
    visor,
  ]
}
