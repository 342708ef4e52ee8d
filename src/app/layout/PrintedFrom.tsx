import { useEffect, useRef } from 'react';
import { dateInWords } from '../../site/dateInWords';
import { useSite } from '../../site/SiteProvider';
import { decodeRaw } from '../navigation/decodeRaw';
import css from './layout.module.css';

/** The last line on paper: the company, the address of the page, and the date. Empty on screens. */
export function PrintedFrom() {
  const { site, local } = useSite();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const onPrint = () => {
      const company = site.legalName ?? site.name;
      const date = dateInWords(new Date(), site, local);
      // At once: React would write it after the browser has made its pages.
      if (line.current)
        line.current.textContent = [
          company,
          location.host + decodeRaw(location.pathname),
          date,
        ].join(' · ');
    };
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [site, local]);
  return <p ref={line} className={css.printed} />;
}
