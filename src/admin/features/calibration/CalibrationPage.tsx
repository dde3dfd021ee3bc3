/** /calibration: recordings that wait for one's judgement, one's agreement, and the clips for people who make them. */
import { Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { mayCall } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { AgreementSection } from './AgreementSection.tsx'
import { CalibrationQuestion } from './CalibrationQuestion.tsx'
import { ClipList } from './ClipList.tsx'
import { useReload } from '../../parts/notifications/useChange.ts'
import { CALIBRATION_KEY, useCalibrationQueue } from './calibrationApi.ts'

export function CalibrationPage() {
  const t = useT()
  const { type } = useMe()
  return (
    <Stack spacing={3} sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('calibration.title')} />
      <Typography sx={{ maxWidth: 720 }}>{t('calibration.intro')}</Typography>
      <Queue />
      <AgreementSection userId={null} title={t('calibration.agreement.mine')} />
      {mayCall(type, 'createCalibrationClip') && <ClipList />}
    </Stack>
  )
}

function Queue() {
  const t = useT()
  const query = useCalibrationQueue()
  const reload = useReload([CALIBRATION_KEY])
  const reloadAgreement = useReload([CALIBRATION_KEY, 'agreement'])
  const [answeredId, setAnsweredId] = useState<string>()
  const { question: asked, waiting: unanswered = 0 } = query.data ?? {}
  const waiting = asked && asked.id === answeredId ? unanswered - 1 : unanswered
  const answer = (id: string) => {
    setAnsweredId(id)
    void reloadAgreement()
  }
  return (
    <Section
      title={t('calibration.queue.title')}
      {...(waiting > 0
        ? { subtitle: t('calibration.queue.waiting', { smart_count: waiting }) }
        : {})}
    >
      <QueryState query={query} height={320} errorText={t('calibration.queue.failed')}>
        {({ question }) =>
          question ? (
            <CalibrationQuestion
              key={question.id}
              question={question}
              hasMore={unanswered > 1}
              onAnswer={() => answer(question.id)}
              onNext={() => void reload()}
            />
          ) : (
            <Typography color="text.secondary">{t('calibration.queue.none')}</Typography>
          )
        }
      </QueryState>
    </Section>
  )
}
