import type { SendLink } from '../../../cart/sendLinks';
import { fill } from '../../../cart/fill';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';

/**
 * One mailto link per message, for companies without a chat. `isSecond` styles them as the fallback for a better way.
 */
export function ByMail({ parts, isSecond }: { parts: readonly SendLink[]; isSecond: boolean }) {
  const { ask, strings } = useSite();
  const look = isSecond ? 'outline' : 'primary';
  return (
    <>
      {parts.length > 1 && <p>{fill(strings.sendInParts, { parts: parts.length })}</p>}
      {parts.map(({ href }, index) => (
        <a key={href} className={buttonClass({ look, wide: true })} href={href}>
          {strings.contactByEmail + (parts.length > 1 ? ` (${index + 1}/${parts.length})` : '')}
        </a>
      ))}
      <p>
        <small>{fill(strings.goesToNumber, { number: addressOf(ask) })}</small>
      </p>
    </>
  );
}

/** 'mailto:sales@company.com?subject=…' */
const addressOf = (link: string) => link.slice('mailto:'.length).split('?')[0] ?? '';
