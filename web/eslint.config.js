// What a formatter cannot see: `npm run lint`.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'build/', '.node/', 'playwright-report/', 'test-results/', 'src/server/messages.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows the names, also those of types.
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Props, and what is bound to a form, are assigned by Svelte.
      'prefer-const': ['error', { destructuring: 'all' }],
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$bindable', '$state'] }],
      // Our maps, sets and addresses are values or private memory. What is state is `$state`, and replaced.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // In Svelte's files the plugin's rule replaces the general one, which does not know runes.
  { files: ['**/*.svelte', '**/*.svelte.ts'], rules: { 'prefer-const': 'off' } },
);
