import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { PortingRequest } from '#contract/telephony/porting.contract.ts';
import { isStaff } from '#values/permissions.ts';
import { phoneCountryOf } from '#values/phoneTyping.ts';
import type { PortingAction } from '#values/portingWords.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { allowedActions, isOfKind } from '../../../machines/porting/portingCourse.ts';
import { portingGaps } from '../../../machines/porting/portingGaps.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useProblemText } from '../../../ui/form/useProblemText.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { CourseCard } from './CourseCard.tsx';
import { InvoiceField } from './InvoiceField.tsx';
import { portingActionMessages, portingMessages as words } from './porting.messages.ts';
import * as styles from './Porting.css.ts';
import { problemsOfGaps, toDetails, toValues } from './portingDraft.ts';
import { PortedForm } from './PortedForm.tsx';
import { PortingFields } from './PortingFields.tsx';
import { PortingStatusBadge } from './PortingStatusBadge.tsx';
import { StaffFields } from './StaffFields.tsx';
import { isStale, usePortingFailure } from './usePortingFailure.ts';
import { usePortingForm } from './usePortingForm.ts';

/** Completing a port asks for more than its button. */
const portedForm = 'ported';

const unsaid = { note: '', day: '' };

/** Edits and submits a draft; staff process submitted requests. */
export function PortingEditor({ loaded, onReload }: { loaded: PortingRequest; onReload: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const failureText = usePortingFailure();
  const problemText = useProblemText();
  const { allow, tz } = useProfile();
  const [request, setRequest] = useState(loaded);
  const [stated, setSaid] = useState(unsaid);
  const [dayMissing, setDayMissing] = useState(false);
  const country = phoneCountryOf(useAccounts().find(({ id }) => id === loaded.account)?.country);
  const form = usePortingForm(toValues(loaded), country);
  const { id, status, version } = request;
  const take = (after: PortingRequest) => {
    setRequest(after);
    void invalidate('listPortings');
  };
  // Someone else updated the request, and there are no edits to lose.
  if (!form.dirty && !form.busy && loaded.version > version) {
    setRequest(loaded);
    form.reset(toValues(loaded));
  }
  const isDraft = isOfKind(status, 'editable');
  // Missing details are reported at their fields on submit.
  const actions = allowedActions(status, { staff: isStaff(allow), complete: true });

  const save = (action?: PortingAction) =>
    form.submit(
      (details) => {
        const { note, day } = stated;
        const more = { ...(note && { note }), ...(action === 'schedule' && { scheduledFor: day }) };
        const body = { version, ...more, ...(action && { action }), ...(isDraft && { details }) };
        return call(endpoints.savePorting, { params: { id }, body });
      },
      (after) => {
        take(after);
        form.reset(toValues(after));
        setSaid(unsaid);
        if (!action) toasts.add('success', intl.formatMessage(words.saved));
      },
    );
  const act = (action: PortingAction) => () => {
    const gaps = action === 'submit' ? portingGaps(toDetails(form.values, country), request.invoice !== null) : [];
    setDayMissing(action === 'schedule' && stated.day === '');
    if (gaps.length > 0) form.refuse(problemsOfGaps(gaps));
    else if (action !== 'schedule' || stated.day !== '') save(action)();
  };
  const completed = (after: PortingRequest) => {
    take(after);
    form.reset(toValues(after));
    setSaid(unsaid);
    void invalidate('listNumbers', 'listFlows');
  };
  async function remove(): Promise<void> {
    const question = { title: intl.formatMessage(words.removeTitle), text: intl.formatMessage(words.removeBody) };
    const ways = { confirm: intl.formatMessage(words.remove), cancel: intl.formatMessage(words.keep), danger: true };
    if (!(await confirmations.ask({ ...question, ...ways }))) return;
    try {
      await call(endpoints.deletePorting, { params: { id } });
    } catch (failure) {
      toasts.add('error', failureText(failure));
      return;
    }
    form.reset();
    await invalidate('listPortings');
    void navigate(paths.portings());
  }
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Form form={form} onSubmit={save()}>
          {form.failure !== null && (
            <Notice
              tone="error"
              action={
                isStale(form.failure) && (
                  <Button size="small" onClick={onReload}>
                    {intl.formatMessage(words.reload)}
                  </Button>
                )
              }
            >
              {failureText(form.failure)}
            </Notice>
          )}
          <PortingFields
            form={form}
            locked={!isDraft}
            invoice={
              <InvoiceField request={request} locked={!isDraft} error={form.errorAt('invoice')} onUploaded={take} />
            }
          />
        </Form>
        {actions.includes('complete') && (
          <PortedForm id={portedForm} request={request} note={stated.note} onDone={completed} onStale={onReload} />
        )}
      </div>
      <div className={styles.side}>
        <Card title={intl.formatMessage(words.status)} actions={<PortingStatusBadge status={status} />}>
          <div className={styles.stack}>
            <StaffFields
              actions={actions}
              value={stated}
              dayError={dayMissing ? problemText({ word: 'required' }) : undefined}
              onChange={setSaid}
            />
            <div className={styles.line}>
              {isDraft && (
                <Button disabled={!form.dirty} busy={form.busy} onClick={() => save()()}>
                  {intl.formatMessage(words.save)}
                </Button>
              )}
              {actions.map((action, at) => (
                <Button
                  key={action}
                  look={action === 'reject' ? 'danger' : at === 0 ? 'primary' : 'plain'}
                  busy={form.busy}
                  {...(action === 'complete' ? { type: 'submit', form: portedForm } : { onClick: act(action) })}
                >
                  {intl.formatMessage(portingActionMessages[action])}
                </Button>
              ))}
              {isOfKind(status, 'disposable') && (
                <Button look="quiet" onClick={() => void remove()}>
                  {intl.formatMessage(words.remove)}
                </Button>
              )}
            </div>
          </div>
        </Card>
        <CourseCard request={request} timezone={tz} />
      </div>
    </div>
  );
}
