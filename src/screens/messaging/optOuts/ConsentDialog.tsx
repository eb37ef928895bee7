import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { OptOut } from '#contract/messaging/optOuts.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { ConsentEntries } from './ConsentEntries.tsx';
import { head } from './OptOuts.css.ts';
import { optOutsMessages as words, optOutsNamed } from './optOuts.messages.ts';
import { saveLedger } from './saveLedger.ts';

const Proof = z.object({ evidence: z.string().trim().min(10).max(500) });

interface ConsentDialogProps {
  person: Pick<OptOut, 'account' | 'msisdn'>;
  onClose: () => void;
}

/** Everything known about one person’s consent; an opt-out is taken back with proof. */
export function ConsentDialog({ person: { account, msisdn }, onClose }: ConsentDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [proves, setProves] = useState(false);
  const invalidate = useInvalidate();
  const params = { account, msisdn };
  const consent = useEndpoint('getConsent', { params });
  const form = useForm(Proof, { evidence: '' });
  const number = phoneText(msisdn).text;
  const undo = form.submit(
    ({ evidence }) => call(endpoints.changeConsent, { params, body: { optedOut: false, evidence } }),
    () => {
      void invalidate('listOptOuts', 'getConsent');
      toasts.add('success', intl.formatMessage(optOutsNamed.undone, { number }));
      onClose();
    },
  );
  const known = consent.data;
  const isOut = known?.optedOut === true;
  return (
    <Dialog
      open
      title={number}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(proves ? words.cancel : words.close)}</Button>
          {proves && (
            <Button look="primary" type="submit" form={id} busy={form.busy}>
              {intl.formatMessage(words.undo)}
            </Button>
          )}
          {known?.own === true && !proves && (
            <Button onClick={() => setProves(true)}>{intl.formatMessage(words.undo)}</Button>
          )}
        </>
      }
    >
      {consent.error !== undefined && <FailedLoad error={consent.error} onRetry={() => void consent.mutate()} />}
      {consent.isLoading && <Skeleton height="96px" />}
      {known && (
        <>
          <div className={head}>
            <Badge tone={isOut ? 'warning' : 'success'}>
              {intl.formatMessage(isOut ? words.optedOut : words.allowed)}
            </Badge>
            <Button look="quiet" size="small" onClick={() => saveLedger(intl, known)}>
              {intl.formatMessage(words.export)}
            </Button>
          </div>
          {known.above && <Notice tone="info">{intl.formatMessage(words.above)}</Notice>}
          <ConsentEntries entries={known.entries} />
        </>
      )}
      {proves && (
        <Form id={id} form={form} onSubmit={undo}>
          {form.failure !== null && <FailureNotice error={form.failure} />}
          <TextArea
            label={intl.formatMessage(words.proof)}
            hint={intl.formatMessage(words.proofHint)}
            maxLength={500}
            {...form.field('evidence')}
          />
        </Form>
      )}
    </Dialog>
  );
}
