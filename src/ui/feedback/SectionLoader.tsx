import { useIntl } from 'react-intl';
import { loader } from './SectionLoader.css.ts';
import { Spinner } from './Spinner.tsx';
import { feedbackMessages } from './feedback.messages.ts';

/** Covers a part of the page while it loads; prefer skeletons where its shape is known. */
export function SectionLoader({ message }: { message?: string }) {
  const intl = useIntl();
  return (
    <div className={loader} role="status">
      <Spinner />
      <span>{message ?? intl.formatMessage(feedbackMessages.loading)}</span>
    </div>
  );
}
