import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { paths } from '#contract/paths.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { wizardMessages } from './wizard.messages.ts';
import * as styles from './WizardLead.css.ts';

/** The way back to the numbers, and the number whose flow is edited, once it is known. */
export function WizardLead({ number }: { number?: TrackingNumber }) {
  const intl = useIntl();
  const back = intl.formatMessage(wizardMessages.backToNumbers);
  return (
    <div className={styles.lead}>
      <Link to={paths.numbers()} className={styles.back} aria-label={back} title={back}>
        <Icon name="chevronLeft" size={18} />
      </Link>
      <h1 className={styles.title} tabIndex={-1}>
        {number?.name ?? intl.formatMessage(wizardMessages.tabs)}
      </h1>
      {number && <span className={styles.did}>{phoneText(number.did).text}</span>}
    </div>
  );
}
