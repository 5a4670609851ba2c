/** The residency tutorial: four steps, each with its explanation and a checklist. */

interface ChecklistItem {
  /** Kept on the device when ticked; never reuse an id for another task. */
  readonly id: string;
  readonly text: string;
}

export interface TutorialStep {
  readonly id: string;
  readonly title: string;
  /** `**bold**` markup. */
  readonly paragraphs: readonly string[];
  readonly checklist: readonly ChecklistItem[];
}

export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  {
    id: 'find',
    title: 'Find the right country',
    paragraphs: [
      'Start with your numbers, not with a map. Take last year’s profit, subtract one-offs, and see what you keep under each scheme at that income. A great rate at $40,000 can be an ordinary one at $120,000.',
      'Then read the conditions. Many low rates are meant for newcomers, for clients abroad, or for turnover below a limit. Ask three questions of every scheme: **may I use it** with my citizenship and profession, **how long** does it last, and **what happens afterwards**. The best offers often end: Costa Rica’s nomad stay after two years, Montenegro’s permit after four. Say how long you will stay, and the rankings count every year.',
      'Last, weigh the life around the tax: rent, healthcare, a flight home, a language you can do paperwork in. Spend at least a month in the place before you decide, outside the best season.',
    ],
    checklist: [
      { id: 'find-income', text: 'Write down your expected yearly profit and how sure it is' },
      { id: 'find-compare', text: 'Compare at least three schemes with what you keep today' },
      {
        id: 'find-conditions',
        text: 'Check that your favourite allows your citizenship, profession, clients and turnover',
      },
      { id: 'find-visit', text: 'Visit for a few weeks and test internet, housing and healthcare' },
      {
        id: 'find-adviser',
        text: 'Pay a local adviser for one hour on your own case, and keep the answer in writing',
      },
    ],
  },
  {
    id: 'residency',
    title: 'Get new residency',
    paragraphs: [
      'There are two residencies, and you need both. The **right to live there** comes from a visa, a permit or, inside the EU, from a registration. **Tax residency** comes from what you then do. In most countries it takes **183 days** in a year, in Paraguay **120 days**. Sometimes fewer are enough. The list is below.',
      'Count days from the start. Some countries count the calendar year and others any twelve months; most count the days of arrival and departure. Keep boarding passes, a lease and local bills, because it is you who has to show where you were.',
      'Once you are resident, collect the papers that prove it: a tax number, the registration of your business, and a **tax residency certificate** for the year. The old country, your bank and your clients will ask for that certificate, not for your residence card.',
    ],
    checklist: [
      { id: 'residency-permit', text: 'Choose the visa, permit or registration and gather its documents' },
      { id: 'residency-home', text: 'Sign a lease or buy a home, and register the address' },
      {
        id: 'residency-tax-number',
        text: 'Get a tax number and register your activity under the scheme you chose',
      },
      { id: 'residency-insurance', text: 'Arrange health insurance from the first day' },
      { id: 'residency-days', text: 'Keep a day count with evidence for every border you cross' },
      {
        id: 'residency-certificate',
        text: 'Apply for the tax residency certificate as soon as the rules allow',
      },
    ],
  },
  {
    id: 'stop',
    title: 'Stop the current tax residency',
    paragraphs: [
      'A new residency does not end the old one. The country you leave taxes your world income until its own conditions are no longer met: days spent, a home at your disposal, where your partner and children live, sometimes citizenship. Citizens of the **United States** stay taxable wherever they live and need a different plan.',
      '**Deregister** on paper. Depending on the country, you leave the population register, file a departure return, close the trade registration and VAT number, and tell social security and health insurance. Ask for a written confirmation of each; years later it is the only proof.',
      'Check for an **exit tax** before you go. Several countries tax what your company shares have gained, as if you sold them on the day you leave. Some also tax gains in other assets or pensions. Inside the EU it can often be paid in instalments; selling or restructuring first may cost less. If you own a company, this is where advice pays for itself.',
      'If both countries claim you, a **double taxation treaty** decides in a fixed order: where you have a home, where your life is centred, where you usually stay, and your nationality. Without one, both may tax the same income. Check before you choose, and keep **one** home, in the new country: then the first test gives the answer.',
    ],
    checklist: [
      { id: 'stop-rules', text: 'Read what ends tax residency in your country, and from which date' },
      { id: 'stop-exit-tax', text: 'Have exit tax on shares, assets and pensions worked out before leaving' },
      { id: 'stop-treaty', text: 'Check the treaty between both countries and its tie-breaker order' },
      { id: 'stop-home', text: 'Give up the old home, or rent it out on a long lease to someone else' },
      { id: 'stop-register', text: 'Deregister your address and keep the certificate' },
      {
        id: 'stop-business',
        text: 'Close or move trade registration, VAT number, social security and insurance',
      },
      { id: 'stop-return', text: 'File the departure return and note when the last assessment is due' },
    ],
  },
  {
    id: 'move',
    title: 'Move',
    paragraphs: [
      'Pick the date with care. Leaving and arriving around the turn of the tax year keeps both years simple; a move in July can split a year or make you resident twice. Invoices, dividends and bonuses usually belong to the country where you are resident on the day they are paid, so decide what should be paid before and what after.',
      'From that day on, live where you said you would. Work, bank, drive and see the doctor there. Go back to the country you left as little as you can. Many countries tax you again after about half a year, some after a few weeks, and some for keeping a home: see “Leaving home”. Tell banks, brokers and payment services your new tax residency, because they report your accounts to the country you name.',
      'In the first year, file on time even when nothing is due, and read the assessment when it comes. After that, look at your figures once a year: limits, rates and your own income change, and this year’s best scheme may not be next year’s.',
    ],
    checklist: [
      { id: 'move-date', text: 'Set a moving date that suits both tax years and your unpaid invoices' },
      {
        id: 'move-banks',
        text: 'Give banks, brokers, payment services and clients your new address and tax number',
      },
      { id: 'move-centre', text: 'Move the centre of your life: family, doctor, car, memberships' },
      {
        id: 'move-old-country',
        text: 'Limit stays in the old country, and keep counting days there as well',
      },
      { id: 'move-first-return', text: 'File the first return in the new country and keep the assessment' },
      { id: 'move-review', text: 'Compare schemes again once a year' },
    ],
  },
];
