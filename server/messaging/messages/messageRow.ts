import type { messages } from '../../kernel/db/schema/messages.ts';

export type MessageRow = typeof messages.$inferSelect;
