import type { z } from 'zod';
import type { FormState } from '../../../ui/form/useForm.ts';
import type { draftOf, RuleDraft } from './ruleDraft.ts';

export interface RuleFieldsProps {
  form: FormState<RuleDraft, z.output<ReturnType<typeof draftOf>>>;
}
