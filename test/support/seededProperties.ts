/**
 * Properties are tested with the same examples in every run, so that a change is what fails them. PROPERTY_SEED=0, or any
 * other number, draws others.
 */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_123) })
