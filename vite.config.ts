import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rollupOptions: { input: 'index.html' } },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rollupOptions: { input: 'src/main.ts' } },
    },
  },
})
