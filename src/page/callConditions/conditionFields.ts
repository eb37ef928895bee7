import type { ConditionDraft } from './conditionDraft.ts';

export interface ConditionFieldsProps {
  draft: ConditionDraft;
  /** Null for those of all accounts that the user sees. */
  account: number | null;
  onChange: (change: Partial<ConditionDraft>) => void;
  errorAt: (field: keyof ConditionDraft) => string | undefined;
}
