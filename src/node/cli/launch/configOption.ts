/** The option that names the config of another company, for commands that have one config. */
export const CONFIG_OPTION = {
  type: 'string',
  default: 'site.config.json',
  value: 'file',
  help: 'another config; its pictures are in the folder public beside it',
} as const;
