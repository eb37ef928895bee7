import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { reviewDays, type ReviewDays } from '#values/flow/review.ts';
import { lineText } from '#values/lineText.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { NewLink } from './NewLink.tsx';
import { ReviewList } from './ReviewList.tsx';
import { sharingMessages as words } from './sharing.messages.ts';

const Draft = z.object({ recipient: lineText(100), days: z.string() });
const blank: z.input<typeof Draft> = { recipient: '', days: '30' };

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'STALE-VERSION';

interface ShareDialogProps {
  flow: Flow;
  /** The published version to share; null for the draft. */
  version: number | null;
  /** Whether the draft still has to be saved, so that the link would show an older one. */
  unsaved: boolean;
  reviews: readonly FlowReview[];
  /** The reader's time zone. */
  timezone: string;
  onClose: () => void;
}

/** Creates a link by which somebody without a login approves a flow, and lists the links there are. */
export function ShareDialog({ flow, version, unsaved, reviews, timezone, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const form = useForm(Draft, blank);
  const [url, setUrl] = useState<string | null>(null);
  const { account, id, draftVersion } = flow;
  const params = { account, type: 'flow', id } as const;
  const isWaiting = version === null && unsaved;
  const create = form.submit(
    ({ recipient, days }) => {
      const chosen: ReviewDays = reviewDays.find((each) => String(each) === days) ?? 30;
      return call(endpoints.createFlowReview, { params, body: { version, draftVersion, recipient, days: chosen } });
    },
    (created) => {
      form.reset(blank);
      setUrl(created.url);
      void invalidate('listFlowReviews');
    },
  );
  return (
    <Dialog
      open
      title={
        version === null ? intl.formatMessage(words.shareDraft) : intl.formatMessage(words.shareVersion, { version })
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage(flowMessages.close)}</Button>}
    >
      <p>{intl.formatMessage(words.what)}</p>
      {url === null ? (
        <Form form={form} onSubmit={create}>
          {form.failure !== null && (
            <Notice tone="error">{intl.formatMessage(isStale(form.failure) ? words.stale : words.failed)}</Notice>
          )}
          <TextField
            label={intl.formatMessage(words.recipient)}
            hint={intl.formatMessage(words.recipientHint)}
            maxLength={100}
            optional
            {...form.field('recipient')}
          />
          <SelectField
            label={intl.formatMessage(words.days)}
            {...form.field('days')}
            choices={reviewDays.map((count) => ({
              value: String(count),
              label: intl.formatMessage(words.dayCount, { count }),
            }))}
          />
          <div>
            <Button type="submit" look="primary" busy={form.busy} disabled={isWaiting}>
              {intl.formatMessage(isWaiting ? words.saving : words.create)}
            </Button>
          </div>
        </Form>
      ) : (
        <NewLink url={url} onAnother={() => setUrl(null)} />
      )}
      {reviews.length > 0 && <ReviewList params={params} reviews={reviews} timezone={timezone} />}
    </Dialog>
  );
}
