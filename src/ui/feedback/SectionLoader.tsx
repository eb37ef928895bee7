import { useIntl } from 'react-intl';
import { loader } from './SectionLoader.css.ts';
import { Spinner } from './Spinner.tsx';
import { feedbackMessages } from './feedback.messages.ts';

/** Stands over a part of a page whose shape is not known while it is loading; skeletons are better where it is. */
export function SectionLoader({ message }: { message?: string }) {
  const intl = useIntl();
  return (
    <div className={loader} role="status">
      <Spinner />
      <span>{message ?? intl.formatMessage(feedbackMessages.loading)}</span>
    </div>
  );
}
