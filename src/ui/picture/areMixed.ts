/** A picture, as far as it tells a photo from a drawing: by the names of its classes. */
interface Grounded {
  ground?: string | undefined;
}

/** Whether pictures that stand side by side have both photos and drawings, whose aspect ratios differ. */
export const areMixed = (all: readonly { image?: Grounded | undefined }[]): boolean =>
  new Set(all.map(({ image }) => image?.ground?.includes('photo-') ?? false)).size > 1;
