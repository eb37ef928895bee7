/** How callers and destinations behave at each position of a call, as fractions of one. */
export const probabilities = {
  leavesAnnouncement: 0.015,
  leavesMenu: 0.025,
  pressesNothing: 0.09,
  pressesWrongKey: 0.015,
  leavesRinging: 0.035,
  /** Per dial, regardless of which target. */
  answers: 0.91,
  /** Of those that are not answered. */
  busy: 0.25,
  leavesGreeting: 0.12,
  saysNothing: 0.3,
};

/** Half of all talks are shorter than this, in seconds; a few exceed twenty minutes. */
export const medianTalk = 150;
export const talkSpread = 0.9;
export const longestTalk = 3600;
