/** A function that makes a value when it is first called, and then keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * A function that makes what a value becomes once: a product is in several listings and beside four others, and thousands
 * have the picture of their category.
 */
export function onceEach<From extends object, To>(make: (from: From) => To): (from: From) => To {
  // It goes with the catalogue whose values it knows. A weak map of so many would be gone through by each collection of
  // garbage.
  const made = new Map<From, To>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const to = make(from);
    made.set(from, to);
    return to;
  };
}
