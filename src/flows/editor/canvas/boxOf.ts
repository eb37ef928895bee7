import type { CardNode } from '../card/card.ts';
import type { Box } from './router.ts';

export const boxOf = ({ id, position, width = 0, height = 0 }: CardNode): Box => ({ id, ...position, width, height });
