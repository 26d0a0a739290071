// Runs the Python program in the standard input in Pyodide, which sees one folder of
// this machine, named by the argument, as /package.

import process from "node:process";
import { text } from "node:stream/consumers";
import { loadPyodide } from "pyodide";

const program = await text(process.stdin);
const pyodide = await loadPyodide();
pyodide.FS.mkdir("/package");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: process.argv[2] }, "/package");
pyodide.runPython(program);
