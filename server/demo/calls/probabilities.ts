/** How callers and the people called behave: parts of one, at each position of a call. */
export const probabilities = {
  leavesAnnouncement: 0.015,
  leavesMenu: 0.025,
  pressesNothing: 0.09,
  pressesWrongKey: 0.015,
  leavesRinging: 0.035,
  /** Of each dial, whoever of its targets it is. */
  answers: 0.91,
  /** Of those who do not answer. */
  busy: 0.25,
  leavesGreeting: 0.12,
  saysNothing: 0.3,
};

/** Half of the talks are shorter than this, in seconds; a few are over twenty minutes. */
export const medianTalk = 150;
export const talkSpread = 0.9;
export const longestTalk = 3600;
