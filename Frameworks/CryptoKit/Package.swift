// swift-tools-version: 6.2
import PackageDescription

// `CryptoKit`, as the package swift-crypto, and `CommonCrypto` by it. It is a package of its own: projects that import neither
// download nothing for them.

/// The settings that turn warnings into errors while Tessera itself is developed.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "CryptoKit",
  products: [
    .library(name: "TesseraCryptoKit", targets: ["TesseraCryptoKit"]),
    .library(name: "TesseraCommonCrypto", targets: ["TesseraCommonCrypto"]),
  ],
  // Projects may themselves depend on either version.
  dependencies: [.package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0")],
  targets: [
    .target(
      name: "TesseraCryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: [.swiftLanguageMode(.v6)] + warnings),
    .target(
      name: "TesseraCommonCrypto", dependencies: ["TesseraCryptoKit"],
      swiftSettings: [.swiftLanguageMode(.v6)] + warnings),
  ])
