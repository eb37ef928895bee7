import { useIntl } from 'react-intl';
import { useMatches } from 'react-router';
import { z } from 'zod';
import { PageFrame } from '../../app/page/PageFrame.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { plannedMessages as words, plannedTexts } from './planned.messages.ts';

const Handle = z.object({
  planned: z.enum(['dni', 'outbound', 'messages', 'reports', 'billing', 'clients', 'integrations', 'powerups']),
});

/** A page of an area that is not built: what will stand there. */
export function Component() {
  const intl = useIntl();
  const handle = useMatches().at(-1)?.handle;
  const { planned } = Handle.parse(handle);
  return (
    <PageFrame title={intl.formatMessage(words[planned])}>
      <EmptyState icon="info" title={intl.formatMessage(words.title)}>
        {intl.formatMessage(plannedTexts[planned])}
      </EmptyState>
    </PageFrame>
  );
}
