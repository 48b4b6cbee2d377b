import { addresses } from "../../addresses.ts";
import { defineKindPage } from "../contributions/define-kind-page.tsx";
import { paddleKey, readPrefill, requestKind } from "./request.ts";
import { sentAddress } from "./sent.ts";

/** The form that asks for a paddle. */
export default defineKindPage(addresses.missingPaddle, {
  kind: requestKind,
  id: "ask",
  query: ["name"],
  about: ({ url }) => ({ typed: { name: readPrefill(url.searchParams) } }),
  words: ({ requests: { missing } }) => missing,
  form: ({ requests: { missing } }) => ({ of: requestKind.controls(), words: missing.fields }),
  given: (_, read) => ({ ...read, subject: paddleKey(read) }),
  address: () => addresses.missingPaddle.path,
  sentAddress,
});
