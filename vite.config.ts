import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the server's part leaves where it is: what brings machine code along, and what looks for its own files. */
const leftInPlace = [
  '@node-rs/argon2',
  'nodemailer',
  'pg',
  'pg-boss',
  'pg-copy-streams',
  'pino',
  'pino-pretty',
  'prom-client',
  'sharp',
]

// Where the time of a build goes is no news for those who start a shop.
const checks = { bundlerTimings: false }

export default defineConfig(({ command }) => ({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rollupOptions: { input: 'index.html', checks } },
    },
    ssr: {
      // Packages are built in: linking their hundreds of modules at each start costs more memory than the whole program.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: leftInPlace },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rollupOptions: { input: ['src/main.ts', 'src/commands.ts'], checks },
      },
    },
  },
}))
