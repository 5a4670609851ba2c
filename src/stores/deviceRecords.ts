/**
 * Everything that the site keeps on the device: what for, and by the name it is kept under, in the words of the privacy
 * page. A record that is not named here fails a test.
 */
export const DEVICE_RECORDS = {
  'What you say and do': {
    situation:
      'What you say about yourself: income, costs, citizenship, where you pay tax today, how you work, when you would move and for how long.',
    skipped: 'Which questions you left out, so that you are not asked again.',
    comparison: 'The regimes that you compare, so that you can resume it.',
    'recent-comparisons': 'The last five comparisons that you put together, so that you find them again.',
    checklist: 'The steps that you ticked off in the tutorial.',
    leaving: 'Which ties to the country you leave you say you keep, in the pages about leaving.',
    plan: 'The regime that you plan your move for, the dates and papers that you ticked off, the days of the dates that you saved, and the lines of your monthly budget.',
    stays: 'Your stays by country and day, past and planned, as you entered them in your move.',
    'seen-release':
      'The month of the figures that you saw last, so that the site can say what has moved since.',
    'lowtide-preferences': 'Your setting: the colour theme.',
  },
  'What the site needs': {
    'lowtide-profile':
      'That you have said something about yourself, so that a page shows no figure of somebody else while it reads what you said.',
    'lowtide-start':
      'What the installed app showed when it was opened last, so that it is there at once the next time.',
    'lowtide-settings':
      'Whether all of the site or only its core is saved for use without a network, and whether your connection was metered.',
    precache:
      'The pages, figures, pictures and open-data files of the site itself, so that they open without a network.',
    'lowtide.api': 'A switch for developers, which is there only if you set it yourself.',
  },
  'In one tab, until you close it': {
    'lowtide-own-figures':
      'Whether the figures in the address are yours or came with a link, so that a reload does not mix them up.',
    'lowtide-memory-notice': 'That you have seen the notice about blocked storage.',
    'lowtide-recovered-at': 'When the page last reloaded itself after an update.',
    'lowtide-renewals':
      'How often the page has fetched its own code anew because what was kept of it was wrong.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
