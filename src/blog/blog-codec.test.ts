import { testCodec } from "../../tests/support/canonical-query.ts";
import { blogCodec } from "./blog-codec.ts";

testCodec(blogCodec, {}, [
  ["", ""],
  ["search=&category=", ""],
  ["search=%09", ""],
  ["category=Strategy&search=+dink+shot+", "?search=dink+shot&category=Strategy"],
  ["category=strategy", ""],
  ["category=__proto__&search=__proto__", "?search=__proto__"],
  ["category=Reviews&category=Strategy", "?category=Reviews"],
  ["search=a%2Cb%26c", "?search=a,b%26c"],
]);
