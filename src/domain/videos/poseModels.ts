/** The pose models whose keypoints the product judges, by the SHA-256 of their file (64 hex digits). */

/** BlazePose full, of @mediapipe/pose 0.5.1675469404, as the build makes it. */
export const POSE_MODEL_HASH = 'c54d2ebab418c30a3373892fe1293fcc604ec3245557b2b9aaea5ffeb3303e06'

/** Models of earlier releases stay in this list: their keypoints remain judgeable. */
export const KNOWN_POSE_MODELS: readonly string[] = [POSE_MODEL_HASH]
