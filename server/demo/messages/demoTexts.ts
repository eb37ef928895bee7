/** A conversation: minutes before now, who writes, and what. */
export type DemoThread = readonly (readonly [minutesAgo: number, from: 'them' | 'us', text: string])[];

/** Texts between patients of the demo’s dentist and its desk; the last ones have not been read. */
export const demoThreads: readonly DemoThread[] = [
  [
    [2 * 1440 + 60, 'them', 'Hi, can I move my check-up on Thursday to the afternoon?'],
    [2 * 1440 + 52, 'us', 'Of course. We have 2:30 pm or 4:15 pm on Thursday. Which suits you?'],
    [2 * 1440 + 47, 'them', '4:15 please'],
    [2 * 1440 + 45, 'us', 'Done: Thursday 4:15 pm with Dr Fernleigh. See you then!'],
  ],
  [
    [1440 + 200, 'them', 'Do you take Bupa?'],
    [1440 + 180, 'us', 'Yes, we’re a Bupa preferred provider. Check-ups and cleans have no gap.'],
    [1440 + 175, 'them', 'Great thanks'],
  ],
  [
    [300, 'them', 'My crown came off, is there anyone who can see me today?'],
    [291, 'us', 'Sorry to hear that! Keep the crown, and come at 5 pm today. Would that work?'],
    [280, 'them', 'Yes, thank you so much'],
  ],
  [[95, 'them', 'How much is whitening?']],
  [[40, 'them', 'Please stop texting me, I moved to Perth']],
  [[12, 'them', 'Running 10 minutes late for my 3 pm, sorry!']],
];

const names =
  'Ann Ben Chloe Dev Ella Finn Grace Hugo Isla Jack Kira Leo Mia Noah Olive Priya Quinn Ruby ' +
  'Sam Tara Uma Vic Will Xena Yusuf Zoe Alan Bea Carl Dana Eli Faye Gus Hana Ivan Jade';
export const demoFirstNames = names.split(' ');

export const demoCampaign = {
  name: 'Check-up reminders, spring',
  content: 'Hi {firstName}, your six-month check-up at Fernleigh Dental is due. Call us or reply to book.',
  optOutText: 'Reply STOP to opt out.',
};

export const demoDraft = {
  name: 'Summer whitening offer',
  content: 'Hi {firstName}, whitening is 20% off until 31 January. Reply YES and we’ll call you.',
  optOutText: 'Reply STOP to opt out.',
};
