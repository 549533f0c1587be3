// swift-tools-version: 6.2
import PackageDescription

// The command `tessera`. It is a separate package, so that a program that uses only `UIKit` does not download swift-syntax.

/// Treats warnings as errors in Tessera's own builds, in which `./test` sets the variable.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings

/// The folder with the swift-syntax of the toolchain, or nil to build the package. `scripts/toolchain-syntax` sets the
/// variable, because the compiler's own copy saves 550 s of processor time in the first release build.
let syntaxFolder = Context.environment["TESSERA_SYNTAX"].flatMap { $0.isEmpty ? nil : $0 }
let syntaxPackages: [Package.Dependency] =
  syntaxFolder == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []
let syntaxProducts: [Target.Dependency] =
  syntaxFolder == nil
  ? [.product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax")]
  : []
let syntaxSettings: [SwiftSetting] = syntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLibraries: [LinkerSetting] =
  syntaxFolder.map {
    [.unsafeFlags(["-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

let package = Package(
  name: "tessera-tools",
  products: [.executable(name: "tessera", targets: ["tessera"])],
  dependencies: syntaxPackages + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Rewrites the text of sources that were written for iOS. It opens no files.
    .target(name: "TesseraRewriting", dependencies: syntaxProducts, swiftSettings: strict + syntaxSettings),
    // Reads binary property lists. The folder is a link to the module of the main package.
    .target(name: "PropertyListReading", swiftSettings: strict),
    // Reads packages and Xcode projects, and writes the package that SwiftPM builds.
    .target(
      name: "TesseraProjects", dependencies: ["PropertyListReading", "TesseraRewriting"] + syntaxProducts,
      swiftSettings: strict + syntaxSettings),
    .executableTarget(
      name: "tessera",
      dependencies: ["TesseraProjects", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLibraries),
    .testTarget(
      name: "TesseraRewritingTests", dependencies: ["TesseraRewriting"], swiftSettings: strict + syntaxSettings,
      linkerSettings: syntaxLibraries),
    .testTarget(
      name: "TesseraProjectsTests", dependencies: ["TesseraProjects"], swiftSettings: strict + syntaxSettings,
      linkerSettings: syntaxLibraries),
  ])
