import { DESTINATIONS } from '../../catalogue/places.ts';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';

/** The four sections of the terms. */
export default function Terms() {
  return (
    <ReadingPage
      title="Terms"
      lead={<p>What Lowtide is, what it is not, and how far you can rely on its figures.</p>}
    >
      <ReadingSection title="General disclaimer">
        <p>
          Lowtide is a free calculator and guide for people who work for themselves. It compares the tax
          regimes of {DESTINATIONS.length} countries with a model of each regime, and the figures are
          directional: they show the size of a tax bill and the order of the options, not the sum on your
          assessment.
        </p>
        <p>
          Until you say more, the model looks at one single person without children whose income is a yearly
          business profit. Taxes on wealth and inheritance are outside of it; treaties and the rules of the
          country you leave are in it only as far as an answer names them.
        </p>
      </ReadingSection>
      <ReadingSection title="No tax or legal advice">
        <p>
          Nothing here is tax, legal, immigration or investment advice, and using the site makes no one your
          adviser. A regime that looks cheap may be closed to you because of your citizenship, your clients,
          your profession or the way your company is run.
        </p>
        <p>
          Before you register, move or deregister anywhere, have your own case checked by a professional who
          is licensed in the country you leave and in the country you choose.
        </p>
      </ReadingSection>
      <ReadingSection title="No liability">
        <p>
          The site is provided as it is. To the extent the law allows, its operator is not liable for losses
          that follow from using it, from relying on its figures, or from it being unavailable. Liability for
          intent and gross negligence, for injury to life, body or health, and under mandatory consumer or
          product liability law is not limited.
        </p>
        <p>
          Links lead to the sites of authorities, advisers and publishers. What stands there is their
          responsibility; we check a link when we review the figure that rests on it.
        </p>
      </ReadingSection>
      <ReadingSection title="Information accuracy">
        <p>
          Each country page names its tax year, the day its figures were last reviewed, and the sources behind
          them. Tax law changes, often at the turn of the year and sometimes during it, and exchange rates
          move every day, so a figure can be out of date between two reviews.
        </p>
        <p>
          If you find a figure that no longer holds, please write to us with the source. Corrections are made
          in the open, in one data file per country.
        </p>
      </ReadingSection>
    </ReadingPage>
  );
}
