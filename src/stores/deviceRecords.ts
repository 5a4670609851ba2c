/**
 * Everything that the site keeps on the device, by the name it is kept under, in the words of the privacy page. A record
 * that is not named here fails a test.
 */
export const DEVICE_RECORDS: Readonly<Record<string, string>> = {
  situation:
    'what you say about yourself: income, costs, citizenship, where you pay tax today, how you work, when you would move and for how long;',
  comparison: 'the regimes that you compare and the income of the comparison, so that you can resume it;',
  'recent-comparisons': 'the last five comparisons that you put together, so that you find them again;',
  checklist: 'the steps that you ticked off in the tutorial;',
  leaving: 'which ties to the country you leave you say you keep, in the pages about leaving;',
  plan: 'the regime that you plan your move for, the dates that you ticked off, and the lines of your monthly budget;',
  stays: 'your stays by country and day, past and planned, as you entered them in your move;',
  'seen-release':
    'the month of the figures that you saw last, so that the site can say what has moved since;',
  'lowtide-preferences': 'your setting: the colour theme;',
  'lowtide-settings':
    'whether all of the site or only its core is saved for use without a network, and whether your connection was metered;',
  precache:
    'the pages, figures, pictures and open-data files of the site itself, so that they open without a network;',
  'lowtide-own-figures':
    'in one tab, until you close it: which figures of an address are your own, so that a reload does not take them for another person’s;',
  'lowtide-memory-notice':
    'in one tab, until you close it: that you have seen the notice about blocked storage;',
  'lowtide-recovered-at':
    'in one tab, until you close it: when the page last loaded itself anew after an update;',
  'lowtide.api': 'a switch for developers, which is there only if you set it yourself.',
};
