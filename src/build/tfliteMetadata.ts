/**
 * Adds metadata to a TensorFlow Lite model: how its input picture is normalised. The pose models of the older package
 * carry none, and the newer runtime refuses a model without.
 *
 * Formats: flatbuffers, whose offsets count from their own place and point forwards only. The model's own bytes stay as
 * they are, behind a new head with a root table that points into them.
 */

export interface Normalization {
  /** A channel's value v (0 to 255) becomes (v - mean) / std. */
  mean: number
  std: number
}

/** Returns the model with metadata. Throws where the file is no model, or already has metadata of that name. */
export function withNormalization(model: Uint8Array, normalization: Normalization): Uint8Array {
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength)
  if (String.fromCharCode(...model.subarray(4, 8)) !== MODEL) throw new Error('Not a TFLite model.')
  const root = view.getUint32(0, true)
  const buffers = vectorAt(view, fieldAt(view, root, FIELD.buffers))
  const metadata = vectorAt(view, fieldAt(view, root, FIELD.metadata))
  const names = metadata.map((table) => textAt(view, fieldAt(view, table, 0)))
  if (names.includes(METADATA_NAME)) throw new Error('The model has metadata already.')
  const version = fieldAt(view, root, FIELD.version)
  const existing = (field: number): Part => {
    const at = fieldAt(view, root, field)
    return at === null ? null : { kind: 'existing', at: at + view.getUint32(at, true) }
  }
  const tables = (places: readonly number[]) => places.map((at): Part => ({ kind: 'existing', at }))
  const head = layOut(MODEL, [
    number(version === null ? 0 : view.getUint32(version, true)),
    existing(FIELD.operatorCodes),
    existing(FIELD.subgraphs),
    existing(FIELD.description),
    vector([...tables(buffers), table([bytes(normalizationMetadata(normalization))])]),
    existing(FIELD.metadataBuffer),
    vector([...tables(metadata), table([text(METADATA_NAME), number(buffers.length)])]),
    existing(FIELD.signatures),
  ])
  const whole = new Uint8Array(head.length + model.length)
  whole.set(head)
  whole.set(model, head.length)
  return whole
}

const MODEL = 'TFL3'
const METADATA_NAME = 'TFLITE_METADATA'

/** Fields of the model's root table. */
const FIELD = {
  version: 0,
  operatorCodes: 1,
  subgraphs: 2,
  description: 3,
  buffers: 4,
  metadataBuffer: 5,
  metadata: 6,
  signatures: 7,
}

/** ModelMetadata > subgraph_metadata > input_tensor_metadata > process_units > NormalizationOptions. */
function normalizationMetadata({ mean, std }: Normalization): Uint8Array {
  const options = table([floats([mean]), floats([std])])
  const processUnit = table([byte(NORMALIZATION_OPTIONS), options])
  const tensor = table([text('image'), null, null, null, vector([processUnit])])
  const subgraph = table([null, null, vector([tensor])])
  return layOut('M001', [null, null, null, vector([subgraph])])
}

/** Its number in the union of process units. */
const NORMALIZATION_OPTIONS = 1

/** Returns the place of a table's field, or null where the table does not have it. */
function fieldAt(view: DataView, table: number, field: number): number | null {
  const vtable = table - view.getInt32(table, true)
  const entry = 4 + 2 * field
  const offset = entry < view.getUint16(vtable, true) ? view.getUint16(vtable + entry, true) : 0
  return offset === 0 ? null : table + offset
}

/** Returns the places of a vector's tables. */
function vectorAt(view: DataView, field: number | null): number[] {
  if (field === null) return []
  const start = field + view.getUint32(field, true)
  return Array.from({ length: view.getUint32(start, true) }, (_, index) => {
    const at = start + 4 + 4 * index
    return at + view.getUint32(at, true)
  })
}

