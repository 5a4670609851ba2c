import { Fragment } from 'react';
import { site } from '../../api/site.ts';
import { DEVICE_RECORDS } from '../../stores/deviceRecords.ts';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Legal.module.css';

/** Each subject that the page must name, with what this build really does. */
export default function Privacy() {
  return (
    <ReadingPage
      title="Privacy policy"
      lead={
        <p>
          Lowtide calculates on your device. It sets no cookies, loads nothing from third parties, and sends
          nothing you enter anywhere.
        </p>
      }
      overview={<p className={styles.version}>Version of 28 November 2026.</p>}
    >
      <ReadingSection title="Who is responsible">
        <p>
          Controller under the General Data Protection Regulation (GDPR): {site.company}, {site.address},{' '}
          {site.email}.
        </p>
      </ReadingSection>
      <ReadingSection title="What stays on your device">
        <p>To work offline and to remember what you did, the site keeps in your browser’s storage:</p>
        {Object.entries(DEVICE_RECORDS).map(([purpose, records]) => (
          <Fragment key={purpose}>
            <h3>{purpose}</h3>
            <ul>
              {Object.entries(records).map(([name, words]) => (
                <li key={name}>{words}</li>
              ))}
            </ul>
          </Fragment>
        ))}
        <p>
          None of it is sent to us. Your browser’s settings remove it: look for “site data” and this address.
          This storage is strictly necessary for what you ask the site to do, so it needs no consent banner.
        </p>
        <p>
          When you first keep something, the site asks your browser not to clear it by itself. Under “On this
          device”, below the details you give, you can save what you say and do as a file, and read it again
          on another device.
        </p>
        <p>
          An address you share, such as a link to a comparison, contains the regimes and the income it shows.
          Anyone you send it to can read them.
        </p>
      </ReadingSection>
      <ReadingSection title="Cookies">
        <p>The site sets no cookies, neither its own nor those of others.</p>
      </ReadingSection>
      <ReadingSection title="Server logs">
        <p>
          The site itself keeps no logs. The host that delivers its files may record, as every web server can,
          the time of a request, the address of the file, your IP address and the name of your browser, in
          order to deliver the files and to fend off attacks (Art. 6(1)(f) GDPR). The operator of this site
          names the host and how long it keeps such logs on request.
        </p>
      </ReadingSection>
      <ReadingSection title="Newsletter">
        <p>
          There is no newsletter. No e-mail addresses are collected, there is no double opt-in because there
          is nothing to subscribe to, and no e-mail with tracking pixels is sent.
        </p>
      </ReadingSection>
      <ReadingSection title="Web analytics">
        <p>
          No web analytics service is used. Nobody counts your visits, records your clicks or builds a profile
          of you.
        </p>
      </ReadingSection>
      <ReadingSection title="Social networks">
        <p>
          No widget of a social network is built in. Links to our profiles are plain links: a network learns
          of your visit only if you follow one.
        </p>
      </ReadingSection>
      <ReadingSection title="Payment provider">
        <p>The site sells nothing and includes no payment provider. Everything on it is free.</p>
      </ReadingSection>
      <ReadingSection title="If you write to us">
        <p>
          When you send an e-mail, we use your address and what you write to answer you (Art. 6(1)(b) and (f)
          GDPR), and delete the exchange once it is settled and no legal duty requires us to keep it.
        </p>
      </ReadingSection>
      <ReadingSection title="Your rights">
        <p>
          For personal data that we process, which is at most your e-mail and the host’s logs, you have the
          right of access, to rectification, to erasure, to restriction of processing, to data portability,
          and to object. A consent you gave can be withdrawn at any time. You can complain to a data
          protection authority, for example the one where you live.
        </p>
      </ReadingSection>
      <ReadingSection title="No automated decision-making">
        <p>
          There is no automated decision-making and no profiling within the meaning of Art. 22 GDPR. The
          rankings are arithmetic on figures you type, carried out in your browser, with no effect beyond your
          screen.
        </p>
      </ReadingSection>
    </ReadingPage>
  );
}
