import { defineMessages } from 'react-intl';

/** The gallery of templates, and the names and prompts of their steps. */
export const templateMessages = {
  ...defineMessages({
    intro: {
      id: 'flow.template.intro',
      defaultMessage:
        'What you still have to fill in is marked as a problem. A template replaces the draft; you can undo this.',
    },
    undo: { id: 'flow.template.undo', defaultMessage: 'start from a template' },
    done: { id: 'flow.template.done', defaultMessage: 'Template added' },
    frontDesk: { id: 'flow.template.frontDesk', defaultMessage: 'Front desk' },
    frontDeskAbout: {
      id: 'flow.template.frontDeskAbout',
      defaultMessage: 'Rings the front desk during opening hours and takes messages otherwise.',
    },
    afterHours: { id: 'flow.template.afterHours', defaultMessage: 'On call after hours' },
    afterHoursAbout: {
      id: 'flow.template.afterHoursAbout',
      defaultMessage: 'The team by day; by night whoever is on call, who presses 1 to take the call.',
    },
    departments: { id: 'flow.template.departments', defaultMessage: 'Departments' },
    departmentsAbout: {
      id: 'flow.template.departmentsAbout',
      defaultMessage: 'A menu for sales and support, each with its own people.',
    },
    languages: { id: 'flow.template.languages', defaultMessage: 'Two languages' },
    languagesAbout: {
      id: 'flow.template.languagesAbout',
      defaultMessage: 'Callers choose English or Spanish and are answered in it.',
    },
    regions: { id: 'flow.template.regions', defaultMessage: 'Sales by region' },
    regionsAbout: {
      id: 'flow.template.regionsAbout',
      defaultMessage: 'Callers reach the sales team of their region, by where they call from.',
    },
    franchise: { id: 'flow.template.franchise', defaultMessage: 'Franchise by postcode' },
    franchiseAbout: {
      id: 'flow.template.franchiseAbout',
      defaultMessage: 'Callers enter their postcode and reach the nearest branch.',
    },
    queue: { id: 'flow.template.queue', defaultMessage: 'Support with fallback' },
    queueAbout: {
      id: 'flow.template.queueAbout',
      defaultMessage: 'Shares calls among agents, then tries a manager, then takes a message.',
    },
    textBack: { id: 'flow.template.textBack', defaultMessage: 'Text back missed calls' },
    textBackAbout: {
      id: 'flow.template.textBackAbout',
      defaultMessage: 'When nobody answers, mobile callers get a text and can leave a message.',
    },
    returning: { id: 'flow.template.returning', defaultMessage: 'New and returning callers' },
    returningAbout: {
      id: 'flow.template.returningAbout',
      defaultMessage: 'First-time callers reach sales; everyone else reaches the person who looks after them.',
    },
    twoTeams: { id: 'flow.template.twoTeams', defaultMessage: 'Share between two teams' },
    twoTeamsAbout: {
      id: 'flow.template.twoTeamsAbout',
      defaultMessage: 'Half of the callers go to each team, and always to the same one.',
    },
    campaign: { id: 'flow.template.campaign', defaultMessage: 'Advertised number' },
    campaignAbout: {
      id: 'flow.template.campaignAbout',
      defaultMessage: 'Records calls after an announcement and tells your people that an ad brought the caller.',
    },
    emergency: { id: 'flow.template.emergency', defaultMessage: 'Emergency line' },
    emergencyAbout: {
      id: 'flow.template.emergencyAbout',
      defaultMessage:
        'After hours, callers with an emergency reach people one after the other; others leave a message.',
    },
    hours: { id: 'flow.template.hours', defaultMessage: 'Opening hours' },
    open: { id: 'flow.template.open', defaultMessage: 'Open' },
    desk: { id: 'flow.template.desk', defaultMessage: 'Ring the front desk' },
    team: { id: 'flow.template.team', defaultMessage: 'Ring the team' },
    onCall: { id: 'flow.template.onCall', defaultMessage: 'Ring whoever is on call' },
    salesRing: { id: 'flow.template.salesRing', defaultMessage: 'Ring sales' },
    supportRing: { id: 'flow.template.supportRing', defaultMessage: 'Ring support' },
    manager: { id: 'flow.template.manager', defaultMessage: 'Ring the manager' },
    accountManager: { id: 'flow.template.accountManager', defaultMessage: 'Ring their contact' },
    agents: { id: 'flow.template.agents', defaultMessage: 'Share among agents' },
    menu: { id: 'flow.template.menu', defaultMessage: 'Menu' },
    sales: { id: 'flow.template.sales', defaultMessage: 'Sales' },
    support: { id: 'flow.template.support', defaultMessage: 'Support' },
    departmentsPrompt: {
      id: 'flow.template.departmentsPrompt',
      defaultMessage: 'For sales, press 1. For support, press 2.',
    },
    language: { id: 'flow.template.language', defaultMessage: 'Language' },
    languagePrompt: {
      id: 'flow.template.languagePrompt',
      defaultMessage: 'For English, press 1. For Spanish, press 2.',
    },
    firstLanguage: { id: 'flow.template.firstLanguage', defaultMessage: 'English' },
    secondLanguage: { id: 'flow.template.secondLanguage', defaultMessage: 'Spanish' },
    firstTeam: { id: 'flow.template.firstTeam', defaultMessage: 'Ring English speakers' },
    secondTeam: { id: 'flow.template.secondTeam', defaultMessage: 'Ring Spanish speakers' },
    secondMessage: { id: 'flow.template.secondMessage', defaultMessage: 'Take a message in Spanish' },
    secondGreeting: {
      id: 'flow.template.secondGreeting',
      defaultMessage:
        'En este momento no podemos atender su llamada. Deje su nombre, su número y un mensaje breve, y le llamaremos.',
    },
    welcome: { id: 'flow.template.welcome', defaultMessage: 'Welcome' },
    welcomeText: {
      id: 'flow.template.welcomeText',
      defaultMessage: 'Thank you for calling. Please hold while we find someone to help you.',
    },
    message: { id: 'flow.template.message', defaultMessage: 'Take a message' },
    busyGreeting: {
      id: 'flow.template.busyGreeting',
      defaultMessage:
        'We can’t take your call right now. Please leave your name, your number and a short message, and we will call you back.',
    },
    closedMessage: { id: 'flow.template.closedMessage', defaultMessage: 'Closed: take a message' },
    closedGreeting: {
      id: 'flow.template.closedGreeting',
      defaultMessage:
        'Thank you for calling. We are closed at the moment. Please leave a message, and we will call you back when we are open.',
    },
    where: { id: 'flow.template.where', defaultMessage: 'Where callers are' },
    regionOne: { id: 'flow.template.regionOne', defaultMessage: 'First region' },
    regionTwo: { id: 'flow.template.regionTwo', defaultMessage: 'Second region' },
    regionOneRing: { id: 'flow.template.regionOneRing', defaultMessage: 'Ring the first region' },
    regionTwoRing: { id: 'flow.template.regionTwoRing', defaultMessage: 'Ring the second region' },
    elsewhereRing: { id: 'flow.template.elsewhereRing', defaultMessage: 'Ring the head office' },
    nearest: { id: 'flow.template.nearest', defaultMessage: 'Nearest branch' },
    postcodePrompt: {
      id: 'flow.template.postcodePrompt',
      defaultMessage: 'Please enter your ZIP code, so that we can connect you with the nearest branch.',
    },
    bye: { id: 'flow.template.bye', defaultMessage: 'Hang up' },
    textStep: { id: 'flow.template.textStep', defaultMessage: 'Text the caller' },
    who: { id: 'flow.template.who', defaultMessage: 'Who calls' },
    newCallers: { id: 'flow.template.newCallers', defaultMessage: 'New callers' },
    teams: { id: 'flow.template.teams', defaultMessage: 'Two teams' },
    teamA: { id: 'flow.template.teamA', defaultMessage: 'Team A' },
    teamB: { id: 'flow.template.teamB', defaultMessage: 'Team B' },
    teamARing: { id: 'flow.template.teamARing', defaultMessage: 'Ring team A' },
    teamBRing: { id: 'flow.template.teamBRing', defaultMessage: 'Ring team B' },
    consent: { id: 'flow.template.consent', defaultMessage: 'This call may be recorded.' },
    adWhisper: { id: 'flow.template.adWhisper', defaultMessage: 'This caller saw your ad.' },
    adRing: { id: 'flow.template.adRing', defaultMessage: 'Ring with a whisper' },
    emergencyMenu: { id: 'flow.template.emergencyMenu', defaultMessage: 'Is it an emergency?' },
    emergencyPrompt: {
      id: 'flow.template.emergencyPrompt',
      defaultMessage: 'If this is an emergency, press 1. To leave a message, press 2.',
    },
    emergencyKey: { id: 'flow.template.emergencyKey', defaultMessage: 'Emergency' },
    messageKey: { id: 'flow.template.messageKey', defaultMessage: 'Message' },
  }),
  ...defineMessages<{ textText: { number: string } }>({
    textText: {
      id: 'flow.template.textText',
      defaultMessage: 'Sorry that we missed your call. Reply here, or call us again on {number}.',
    },
  }),
};
