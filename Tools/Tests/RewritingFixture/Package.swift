// swift-tools-version: 5.9
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
    .testTarget(name: "BoardTests", dependencies: ["Board"]),
  ])
