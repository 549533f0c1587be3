// swift-tools-version: 6.2
import PackageDescription

// The command `tessera`, in a package of its own: a program that uses only `UIKit` does not download swift-syntax.

/// Treats warnings as errors in Tessera's own builds; `./test` sets the variable.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings

let package = Package(
  name: "tessera-tools",
  products: [.executable(name: "tessera", targets: ["tessera"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Rewrites sources that were written for iOS: text in, text out; it opens no file.
    .target(
      name: "TesseraRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: strict),
    // Reads packages and Xcode projects, and writes the package and the overlay that SwiftPM builds.
    .target(
      name: "TesseraProjects",
      dependencies: [
        "TesseraRewriting", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "tessera",
      dependencies: ["TesseraProjects", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: strict),
    .testTarget(name: "TesseraRewritingTests", dependencies: ["TesseraRewriting"], swiftSettings: strict),
    .testTarget(name: "TesseraProjectsTests", dependencies: ["TesseraProjects"], swiftSettings: strict),
  ])
