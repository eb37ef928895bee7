import { useIntl } from 'react-intl';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { DigitsField } from '../../../ui/field/DigitsField.tsx';
import { followUpMessages as words } from './followUps.messages.ts';
import * as styles from './FollowUps.css.ts';
import type { FollowUpFieldsProps } from './followUpFields.ts';

/** When a follow-up goes out, and how seldom. */
export function WhenFields({ form }: Pick<FollowUpFieldsProps, 'form'>) {
  const intl = useIntl();
  const { isWithin } = form.values;
  return (
    <>
      <h3 className={styles.heading}>{intl.formatMessage(words.when)}</h3>
      <div className={styles.pair}>
        <DigitsField label={intl.formatMessage(words.delay)} maxLength={5} {...form.field('delay')} />
        <DigitsField
          label={intl.formatMessage(words.quietDays)}
          hint={intl.formatMessage(words.quietHint)}
          maxLength={3}
          {...form.field('quietDays')}
        />
      </div>
      <Checkbox checked={isWithin} onChange={(next) => form.set('isWithin', next)}>
        {intl.formatMessage(words.within)}
      </Checkbox>
      {isWithin && (
        <div className={styles.pair}>
          <TimeField
            label={intl.formatMessage(words.from)}
            hint={intl.formatMessage(words.withinHint)}
            {...form.field('from')}
          />
          <TimeField label={intl.formatMessage(words.to)} {...form.field('to')} />
        </div>
      )}
    </>
  );
}
