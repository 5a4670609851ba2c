import { ButtonLink } from '../../ui/Button.tsx';
import { Lighthouse } from '../../ui/drawings/Lighthouse.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Any path that is not a route. */
export default function NotFound() {
  return (
    <div className="page">
      <EmptyState
        level={1}
        title="Page Not Found"
        drawing={<Lighthouse />}
        actions={
          <>
            <ButtonLink href="/countries">View All Countries</ButtonLink>
            <ButtonLink href="/compare" variant="quiet">
              Compare tax regimes
            </ButtonLink>
            <ButtonLink href="/" variant="quiet">
              Go to the home page
            </ButtonLink>
          </>
        }
      >
        <p>There is nothing at this address. The link may be old or mistyped.</p>
      </EmptyState>
    </div>
  );
}
