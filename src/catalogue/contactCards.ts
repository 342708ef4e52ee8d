/** The address of an office's contact as a vCard, for the address book of a phone. */
export const cardAddress = (branch: string) => `/contact-cards/${branch}.vcf`;

/** The address of the picture of an office's QR code, which opens a chat on the phone in the visitor's hand. */
export const chatCodeAddress = (branch: string) => `/contact-cards/${branch}.svg`;
