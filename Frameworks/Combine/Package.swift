// swift-tools-version: 6.2
import PackageDescription

// `Combine`, as OpenCombine and what that lacks. It is a package of its own: projects that do not import `Combine`
// download nothing for it.

/// The settings that turn warnings into errors while Tessera itself is developed.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "Combine",
  products: [.library(name: "TesseraCombine", targets: ["TesseraCombine"])],
  dependencies: [
    .package(name: "Tessera", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "TesseraCombine",
      dependencies: [
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)] + warnings)
  ])
