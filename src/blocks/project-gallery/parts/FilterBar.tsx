import type { ProjectGroup } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import css from '../project-gallery.module.css';
import { ALL_PROJECTS, useFilter } from '../useFilter';

/** Radio buttons for one group or all, with a live region, since the result appears below. */
export function FilterBar({ groups }: { groups: readonly ProjectGroup[] }) {
  const strings = useStrings();
  const { choices, chosen, choose } = useFilter();
  const options = [{ value: ALL_PROJECTS, label: strings.allProjects }, ...groups];
  const total = groups.flatMap(({ projects }) => projects).length;
  const count = groups.find(({ value }) => value === chosen)?.projects.length ?? total;
  return (
    <div className={css.bar}>
      <fieldset ref={choices} data-early="project-gallery">
        <legend className="visually-hidden">{strings.filterProjects}</legend>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="radio"
              name="filter"
              value={value}
              defaultChecked={value === ALL_PROJECTS}
              className={css[`choice${index}`]}
              onChange={() => choose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">{chosen && fill(strings.projectsShown, { count, total })}</p>
    </div>
  );
}
