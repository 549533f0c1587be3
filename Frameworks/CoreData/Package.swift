// swift-tools-version: 6.2
import PackageDescription

// `CoreData`. It is a package of its own, because it depends on GRDB: projects that do not import `CoreData` download
// nothing for it.

/// The settings that turn warnings into errors while Tessera itself is developed.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "CoreData",
  products: [.library(name: "TesseraCoreData", targets: ["TesseraCoreData"])],
  dependencies: [
    .package(name: "Tessera", path: "../.."),
    .package(name: "Frameworks", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "TesseraCoreData",
      dependencies: [
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "PropertyListReading", package: "Tessera"),
        .product(name: "TesseraDarwin", package: "Frameworks"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)] + warnings)
  ])
