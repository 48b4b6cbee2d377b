/** A function that works out its result once for each object, and knows it for as long as the object is in use. */
export function oncePer<Of extends object, Result>(
  workOut: (of: Of) => Result,
): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    if (!known.has(of)) known.set(of, workOut(of));
    return known.get(of)!;
  };
}
