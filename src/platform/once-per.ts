/** Memoizes a function by object, for as long as the object is in use. */
export function oncePer<Of extends object, Result>(
  workOut: (of: Of) => Result,
): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    if (!known.has(of)) known.set(of, workOut(of));
    return known.get(of)!;
  };
}
