import { useStrings } from '../site/SiteProvider';

/** Fallback for a block that throws: a sentence instead of a blank page. */
export function Sorry() {
  const { loadFailed } = useStrings();
  return (
    <p className="wrap" role="alert">
      {loadFailed}
    </p>
  );
}
