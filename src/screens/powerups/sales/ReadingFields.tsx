import { useIntl } from 'react-intl';
import type { DateOrder } from '#values/importedCall.ts';
import { SaleMatch } from '#values/sale.ts';
import { TimezoneField } from '../../../ui/country/TimezoneField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { Columns } from './saleFile.ts';
import * as styles from './Sales.css.ts';
import { matchWords, saleWords as words } from './sales.messages.ts';

/** How the chosen file is to be read, and its sales to be matched. */
export interface Reading {
  header: boolean;
  columns: Columns;
  dateOrder: DateOrder;
  timezone: string;
  match: SaleMatch;
  days: string;
}

interface ReadingFieldsProps {
  reading: Reading;
  onChange: (given: Partial<Reading>) => void;
}

const windows = ['7', '30', '90', '180', '365', '730'];

/** How a file of sales is read, and which call a sale comes from. */
export function ReadingFields({ reading, onChange }: ReadingFieldsProps) {
  const intl = useIntl();
  return (
    <div className={styles.options}>
      <SelectField
        label={intl.formatMessage(words.match)}
        value={reading.match}
        choices={SaleMatch.options.map((value) => ({ value, label: intl.formatMessage(matchWords[value]) }))}
        onChange={(match) => onChange({ match })}
      />
      <SelectField
        label={intl.formatMessage(words.days)}
        value={reading.days}
        choices={windows.map((value) => ({ value, label: intl.formatNumber(Number(value)) }))}
        onChange={(days) => onChange({ days })}
      />
      <SelectField
        label={intl.formatMessage(words.dateOrder)}
        value={reading.dateOrder}
        choices={(['dmy', 'mdy'] as const).map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
        onChange={(dateOrder) => onChange({ dateOrder })}
      />
      <TimezoneField
        label={intl.formatMessage(words.timezone)}
        value={reading.timezone}
        onChange={(timezone) => onChange({ timezone })}
      />
      <Checkbox checked={reading.header} onChange={(header) => onChange({ header })}>
        {intl.formatMessage(words.header)}
      </Checkbox>
    </div>
  );
}
