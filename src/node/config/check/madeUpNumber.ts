/** Whether a phone number is made up: '+99 00 000 0001' (an area code of zeros), or six zeros in a row. */
export function isMadeUpNumber(number: string): boolean {
  return /^\+\d{1,3}[ -]?00/.test(number) || /0{6}/.test(number.replaceAll(/\D/g, ''));
}
