// Values that are made when they are first needed, so that loading a module costs nothing of it.

/** A function that makes its value at the first call, and returns it at every call. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
