import cx from 'classnames';
import type { Branch, FooterColumn } from '../../generated/types';
import { addressOf } from '../../site/addressOf';
import { SiteLink } from '../../site/SiteLink';
import { useSite } from '../../site/SiteProvider';
import { PhoneLink } from '../../ui/contact/PhoneLink';
import css from './footer.module.css';
import { Year } from './Year';

function Office({ branch }: { branch: Branch }) {
  const { local } = useSite();
  return (
    <address className={css.office}>
      {branch.role && <p className={css.role}>{branch.role}</p>}
      <p>{addressOf(branch, local)}</p>
      <ul>
        {branch.phones
          .filter((phone) => phone.footer)
          .map(({ number }) => (
            <li key={number}>
              <PhoneLink number={number} />
            </li>
          ))}
        <li>
          <a href={`mailto:${branch.email}`}>{branch.email}</a>
        </li>
      </ul>
    </address>
  );
}

function Column({ column }: { column: FooterColumn }) {
  const { branch } = column;
  return (
    <section>
      <h2>{column.title}</h2>
      {branch ? (
        <Office branch={branch} />
      ) : (
        <ul>
          {column.links?.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href}>{link.label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The footer of every page: link columns, offices, social networks, copyright [F2]. */
export function Footer() {
  const { site, footer, social, strings } = useSite();
  return (
    <footer className={css.footer}>
      <div className={cx('wrap', css.columns)}>
        {footer.columns.map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </div>
      <div className={cx('wrap', css.end)}>
        <p>
          {footer.tagline && (
            <>
              <span>{footer.tagline}</span>
              <br />
            </>
          )}
          <span>
            © <Year /> {footer.copyright ?? site.legalName ?? site.name}
          </span>
        </p>
        {social.length > 0 && (
          <nav aria-label={strings.followUs}>
            <ul>
              {social.map((network) => (
                <li key={network.name}>
                  <SiteLink href={network.href}>{network.name}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
