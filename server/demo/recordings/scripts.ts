/** What is said in the recordings of a demo business. Its branches share them. */
export interface DemoScript {
  /** In turns; the caller begins after the business has answered. */
  conversation: readonly (readonly ['agent' | 'caller', string])[];
  message: string;
}

/** By the key of the account. `npm run demo:speak` turns them into sound files. */
export const demoScripts: Readonly<Record<string, DemoScript>> = {
  dental: {
    conversation: [
      ['agent', 'Fernleigh Dental, this is Maya. How can I help?'],
      ['caller', 'Hi, I chipped a tooth at lunch and it hurts when I drink something cold.'],
      ['agent', 'I’m sorry to hear that. Is it a front tooth or further back?'],
      ['caller', 'Right at the front. I have a wedding on Saturday.'],
      ['agent', 'Let’s get you in today, then. Doctor Osei has twenty past four free.'],
      ['caller', 'That’s perfect. How much will it cost?'],
      [
        'agent',
        'The consultation is ninety five dollars, and a small filling about two hundred more. We’ll tell you before we start.',
      ],
      ['caller', 'Fine. See you at twenty past four. Thank you so much.'],
    ],
    message:
      'Hello, it’s Priya Nair. I need to move my cleaning on Thursday. Any morning next week works for me. Thanks, bye.',
  },
  cars: {
    conversation: [
      ['agent', 'Coastline Motors, Ben speaking.'],
      ['caller', 'Hi Ben, I saw the white hybrid wagon on your website. Is it still for sale?'],
      ['agent', 'It is. It came in on Monday, one owner, with thirty one thousand kilometres.'],
      ['caller', 'Great. Could I take it for a drive this weekend?'],
      ['agent', 'Of course. Saturday at ten, or in the afternoon?'],
      ['caller', 'Ten is good. I have an old hatchback to trade in as well.'],
      ['agent', 'Bring it along and the service book, and we’ll value it while you’re driving.'],
      ['caller', 'Will do. See you on Saturday.'],
    ],
    message:
      'This is Tom Barker. The warning light is back on after yesterday’s service. Could somebody from the workshop call me, please?',
  },
  plumbing: {
    conversation: [
      ['agent', 'Ironbark Plumbing, emergency line.'],
      ['caller', 'Water is running through my kitchen ceiling! What should I do?'],
      ['agent', 'First, turn off the main tap. It’s usually next to the water meter at the front of the house.'],
      ['caller', 'Hang on. Yes, I can see it. It’s off now.'],
      ['agent', 'Well done. I have a plumber fifteen minutes away. What’s the address?'],
      ['caller', 'Twelve Banksia Street, the house with the green door.'],
      [
        'agent',
        'Sam is on the way. The call-out is one hundred and eighty dollars, and that includes the first half hour.',
      ],
      ['caller', 'That’s all right. Please hurry.'],
    ],
    message:
      'Hi, it’s Leanne from the café on Hunter Street. Our hot water is out again. We open at six, so please call me early.',
  },
  estate: {
    conversation: [
      ['agent', 'Kestrel and Vale, good morning. Grace speaking.'],
      ['caller', 'Good morning. I’d like to see the two bedroom unit near the park.'],
      ['agent', 'The next inspection is Wednesday at half past five. May I add your name?'],
      ['caller', 'Yes, it’s Daniel Wong. Do you know if pets are allowed?'],
      ['agent', 'A small dog is fine with the owners corporation. A cat, too.'],
      ['caller', 'Wonderful. And what do they expect for it?'],
      ['agent', 'The guide is six hundred and forty to six hundred and eighty thousand.'],
      ['caller', 'Thank you. I’ll see you on Wednesday.'],
    ],
    message:
      'Good afternoon, this is Helen Marsh, the tenant of unit nine. The gate doesn’t close any more. Please send somebody. Thank you.',
  },
  law: {
    conversation: [
      ['agent', 'Whitlock Legal, how may I direct your call?'],
      ['caller', 'I’ve bought a flat, and I need somebody to look at the contract before Friday.'],
      ['agent', 'We can do that. Is it your first purchase?'],
      ['caller', 'Yes, it is, and I have no idea what to watch out for.'],
      ['agent', 'Then half an hour with Miss Whitlock will help. The first meeting is free.'],
      ['caller', 'Could I come tomorrow after work?'],
      ['agent', 'A quarter to six is free. Please send us the contract by email tonight.'],
      ['caller', 'I will. Thanks for being so quick.'],
    ],
    message:
      'Hello, Marcus Doyle here, about my father’s will. I found the document that you asked for. Please call me back after three.',
  },
  windows: {
    conversation: [
      ['agent', 'Thornbury Windows, Sophie speaking.'],
      ['caller', 'Hello. There’s a draught from our bay window, and I’d like a quote for a new one.'],
      ['agent', 'Of course. Are they wooden frames at the moment?'],
      ['caller', 'Yes, from the nineteen thirties. We’d like to keep the look.'],
      ['agent', 'We make timber frames with double glazing that look just the same. Shall Alan come and measure up?'],
      ['caller', 'Please. Any day but Tuesday.'],
      ['agent', 'Monday between nine and eleven, then. The quote is free and good for sixty days.'],
      ['caller', 'Lovely. We’ll be in.'],
    ],
    message:
      'Hi, this is Joan Ackroyd. The fitters left a ladder in our garden. No hurry, but please pick it up before the weekend.',
  },
  solar: {
    conversation: [
      ['agent', 'Kauri Solar, kia ora, this is Aroha.'],
      ['caller', 'Kia ora. Our power bill has doubled, and I wonder if a battery would help.'],
      ['agent', 'It often does. Do you use most of your power in the evening?'],
      ['caller', 'We do, and we charge a car overnight.'],
      [
        'agent',
        'Then a battery of ten kilowatt hours would be about right. I can send you a plan with figures for your roof.',
      ],
      ['caller', 'That would be great. Does it work if the grid goes down?'],
      ['agent', 'Yes, it keeps your lights and the fridge running for about a day.'],
      ['caller', 'Good to know. I’ll look out for your email.'],
    ],
    message:
      'Hello, Rangi here from Petone. The app says that one of our panels has been off since Sunday. Can you have a look, please?',
  },
  bakery: {
    conversation: [
      ['agent', 'Mollymook Bakehouse, good morning!'],
      ['caller', 'Morning! I’d like to order a birthday cake for twenty people.'],
      ['agent', 'Lovely. When do you need it?'],
      ['caller', 'On Sunday at noon. Chocolate with raspberries, if you can.'],
      ['agent', 'We can. What should we write on it?'],
      ['caller', 'Happy seventieth, Nonna.'],
      ['agent', 'That’s sweet. It’s one hundred and ten dollars, ready from nine.'],
    ],
    message:
      'Hi, it’s the surf club. Could we have forty rolls more than usual on Saturday? Call me if that’s a problem. Cheers.',
  },
  physio: {
    conversation: [
      ['agent', 'Peninsula Physio, Nina speaking.'],
      ['caller', 'Hi. I twisted my knee at netball, and I can’t straighten it.'],
      ['agent', 'When did it happen, and is it swollen?'],
      ['caller', 'Last night. It’s twice the size of the other one.'],
      ['agent', 'Please keep it up and put ice on it. Josh can see you at one today.'],
      ['caller', 'Do I need a referral?'],
      ['agent', 'No, and you can claim from your health fund at the desk.'],
      ['caller', 'Thanks. I’ll be there at one.'],
    ],
    message:
      'Hello, this is Erin Fox. I can’t make it at four today, because the school has called. Please give my place to somebody else.',
  },
};
