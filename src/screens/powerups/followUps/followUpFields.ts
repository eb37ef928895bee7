import type { z } from 'zod';
import type { FormState } from '../../../ui/form/useForm.ts';
import type { FollowUpDraft, FollowUpForm } from './followUpDraft.ts';

export interface FollowUpFieldsProps {
  form: FormState<FollowUpDraft, z.output<typeof FollowUpForm>>;
  account: number;
}
