/** Soft bodies of rings that are moved in every frame: limbs along bones, and the trunk. */
import { BufferAttribute, BufferGeometry, Color, Mesh, MeshStandardMaterial, Vector3 } from 'three'

export interface Ring {
  center: Vector3
  /** Directions of the two half widths. */
  side: Vector3
  front: Vector3
  width: number
  depth: number
  color: string
}

const AROUND = 22

/** Builds a closed tube of `count` rings; `wrinkles` are metres of folds that stay with the cloth. */
export function buildTube(count: number, wrinkles = 0): { mesh: Mesh; shape(rings: Ring[]): void } {
  const geometry = new BufferGeometry()
  const points = count * AROUND
  const position = new BufferAttribute(new Float32Array((points + 2) * 3), 3)
  const color = new BufferAttribute(new Float32Array((points + 2) * 3), 3)
  geometry.setAttribute('position', position)
  geometry.setAttribute('color', color)
  geometry.setIndex(tubeFaces(count))
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.85, metalness: 0 })
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  const tint = new Color()
  return {
    mesh,
    shape(rings) {
      const point = new Vector3()
      const put = (index: number, ring: Ring) => {
        position.setXYZ(index, point.x, point.y, point.z)
        tint.set(ring.color)
        color.setXYZ(index, tint.r, tint.g, tint.b)
      }
      rings.forEach((ring, row) => {
        for (let step = 0; step < AROUND; step += 1) {
          const angle = (step / AROUND) * Math.PI * 2
          const fold = wrinkles * foldAt(row, step)
          point
            .copy(ring.center)
            .addScaledVector(ring.side, rounded(Math.cos(angle)) * (ring.width + fold))
            .addScaledVector(ring.front, rounded(Math.sin(angle)) * (ring.depth + fold))
          put(row * AROUND + step, ring)
        }
      })
      const [first, last] = [rings[0], rings.at(-1)]
      if (first) {
        point.copy(first.center)
        put(points, first)
      }
      if (last) {
        point.copy(last.center)
        put(points + 1, last)
      }
      position.needsUpdate = true
      color.needsUpdate = true
      geometry.computeVertexNormals()
    },
  }
}

/** Slightly squarer than an ellipse. */
const rounded = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.88

function foldAt(row: number, step: number): number {
  const angle = (step / AROUND) * Math.PI * 2
  return (
    Math.sin(row * 1.7 + Math.sin(angle) * 2.1) * 0.55 +
    Math.sin(row * 0.83 + angle * 3 + 1.3) * 0.3 +
    Math.sin(row * 2.9 - angle * 2) * 0.25
  )
}

function tubeFaces(count: number): number[] {
  const faces: number[] = []
  const points = count * AROUND
  for (let step = 0; step < AROUND; step += 1) {
    const next = (step + 1) % AROUND
    for (let row = 0; row + 1 < count; row += 1) {
      const [a, b] = [row * AROUND + step, row * AROUND + next]
      faces.push(a, a + AROUND, b, b, a + AROUND, b + AROUND)
    }
    const lastRow = (count - 1) * AROUND
    faces.push(points, step, next, points + 1, lastRow + next, lastRow + step)
  }
  return faces
}

/** A limb's thickness and colour at a share of its length. */
export type LimbProfile = readonly (readonly [share: number, radius: number, color: string])[]

/** Rings along three joints, bent softly at the middle one. `front` is where the limb's front looks. */
export function limbRings(
  [from, joint, to]: readonly [Vector3, Vector3, Vector3],
  profile: LimbProfile,
  { front, thickness, softness = 0.16 }: { front: Vector3; thickness: number; softness?: number },
): Ring[] {
  const upper = from.distanceTo(joint)
  const lower = joint.distanceTo(to)
  const bend = softness * Math.min(upper, lower)
  const bendFrom = joint.clone().lerp(from, bend / upper)
  const bendTo = joint.clone().lerp(to, bend / lower)
  const at = (share: number): { center: Vector3; along: Vector3 } => {
    const metres = share * (upper + lower)
    if (metres < upper - bend)
      return { center: from.clone().lerp(joint, metres / upper), along: joint.clone().sub(from) }
    if (metres > upper + bend)
      return {
        center: joint.clone().lerp(to, (metres - upper) / lower),
        along: to.clone().sub(joint),
      }
    const t = (metres - upper + bend) / (2 * bend)
    const center = bendFrom
      .clone()
      .multiplyScalar((1 - t) ** 2)
      .addScaledVector(joint, 2 * t * (1 - t))
      .addScaledVector(bendTo, t ** 2)
    const along = joint
      .clone()
      .sub(bendFrom)
      .multiplyScalar(1 - t)
      .addScaledVector(bendTo.clone().sub(joint), t)
    return { center, along }
  }
  return profile.map(([share, radius, color]) => {
    const { center, along } = at(share)
    along.normalize()
    const side = new Vector3().crossVectors(along, front).normalize()
    const forward = new Vector3().crossVectors(side, along).normalize()
    return {
      center,
      side,
      front: forward,
      width: radius * thickness,
      depth: radius * thickness,
      color,
    }
  })
}
