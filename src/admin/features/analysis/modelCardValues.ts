/** Values of the model card that come from the code, so that they are never out of date. */
import { MAX_ANALYSIS_FRAMES, MAX_ANALYSIS_SECONDS } from '#domain/videos/poseFrames.ts'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import type { Threshold } from '#domain/videos/threshold.ts'
import { CURRENT_THRESHOLDS_VERSION, THRESHOLDS } from '#domain/videos/thresholds.ts'
import { THRESHOLDS_CHANGELOG } from '#domain/videos/thresholdsChangelog.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/** Throws on an unknown value. */
export function modelCardValue(name: string, argument: string): string {
  const value = VALUES[name]?.(argument)
  if (!value) throw new Error(`There is no value '${name} ${argument}'.`)
  return value
}

const VALUES: Record<string, (argument: string) => string | undefined> = {
  maxFrames: () => formatNumber(MAX_ANALYSIS_FRAMES),
  maxSeconds: () => formatNumber(MAX_ANALYSIS_SECONDS),
  modelHash: () => POSE_MODEL_HASH,
  version: () => String(CURRENT_THRESHOLDS_VERSION),
  versionDay: (version) => {
    const change = THRESHOLDS_CHANGELOG.find((one) => one.version === Number(version))
    return change && formatDay(change.date)
  },
  threshold: thresholdText,
}

/** Returns the value with its margin, and after it those of earlier versions that had another. */
function thresholdText(name: string): string | undefined {
  const [current, ...earlier] = Object.entries(THRESHOLDS)
    .toReversed()
    .flatMap(([version, { [name]: threshold }]) =>
      threshold ? [{ version, text: withMargin(threshold) }] : [],
    )
  const others = earlier.filter(({ text }, at) => text !== (earlier[at - 1] ?? current)?.text)
  const history = others.map(
    ({ version, text }) => `${t('modelCard.misfits.row', { version })}: ${text}`,
  )
  return current && [current.text, ...history].join(' · ')
}

function withMargin({ value, margin, unit }: Threshold): string {
  const number = formatNumber(value)
  return t(`modelCard.units.${unit}`, {
    value: margin === 0 ? number : `${number} ± ${formatNumber(margin)}`,
  })
}
