import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { Lead } from '#contract/telephony/leads.contract.ts';
import { LeadStatus, mostGrouped } from '#values/leadStatus.ts';
import { callEditors } from '#values/roleGroups.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { leadStatusMessages, leadWords } from '../../../page/leads/leadStatus.messages.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { fields, leadField, leadNumber, leadNumbers, preview } from './Calls.css.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { personNamed, personWords as words } from './person.messages.ts';

interface LeadCardProps {
  lead: Lead;
  /** The number whose page it is. */
  number: string;
  /** Whether the page has those of several accounts. */
  isOneOfMany: boolean;
}

/** What an account makes of a caller, and the numbers that the caller calls from. */
export function LeadCard({
  lead: { account, accountName, status, numbers, ...lead },
  number,
  isOneOfMany,
}: LeadCardProps) {
  const intl = useIntl();
  const { tz: timeZone } = useProfile();
  const mayEdit = useAllowed(callEditors);
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const [isGrouping, setGrouping] = useState(false);
  const title = isOneOfMany
    ? intl.formatMessage(personNamed.titleOf, { account: accountName })
    : intl.formatMessage(words.title);
  const day = (iso: string) => intl.formatDate(iso, { timeZone, dateStyle: 'medium' });
  const reload = () => invalidate('listLeads', 'getCallHistory', 'listCallerVisits', 'getCallDetail', 'listCalls');
  const save = async (chosen: LeadStatus) => {
    try {
      await call(endpoints.changeLead, { params: { account, number }, body: { status: chosen } });
      toasts.add(
        'success',
        intl.formatMessage(personNamed.saved, { status: intl.formatMessage(leadStatusMessages[chosen]) }),
      );
    } catch (failure) {
      showFailure(failure);
    }
    await reload();
  };
  const ungroup = async (other: string) => {
    const undo = async () => {
      try {
        await call(endpoints.groupNumbers, { params: { account, number }, body: { with: other } });
      } catch (failure) {
        showFailure(failure);
      }
      await reload();
    };
    try {
      await call(endpoints.ungroupNumber, { params: { account, number: other } });
      toasts.add('success', intl.formatMessage(personNamed.ungrouped, { number: phoneText(other).text }), {
        action: { label: intl.formatMessage(words.undo), onChoose: () => void undo() },
      });
    } catch (failure) {
      showFailure(failure);
    }
    await reload();
  };
  return (
    <Card
      title={title}
      actions={
        mayEdit &&
        numbers.length < mostGrouped && (
          <Button size="small" look="quiet" onClick={() => setGrouping(true)}>
            {intl.formatMessage(words.group)}
          </Button>
        )
      }
    >
      <div className={fields}>
        {mayEdit ? (
          <div className={leadField}>
            <SelectField<LeadStatus>
              label={intl.formatMessage(leadWords.status)}
              value={status}
              choices={LeadStatus.options.map((value) => ({
                value,
                label: intl.formatMessage(leadStatusMessages[value]),
              }))}
              onChange={(chosen) => void save(chosen)}
            />
          </div>
        ) : (
          <span>{intl.formatMessage(leadStatusMessages[status])}</span>
        )}
        {lead.changedBy !== null && lead.changedAt !== null && (
          <span className={preview}>
            {intl.formatMessage(personNamed.changed, { by: lead.changedBy, day: day(lead.changedAt) })}
          </span>
        )}
        {numbers.length > 1 && (
          <ul className={leadNumbers} aria-label={intl.formatMessage(words.numbers)}>
            {numbers.map((one) => (
              <li key={one.number} className={leadNumber}>
                <Phone number={one.number} />
                <span className={preview}>
                  {one.lastCall === null
                    ? intl.formatMessage(words.noCalls)
                    : intl.formatMessage(personNamed.calls, { count: one.calls, day: day(one.lastCall) })}
                </span>
                {mayEdit && (
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={intl.formatMessage(personNamed.ungroup, { number: phoneText(one.number).text })}
                    onClick={() => void ungroup(one.number)}
                  >
                    {intl.formatMessage(words.ungroup)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isGrouping && (
        <GroupDialog
          account={account}
          number={number}
          onClose={() => setGrouping(false)}
          onSaved={() => {
            setGrouping(false);
            void reload();
          }}
        />
      )}
    </Card>
  );
}
