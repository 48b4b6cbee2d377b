"use client";

export { ReviewForm } from "../../../pages/review-form.tsx";
