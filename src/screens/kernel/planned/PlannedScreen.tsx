import { useIntl } from 'react-intl';
import { Link, useMatches } from 'react-router';
import { z } from 'zod';
import type { PlannedPage } from '#contract/pages.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { plannedMessages as words } from './planned.messages.ts';
import { isPlannedPage, plannedPages } from './plannedPages.ts';
import { paths } from '#contract/paths.ts';

const Handle = z.object({ planned: z.custom<PlannedPage>(isPlannedPage) });

/** Placeholder for an unbuilt page: what it will do, and where to go instead. */
export function Component() {
  const intl = useIntl();
  const { planned } = Handle.parse(useMatches().at(-1)?.handle);
  const { title, text } = plannedPages[planned];
  return (
    <PageFrame title={intl.formatMessage(title)}>
      <EmptyState
        icon="clock"
        title={intl.formatMessage(words.title)}
        action={
          <Link className={button({ look: 'plain' })} to={paths.dashboard()}>
            {intl.formatMessage(words.dashboard)}
          </Link>
        }
      >
        {intl.formatMessage(text)}
      </EmptyState>
    </PageFrame>
  );
}
