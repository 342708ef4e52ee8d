import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { pageName } from '../language/spokenNames';
import { pageOf, formOf } from './forms';
import type { Lead } from './references';
import { sectionName } from './sections';
import { nameAt } from './stepName';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { useStudio } from './studio';

/** The places that lead to a page, in words: 'Home: Hero: Boats Built to Work'. */
export function Leads({ leads }: { leads: readonly Lead[] }) {
  const { session } = useStudio();
  const root = session.root.peek();
  const words = leads.map(({ pointer }) => {
    const page = pageOf(pointer);
    const where =
      page === undefined
        ? sectionName(session.schema, stepsOf(pointer)[0] ?? '')
        : pageName(valueAt(root, ['pages', page]));
    const form = formOf(session.schema, root, pointer);
    const isPart = stepsOf(form).length > 2;
    return isPart ? `${where} › ${nameAt(session.schema, root, form)}` : where;
  });
  return (
    <ul className={controls['rows']} aria-label={WORDS.leadHere}>
      {[...new Set(words)].map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
