// swift-tools-version: 6.0
import PackageDescription

// An iOS package that uses what `tessera` rewrites. Its tests say whether it behaves as on iOS; `./test --tools` runs
// them through `tessera test`.
let package = Package(
  name: "RewritingFixture",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Board", targets: ["Board"])],
  targets: [
    .target(name: "Board", resources: [.process("Resources")]),
    .testTarget(name: "BoardTests", dependencies: ["Board", "Clock"]),
    // A module in the mode of Swift 6.
    .target(name: "Clock", swiftSettings: [.swiftLanguageMode(.v6)]),
  ],
  swiftLanguageModes: [.v5])
