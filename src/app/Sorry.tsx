import { useStrings } from '../site/SiteProvider';

/** Fallback for a block that throws: a sentence instead of a blank page. The connection is not to blame. */
export function Sorry() {
  const { partFailed } = useStrings();
  return (
    <p className="wrap" role="alert">
      {partFailed}
    </p>
  );
}
