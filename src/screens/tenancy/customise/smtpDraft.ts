import { SmtpSettings } from '#contract/tenancy/customise.contract.ts';

/** The form's values, with a numeric port. */
export const SmtpDraft = {
  safeParse(value: unknown) {
    const { port, ...rest } = value as { port: string | null };
    return SmtpSettings.safeParse({ ...rest, port: port === null ? undefined : Number(port) });
  },
};
