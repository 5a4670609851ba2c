import { Lighthouse } from '../../ui/drawings/drawings.tsx';
import { EmptyState, WaysOn } from '../../ui/EmptyState.tsx';

/** Any path that is not a route. */
export default function NotFound() {
  return (
    <div className="page">
      <EmptyState level={1} title="Page Not Found" drawing={<Lighthouse />} actions={<WaysOn />}>
        <p>There is nothing at this address. The link may be old or mistyped.</p>
      </EmptyState>
    </div>
  );
}
