import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Preact, as far as the files of elements use it. They borrow it, because hooks only work with the copy that renders. */
export const renderer = {
  Fragment,
  jsx,
  jsxs,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
};

/** What a file of an element borrows. */
export type Renderer = typeof renderer;
