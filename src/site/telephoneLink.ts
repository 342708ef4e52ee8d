/** The address that calls a number, whatever spaces it is written with: 'tel:+99123456789'. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/\s/g, '')}`;
