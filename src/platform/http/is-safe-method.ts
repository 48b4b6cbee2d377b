/** Whether a request only asks for something: it has no body, changes nothing, and may come from any site. */
export function isSafeMethod({ method }: { method: string }): boolean {
  return method === "GET" || method === "HEAD";
}