function textAt(view: DataView, field: number | null): string {
  if (field === null) return ''
  const start = field + view.getUint32(field, true)
  return new TextDecoder().decode(
    new Uint8Array(view.buffer, view.byteOffset + start + 4, view.getUint32(start, true)),
  )
}

type Part =
  | { kind: 'byte' | 'number'; value: number }
  | { kind: 'data'; bytes: Uint8Array; length: number; align: number }
  | { kind: 'table' | 'vector'; parts: readonly Part[] }
  /** A part that is in the model already, by its place there. */
  | { kind: 'existing'; at: number }
  | null

const byte = (value: number): Part => ({ kind: 'byte', value })
const number = (value: number): Part => ({ kind: 'number', value })
const table = (parts: readonly Part[]): Part => ({ kind: 'table', parts })
const vector = (parts: readonly Part[]): Part => ({ kind: 'vector', parts })
const bytes = (value: Uint8Array): Part => ({
  kind: 'data',
  bytes: value,
  length: value.length,
  align: BLOCK,
})
const floats = (values: readonly number[]): Part => ({
  kind: 'data',
  bytes: new Uint8Array(new Float32Array(values).buffer),
  length: values.length,
  align: 4,
})
const text = (value: string): Part => {
  const encoded = new TextEncoder().encode(value)
  return { kind: 'data', bytes: Uint8Array.from([...encoded, 0]), length: encoded.length, align: 4 }
}

/** The model's own data is aligned to 16 bytes at most, so it may move by a multiple of that. */
const BLOCK = 16

/** Returns a flatbuffer of a root table, padded to whole blocks; existing parts are expected right behind it. */
function layOut(identifier: string, root: readonly Part[]): Uint8Array {
  const out: number[] = [0, 0, 0, 0, ...new TextEncoder().encode(identifier)]
  const existing: { from: number; at: number }[] = []
  const put = (at: number, value: number, size: number) => {
    for (let byte = 0; byte < size; byte++) out[at + byte] = (value >>> (8 * byte)) & 255
  }
  const fill = (align: number, ahead = 0) => {
    while ((out.length + ahead) % align !== 0) out.push(0)
  }
  const point = (from: number, part: Part) => {
    if (part?.kind === 'existing') existing.push({ from, at: part.at })
    else if (part) put(from, place(part) - from, 4)
  }
  const place = (part: Part): number => {
    if (part?.kind === 'data') {
      fill(part.align, 4)
      const at = out.length
      put(at, part.length, 4)
      out.push(...part.bytes)
      return at
    }
    if (part?.kind === 'vector') {
      fill(4)
      const at = out.length
      put(at, part.parts.length, 4)
      for (const index of part.parts.keys()) put(at + 4 + 4 * index, 0, 4)
      for (const [index, item] of part.parts.entries()) point(at + 4 + 4 * index, item)
      return at
    }
    return placeTable(part?.kind === 'table' ? part.parts : [])
  }
  /** Writes the table of field offsets, the table with four bytes a field, then what it points to. */
  const placeTable = (parts: readonly Part[]): number => {
    const vtableSize = 4 + 2 * parts.length
    fill(4, vtableSize)
    const vtable = out.length
    const at = vtable + vtableSize
    put(vtable, vtableSize, 2)
    put(vtable + 2, 4 + 4 * parts.length, 2)
    for (const [index, part] of parts.entries())
      put(vtable + 4 + 2 * index, part ? 4 + 4 * index : 0, 2)
    put(at, vtableSize, 4)
    for (const [index, part] of parts.entries())
      put(at + 4 + 4 * index, part && 'value' in part ? part.value : 0, 4)
    for (const [index, part] of parts.entries())
      if (part && !('value' in part)) point(at + 4 + 4 * index, part)
    return at
  }
  put(0, placeTable(root), 4)
  fill(BLOCK)
  for (const { from, at } of existing) put(from, out.length + at - from, 4)
  return Uint8Array.from(out)
}
