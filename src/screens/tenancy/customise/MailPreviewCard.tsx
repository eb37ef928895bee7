import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { MailFrame } from '../../../ui/layout/MailFrame.tsx';
import { facts, line, muted } from './Custom.css.ts';
import { mailMessages as words } from './mails.messages.ts';
import { sampleGoesMessage } from './outcome.messages.ts';
import { useMailOutcome } from './useMailOutcome.ts';
import { Section } from './Section.tsx';

interface MailPreviewCardProps {
  mail: { account: number; type: string; locale: Locale };
  /** Undefined while invalid: the last preview stays. */
  template: MailTemplate | undefined;
}

const pauseMs = 400;

/** Previews a sample with the unsaved template, and can send it to the user. */
export function MailPreviewCard({ mail: { account, type, locale }, template }: MailPreviewCardProps) {
  const intl = useIntl();
  const { email } = useProfile();
  const outcome = useMailOutcome();
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = template && JSON.stringify({ type, locale, template });
  useEffect(() => {
    if (asked === undefined) return undefined;
    const controller = new AbortController();
    const body = JSON.parse(asked) as { type: string; locale: Locale; template: MailTemplate };
    const timer = setTimeout(() => {
      call(endpoints.previewMail, { params: { account }, body }, { signal: controller.signal }).then(
        (found) => {
          setPreview(found);
          setError(null);
        },
        (reason: unknown) => {
          if (!controller.signal.aborted) setError(reason);
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [account, asked]);
  return (
    <Section
      title={intl.formatMessage(words.preview)}
      actions={
        <Button
          size="small"
          busy={outcome.busy}
          disabled={!template}
          onClick={() => {
            if (template)
              void outcome.run(() =>
                call(endpoints.sendSampleMail, { params: { account, type }, body: { locale, template } }),
              );
          }}
        >
          {intl.formatMessage(words.send)}
        </Button>
      }
    >
      {outcome.notice && <Notice tone={outcome.notice.tone}>{outcome.notice.text}</Notice>}
      {error !== null && <FailureNotice error={error} />}
      {preview ? (
        <>
          <dl className={facts}>
            <dt className={muted}>{intl.formatMessage(words.from)}</dt>
            <dd>{preview.from}</dd>
            <dt className={muted}>{intl.formatMessage(words.subject)}</dt>
            <dd>{preview.subject}</dd>
          </dl>
          <MailFrame html={preview.html} title={intl.formatMessage(words.preview)} />
        </>
      ) : (
        <Skeleton height="560px" />
      )}
      <p className={line}>
        <span className={muted}>{intl.formatMessage(sampleGoesMessage, { email })}</span>
      </p>
    </Section>
  );
}
