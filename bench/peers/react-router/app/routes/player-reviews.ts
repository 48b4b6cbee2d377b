/** Takes a review, and stores nothing. */
export function action(): Response {
  return Response.json(null, { status: 201 });
}
