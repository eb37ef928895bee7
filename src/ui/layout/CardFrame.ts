import { createContext, type ReactNode } from 'react';

export interface CardFrame {
  /** What the card is moved by, before its title. */
  handle: ReactNode;
  /** Whether only the head is shown; kept by the board, which is told of a change. */
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** What the board gives to the card that stands in one of its places. Null outside of a board and within a card. */
export const CardFrame = createContext<CardFrame | null>(null);
