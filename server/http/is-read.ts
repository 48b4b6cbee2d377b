/** Whether a request only asks for something: it has no body, changes nothing, and may come from any site. */
export function isRead({ method }: { method: string }): boolean {
  return method === "GET" || method === "HEAD";
}
