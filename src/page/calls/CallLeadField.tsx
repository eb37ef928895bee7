import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { LeadStatus } from '#values/leadStatus.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { leadNamed, leadStatusMessages, leadWords } from '../leads/leadStatus.messages.ts';
import { label, leadField, line } from './EditCall.css.ts';

const inherited = 'caller';

interface CallLeadFieldProps {
  call: Pick<Call, 'caller' | 'leadStatus' | 'ownLeadStatus'>;
  /** Undefined if it can’t be changed. */
  onSave: ((status: LeadStatus | null) => void) | undefined;
}

/** The lead status of a call: its own, or that of its caller. */
export function CallLeadField({ call: { caller, leadStatus, ownLeadStatus }, onSave }: CallLeadFieldProps) {
  const intl = useIntl();
  const status = intl.formatMessage(leadStatusMessages[leadStatus]);
  const title = intl.formatMessage(leadWords.status);
  if (!onSave)
    return (
      <div className={line}>
        <span className={label}>{title}</span>
        {status}
      </div>
    );
  const statuses = LeadStatus.options.map((value) => ({ value, label: intl.formatMessage(leadStatusMessages[value]) }));
  const isInherited = ownLeadStatus === null && caller !== null;
  const asCaller = {
    value: inherited,
    label: isInherited ? intl.formatMessage(leadNamed.asCaller, { status }) : intl.formatMessage(leadWords.asCaller),
  } as const;
  return (
    <div className={leadField}>
      <SelectField<LeadStatus | typeof inherited>
        label={title}
        value={isInherited ? inherited : leadStatus}
        // Who withheld their number has no status that the call could have.
        choices={caller === null ? statuses : [asCaller, ...statuses]}
        onChange={(chosen) => onSave(chosen === inherited ? null : chosen)}
      />
    </div>
  );
}
