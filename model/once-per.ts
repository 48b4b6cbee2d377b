/** A function that works out its result once for each object, and knows it for as long as the object is in use. */
export function oncePer<Of extends object, Result extends NonNullable<unknown>>(
  workOut: (of: Of) => Result,
): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    let result = known.get(of);
    if (result === undefined) known.set(of, (result = workOut(of)));
    return result;
  };
}
