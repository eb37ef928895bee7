/** For how long the link of a mail sets a new password, in milliseconds from its sending: an hour. */
export const resetLife = 3_600_000;

/** For how long the link of a mail confirms an address: a day. */
export const confirmLife = 86_400_000;

/** For how long an invitation can be accepted: a week. */
export const inviteLife = 7 * 86_400_000;
