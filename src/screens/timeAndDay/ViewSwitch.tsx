import { useIntl } from 'react-intl';
import { DateView } from '#values/callFilter.ts';
import { ToggleButtons } from '../../ui/button/ToggleButtons.tsx';
import { reportMessages as words } from './report.messages.ts';

/** Selects the report's buckets; applies immediately. */
export function ViewSwitch({ value, onChange }: { value: DateView; onChange: (view: DateView) => void }) {
  const intl = useIntl();
  return (
    <ToggleButtons
      label={intl.formatMessage(words.view)}
      value={value}
      choices={DateView.options.map((view) => ({ value: view, label: intl.formatMessage(words[view]) }))}
      onChange={onChange}
    />
  );
}
