/**
 * Whether a package under an SPDX license expression may be used by whoever accepts these licenses: with `OR` one side
 * is enough, with `AND` both are needed, and `AND` binds closer. A license `WITH` an exception has to be accepted
 * under that whole name. Throws where the text is no such expression.
 */
export function acceptsLicense(expression: string, accepted: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const fail = () => new Error(`'${expression}' is no SPDX license expression`);
  let next = 0;

  // Both sides are always read, also where the first one decides: what is wrong in the second one must be seen.
  function either(): boolean {
    let accepts = both();
    while (words[next] === "OR") {
      next++;
      accepts = both() || accepts;
    }
    return accepts;
  }

  function both(): boolean {
    let accepts = single();
    while (words[next] === "AND") {
      next++;
      accepts = single() && accepts;
    }
    return accepts;
  }

  function single(): boolean {
    if (words[next] === "(") {
      next++;
      const accepts = either();
      if (words[next++] !== ")") throw fail();
      return accepts;
    }
    const license = identifier();
    if (words[next] !== "WITH") return accepted.has(license);
    next++;
    return accepted.has(`${license} WITH ${identifier()}`);
  }

  function identifier(): string {
    const word = words[next++];
    if (!word || !/^[A-Za-z0-9][A-Za-z0-9.:+-]*$/.test(word) || /^(AND|OR|WITH)$/.test(word))
      throw fail();
    return word;
  }

  const accepts = either();
  if (next !== words.length) throw fail();
  return accepts;
}
