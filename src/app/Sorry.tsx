import { useStrings } from '../site/SiteProvider';

/** Stands where something could not be drawn, so that nobody looks at a white page: a sentence. */
export function Sorry() {
  const { loadFailed } = useStrings();
  return (
    <p className="wrap" role="alert">
      {loadFailed}
    </p>
  );
}
