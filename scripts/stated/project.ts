/** What is so: what documents are compared with. */
export interface Project {
  /** The commands of package.json. */
  scripts: string[]
  /** Files and folders from the project's own on; a folder ends with a slash. */
  places: string[]
  /** The settings of the program, with the default where there is one. */
  settings: ReadonlyMap<string, string | undefined>
  /** What an owner sets in the panel: the cells of a row for each. */
  panelSettings: string[][]
  /** What else is read from the environment: by scripts, tests and containers. */
  otherVariables: string[]
  /** Such as `POST /api/admin/products/:id`. */
  endpoints: string[]
  /** Addresses of pages and of what else the server answers. */
  addresses: string[]
  /** The words of the code that can be told from those of a language: `changeProduct`, `holds_stock`. */
  names: ReadonlySet<string>
  /** What links may end with, by document. */
  anchors: ReadonlyMap<string, string[]>
  /** The commands in `.ci/run`. */
  gate: string[]
  /** The projects of the tests that a command runs. */
  tests: ReadonlyMap<string, string[]>
  /** Those that there are. */
  testProjects: string[]
  node: string
  postgres: string
}
