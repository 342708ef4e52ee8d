import { describe, expect, it } from 'vitest';
import { carryInto } from './carryInto';

describe('a list inserted into a message', () => {
  it('is the message if nothing was written', () => {
    expect(carryInto('', '', '• Pump')).toBe('• Pump');
  });

  it('is below what was written', () => {
    expect(carryInto('For the north site', '', '• Pump')).toBe('For the north site\n\n• Pump');
  });

  it('appears once, however often it is inserted', () => {
    expect(carryInto('Hello\n\n• Pump\n\nThanks', '• Pump', '• Pump')).toBe(
      'Hello\n\n• Pump\n\nThanks',
    );
  });

  it('replaces an older one, and keeps the text around it', () => {
    expect(carryInto('Hello\n\n• Pump\n\nThanks', '• Pump', '• Fan $&')).toBe(
      'Hello\n\n• Fan $&\n\nThanks',
    );
  });

  it('is below an older one that was edited by hand', () => {
    expect(carryInto('• Pumps, blue', '• Pump ', '• Fan')).toBe('• Pumps, blue\n\n• Fan');
  });
});
