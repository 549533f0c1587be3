// swift-tools-version: 6.2
import PackageDescription

// `SQLite3` and `zlib`: libraries in C that iOS shares with Linux, with the functions that Apple's modules of these names have. It
// is a package of its own: projects that import neither link neither.
let package = Package(
  name: "SystemLibraries",
  products: [
    .library(name: "TesseraSQLite3", targets: ["TesseraSQLite3"]),
    .library(name: "TesseraZlib", targets: ["TesseraZlib"]),
  ],
  targets: [
    .systemLibrary(
      name: "TesseraSQLite3", path: "Sources/TesseraSQLite3", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "TesseraZlib", path: "Sources/TesseraZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  ])
