/** Lifetime of a password reset link in milliseconds from sending: one hour. */
export const resetLife = 3_600_000;

/** Lifetime of an email confirmation link: one day. */
export const confirmLife = 86_400_000;

/** Lifetime of an invitation: one week. */
export const inviteLife = 7 * 86_400_000;
