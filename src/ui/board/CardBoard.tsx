import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { cardMessages as words } from '../layout/card.messages.ts';
import { CardFrame } from '../layout/CardFrame.ts';
import { visuallyHidden } from '../layout/visuallyHidden.css.ts';
import { board, grip, hold, place as placeClass } from './CardBoard.css.ts';
import { fitOrder } from './cardOrder.ts';
import { masonrySpan } from './masonrySpan.ts';
import { useCardDrag } from './useCardDrag.ts';

export interface BoardCard {
  id: string;
  title: string;
  /** Spans two columns where there are two. */
  wide?: boolean;
  /** A `Card` with the same title; it renders its own handle and button. */
  content: ReactNode;
}

interface CardBoardProps {
  label: string;
  cards: readonly BoardCard[];
  /** Ids in the user's order; unlisted cards come last. */
  order: readonly string[];
  onOrder: (order: string[]) => void;
  /** Ids of the cards reduced to their heads. */
  collapsed: readonly string[];
  onCollapse: (collapsed: string[]) => void;
}

/** Cards to reorder, by pointer or with arrow keys on their handles, and to collapse. The caller stores both. */
export function CardBoard({ label, cards, order: kept, onOrder, collapsed, onCollapse }: CardBoardProps) {
  const intl = useIntl();
  const [news, setNews] = useState('');
  const titleOf = (id: string) => cards.find((card) => card.id === id)?.title ?? '';
  const { order, held, handle } = useCardDrag(
    fitOrder(
      kept,
      cards.map(({ id }) => id),
    ),
    onOrder,
    (id, place) => setNews(intl.formatMessage(words.moved, { title: titleOf(id), place, count: cards.length })),
  );
  const shown = order.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  const frameOf = ({ id, title }: BoardCard): CardFrame => ({
    collapsed: collapsed.includes(id),
    onCollapse: (away) => onCollapse(away ? [...collapsed, id] : collapsed.filter((one) => one !== id)),
    handle: (
      <button
        type="button"
        className={grip}
        aria-label={intl.formatMessage(words.move, { title })}
        title={intl.formatMessage(words.move, { title })}
        {...handle(id)}
      >
        <Icon name="grip" />
      </button>
    ),
  });
  return (
    <>
      <div className={board} role="list" aria-label={label}>
        {shown.map((card) => (
          <div
            key={card.id}
            ref={masonrySpan}
            className={placeClass({ wide: card.wide ?? false })}
            role="listitem"
            data-card={card.id}
          >
            <div className={hold({ held: card.id === held })}>
              <CardFrame value={frameOf(card)}>{card.content}</CardFrame>
            </div>
          </div>
        ))}
      </div>
      <span className={visuallyHidden} role="status">
        {news}
      </span>
    </>
  );
}
