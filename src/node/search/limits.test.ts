import { describe, expect, it, vi } from 'vitest';
import { limitRate, takeTurns, visitorOf } from './limits';

describe('the limit of a visitor', () => {
  it('fills up again', () => {
    let now = 0;
    const allow = limitRate(2, () => now);
    const allowed = () =>
      Array.from({ length: 100 }, () => allow('a')).filter((one) => !one).length;
    expect(allowed()).toBe(60);
    now += 5000;
    expect(allowed()).toBe(10);
  });

  it('is lifted by 0', () => {
    const allow = limitRate(0);
    expect(Array.from({ length: 1000 }, () => allow('a')).every((one) => !one)).toBe(true);
  });
});

describe('turns', () => {
  it('are taken by as many at once as the provider answers, the others in their order', async () => {
    const turns = takeTurns(2);
    const order: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2].map((n) =>
      turns.take(async () => {
        order.push(n);
        await new Promise<void>((resolve) => {
          ends[n] = resolve;
        });
        return n;
      }),
    );
    await vi.waitFor(() => expect(order).toEqual([0, 1]));
    ends[1]?.();
    await vi.waitFor(() => expect(order).toEqual([0, 1, 2]));
    ends[0]?.();
    ends[2]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2]);
  });
});

describe('a visitor', () => {
  const asked = (remoteAddress: string, forwarded?: string) =>
    visitorOf({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as Parameters<typeof visitorOf>[0]);

  it('is who the server before us has heard, whatever else is claimed', () => {
    expect(asked('127.0.0.1', '198.51.100.9, 192.0.2.1')).toBe('192.0.2.1');
  });

  it.each(['10.0.0.5', '172.31.0.1', '::ffff:192.168.1.4', 'fd00::1', '::1'])(
    'is heard of a server in a private network, too (%s)',
    (server) => expect(asked(server, '192.0.2.1')).toBe('192.0.2.1'),
  );

  it.each(['', 'fe80::1%eth0'])('is asked for no address that it has not (%j)', (server) => {
    expect(asked(server, '192.0.2.1')).not.toBe('192.0.2.1');
  });

  it('has one network of IPv6, whatever addresses there it asks from', () => {
    const network = asked('2001:db8:0:7::1');
    expect(asked('2001:db8:0:7:a:b:c:d')).toBe(network);
    expect(asked('2001:db8:0:8::1')).not.toBe(network);
    expect(asked('2001:db8::1')).not.toBe(network);
    expect(asked('::ffff:192.0.2.1')).not.toBe(asked('::ffff:192.0.2.2'));
  });

  it('cannot claim to be somebody else', () => {
    expect(asked('192.0.2.1', '198.51.100.9')).toBe('192.0.2.1');
    expect(asked('172.32.0.1', '198.51.100.9')).toBe('172.32.0.1');
  });
});
