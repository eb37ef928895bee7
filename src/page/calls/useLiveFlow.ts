import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { dequal } from 'dequal/lite';
import { type LiveAnswer, publishedFlow } from './publishedFlow.ts';

type Asked = Parameters<typeof publishedFlow>;

/** As `publishedFlow`, but trying again with the same answer makes no second flow. */
export function useLiveFlow(): (answer: LiveAnswer, answered: Asked[1]) => Promise<string> {
  const intl = useIntl();
  const made = useRef<{ asked: unknown; flow: string } | null>(null);
  return async (answer, answered) => {
    const asked = { ...answer, ...answered };
    if (made.current && dequal(made.current.asked, asked)) return made.current.flow;
    const flow = await publishedFlow(answer, answered, intl);
    made.current = { asked, flow };
    return flow;
  };
}
