import { createContext, type ReactNode } from 'react';

export interface CardFrame {
  /** The drag handle, before the title. */
  handle: ReactNode;
  /** Whether only the head is shown; the board stores it. */
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** What a board passes to the card in one of its places. Null outside a board and within a card. */
export const CardFrame = createContext<CardFrame | null>(null);
