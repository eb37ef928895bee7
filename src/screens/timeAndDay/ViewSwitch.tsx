import { useIntl } from 'react-intl';
import { DateView } from '#values/callFilter.ts';
import { Button } from '../../ui/button/Button.tsx';
import { reportMessages as words } from './report.messages.ts';
import { views } from './TimeAndDay.css.ts';

/** By which buckets the report counts; takes effect at once. */
export function ViewSwitch({ value, onChange }: { value: DateView; onChange: (view: DateView) => void }) {
  const intl = useIntl();
  return (
    <fieldset className={views} aria-label={intl.formatMessage(words.view)}>
      {DateView.options.map((view) => (
        <Button key={view} size="small" look="quiet" aria-pressed={view === value} onClick={() => onChange(view)}>
          {intl.formatMessage(words[view])}
        </Button>
      ))}
    </fieldset>
  );
}
