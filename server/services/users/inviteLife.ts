/** For how long an invitation can be accepted once its mail has left, in milliseconds. */
export const inviteLife = 7 * 24 * 3_600_000;
