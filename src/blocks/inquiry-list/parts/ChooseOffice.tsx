import { useStrings } from '../../../site/SiteProvider';
import type { OfficeChoice } from '../useOffice';
import css from '../choose-office.module.css';

/** Radio buttons for the offices that the list can be sent to. */
export function ChooseOffice({ choice: { office, offices, choose } }: { choice: OfficeChoice }) {
  const { chooseOffice } = useStrings();
  return (
    <fieldset className={css.offices}>
      <legend>{chooseOffice}</legend>
      {offices.map((one) => (
        <label key={one.number}>
          <input type="radio" name="office" checked={one === office} onChange={() => choose(one)} />
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}
