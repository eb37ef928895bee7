import { useIntl } from 'react-intl';
import { Boundary } from '../../../page/errors/Boundary.tsx';
import { usePreferences } from './usePreferences.ts';
import { type BoardCard, CardBoard } from '../../../ui/board/CardBoard.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { halves } from './Dashboard.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';

/** The dashboard's cards in the user's order. A crashed card does not affect the others. */
export function Cards({ cards }: { cards: readonly BoardCard[] }) {
  const intl = useIntl();
  const { preferences, error, change } = usePreferences();
  // Rendering before the order is known would make cards jump.
  if (!preferences && !error)
    return (
      <div className={halves} aria-busy="true">
        <Skeleton height="460px" />
        <Skeleton height="460px" />
      </div>
    );
  return (
    <CardBoard
      label={intl.formatMessage(words.cards)}
      cards={cards.map((card) => ({ ...card, content: <Boundary>{card.content}</Boundary> }))}
      order={preferences?.dashboardOrder ?? []}
      onOrder={(dashboardOrder) => change({ dashboardOrder })}
      collapsed={preferences?.dashboardCollapsed ?? []}
      onCollapse={(dashboardCollapsed) => change({ dashboardCollapsed })}
    />
  );
}
