import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { textLink } from '../../../page/frame/OutsidePage.css.ts';
import { recoverMessages as words } from '../../../page/frame/recover.messages.ts';
import { paths } from '#contract/paths.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Id and token of the emailed link, in the hash so that neither servers nor logs see them. */
const link = /^#([\da-f-]{36})\.([\w-]{43})$/;

/** Sets a new password with an emailed link. */
export function Component() {
  const intl = useIntl();
  const [, id, token] = link.exec(window.location.hash) ?? [];
  const [outcome, setOutcome] = useState<'open' | 'changed' | 'expired'>(id && token ? 'open' : 'expired');
  if (outcome === 'changed') {
    return (
      <OutsidePage title={intl.formatMessage(words.changedTitle)}>
        <Notice tone="success">{intl.formatMessage(words.changed)}</Notice>
        <a className={textLink} href={paths.login()}>
          {intl.formatMessage(words.toLogin)}
        </a>
      </OutsidePage>
    );
  }
  if (outcome === 'expired' || !id || !token) {
    return (
      <OutsidePage title={intl.formatMessage(words.expiredTitle)}>
        <Notice tone="warning">{intl.formatMessage(words.expired)}</Notice>
        <a className={textLink} href={paths.forgotPassword()}>
          {intl.formatMessage(words.askAgain)}
        </a>
      </OutsidePage>
    );
  }
  return (
    <OutsidePage title={intl.formatMessage(words.resetTitle)} lead={intl.formatMessage(words.resetLead)}>
      <ResetForm id={id} token={token} onDone={setOutcome} />
    </OutsidePage>
  );
}
