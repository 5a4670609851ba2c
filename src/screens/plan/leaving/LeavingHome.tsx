import { loadLeaving } from 'virtual:lowtide/leaving';
import { Link } from 'wouter';
import { LEAVING_PAGES, withArticle } from '../../../catalogue/leavingPages.ts';
import { useTieAnswers } from '../../../stores/tieAnswers.ts';
import { TieQuestions } from '../../../ui/leaving/TieQuestions.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../Plan.module.css';
import { useLoaded } from '../useLoaded.ts';
import { useMove } from '../useMove.ts';

const load = (id: string) => loadLeaving[id]?.().then(({ leaving }) => leaving);

/** Which ties to the home country end, and where the rest is written. */
export default function LeavingHome() {
  const { home, destination } = useMove();
  const leaving = useLoaded(home?.id ?? null, load);
  const { answers, answer, clear } = useTieAnswers(home?.id ?? '');
  if (!home) {
    return (
      <>
        <p>
          Say in “Your situation” where you pay tax today, and this part asks about the ties that its law
          looks at.
        </p>
        <ul className={styles.links}>
          {LEAVING_PAGES.map(({ path, name }) => (
            <li key={path}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (leaving === undefined) return <Skeleton className={styles.waiting} />;
  if (leaving === null)
    return <p>There is no page about leaving {withArticle(home.name)} yet: ask an adviser there.</p>;
  const agreement = destination ? leaving.agreements[destination.country.slug] : undefined;
  const page = LEAVING_PAGES.find(({ name }) => name === home.name);
  return (
    <>
      <TieQuestions ties={leaving.ties} answers={answers} onAnswer={answer} onClear={clear} />
      {destination && agreement ? (
        <p>
          {`${home.name} and ${destination.country.name}: `}
          {agreement.taxTreaty ? 'there is a tax treaty' : 'there is no tax treaty'}
          {agreement.socialSecurity
            ? ', and an agreement on social security.'
            : ', and no agreement on social security.'}
          {agreement.note ? ` ${agreement.note}.` : ''}
        </p>
      ) : null}
      {page ? (
        <p>
          <Link
            href={page.path}
          >{`Exit tax, what stays taxable, clients and insurance: leaving ${withArticle(home.name)}`}</Link>
        </p>
      ) : null}
    </>
  );
}
