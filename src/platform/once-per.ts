/** Memoizes a function by object, for as long as the object is in use. */
export function oncePer<Of extends object, Result>(
  workOut: (of: Of) => Result,
): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    let result = known.get(of);
    if (result === undefined && !known.has(of)) known.set(of, (result = workOut(of)));
    return result as Result;
  };
}
