import cx from 'classnames';
import type { Project, ProjectGalleryBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import cell from '../../ui/grid/cell.module.css';
import { Picture } from '../../ui/picture/Picture';
import { areMixed } from '../../ui/picture/areMixed';
import { Section } from '../../ui/section/Section';
import { FilterBar } from './parts/FilterBar';
import css from './project-gallery.module.css';

/** Projects, filtered by group [P18] [P19]. */
export default function ProjectGallery(props: BlockProps<ProjectGalleryBlock>) {
  const { groups } = props;
  const isMixed = areMixed(groups.flatMap(({ projects }) => projects));
  return (
    <Section {...props} after={sectionActions(props)}>
      <div className={css.gallery}>
        {groups.length > 1 && <FilterBar groups={groups} />}
        <ul className={cx('on-sheet', css.projects, isMixed && css.mixed)}>
          {groups.flatMap(({ label, projects }, at) =>
            projects.map((project) => (
              <ProjectCard key={project.title} project={project} label={label} group={at + 1} />
            )),
          )}
        </ul>
      </div>
    </Section>
  );
}

function ProjectCard(props: { project: Project; label: string; group: number }) {
  const { title, location, description, image, stats } = props.project;
  return (
    // The style sheet selects a group's cards by its number.
    <li className={cx(cell.cell, css.project, css[`group${props.group}`])}>
      <Picture image={image} className={css.image} />
      <p className={css.place}>
        <span>{props.label}</span> <span>{location}</span>
      </p>
      <h3>{title}</h3>
      <p className={css.text}>{description}</p>
      {stats && (
        <ul className={css.stats}>
          {stats.map((stat) => (
            <li key={stat}>{stat}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
