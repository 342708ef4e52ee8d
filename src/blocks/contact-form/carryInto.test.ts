import { describe, expect, it } from 'vitest';
import { carryInto } from './carryInto';

describe('a list that is brought along', () => {
  it('is the message where nothing was written', () => {
    expect(carryInto('', '', '• Pump')).toBe('• Pump');
  });

  it('stands below what was written', () => {
    expect(carryInto('For the north site', '', '• Pump')).toBe('For the north site\n\n• Pump');
  });

  it('comes once, however often it is brought', () => {
    expect(carryInto('Hello\n\n• Pump\n\nThanks', '• Pump', '• Pump')).toBe(
      'Hello\n\n• Pump\n\nThanks',
    );
  });

  it('takes the place of an older one, and leaves what stands around it', () => {
    expect(carryInto('Hello\n\n• Pump\n\nThanks', '• Pump', '• Fan $&')).toBe(
      'Hello\n\n• Fan $&\n\nThanks',
    );
  });

  it('stands below an older one that was changed by hand', () => {
    expect(carryInto('• Pumps, blue', '• Pump ', '• Fan')).toBe('• Pumps, blue\n\n• Fan');
  });
});
