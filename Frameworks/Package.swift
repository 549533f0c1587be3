// swift-tools-version: 6.2
import PackageDescription

// Modules in place of frameworks of Apple that are not ours: the types that applications name, each doing what a desktop
// can. The command `tessera` maps imports to them; a program that uses only `UIKit` builds none of them.

/// Treats warnings as errors in Tessera's own builds.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

// `os`, `Security` and others have other names here: packages ask `canImport` for them, and expect all of them. `Combine` and `CoreData` are packages of
// their own, in folders beside this file.
let names = [
  "AVFoundation", "AVKit", "AudioToolbox", "CoreImage", "CoreLocation", "CoreMotion", "GameplayKit", "ImageIO",
  "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
  "Photos", "PhotosUI",
  "SafariServices",
  "StoreKit",
  "TelemetryDeck",
  "TesseraDarwin", "TesseraNetwork", "TesseraOS", "TesseraSecurity",
  "TesseraSystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  "XCUIAutomation",
]

/// The modules of this package that a module imports, by its name.
let imports = [
  "AVFoundation": ["SoundOutput"], "AVKit": ["AVFoundation"], "AudioToolbox": ["SoundOutput"], "CoreImage": ["ImageIO"],
  "MapKit": ["CoreLocation", "TesseraDarwin"],
  "MobileCoreServices": ["UniformTypeIdentifiers"],
  "Photos": ["AVFoundation", "CoreLocation", "ImageIO", "TesseraDarwin", "UniformTypeIdentifiers"],
  "PhotosUI": ["Photos"],
  "TesseraSecurity": ["TesseraDarwin"],
  "TesseraSystemConfiguration": ["TesseraNetwork"],
  "XCUIAutomation": ["TesseraDarwin", "TestInterruption"],
]

/// The products of Tessera that a module imports besides UIKit, by its name.
let products = ["TesseraSecurity": ["PropertyListReading"], "XCUIAutomation": ["UITestInterface"]]

/// Optimizes the modules that compute pixels, also for debugging, and as a whole: the operations of filters and their loops are in
/// different files. With more than one thread, the compiler writes an object for each file, which SwiftPM expects.
let optimized: [String: [SwiftSetting]] = [
  "CoreImage": [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"], .when(configuration: .debug))]
]

/// The libraries that a module calls without a module for them: TesseraDarwin formats measurements by Foundation's ICU, and compresses
/// data by zlib, which the packages for pictures need, too.
let libraries: [String: [LinkerSetting]] = [
  "TesseraDarwin": [.linkedLibrary("_FoundationICU"), .linkedLibrary("z")]
]

let package = Package(
  name: "Frameworks",
  products: names.map { .library(name: $0, targets: [$0] + ($0 == "CoreImage" ? ["_Testing_CoreImage"] : [])) },
  dependencies: [.package(name: "Tessera", path: "..")],
  targets: names.map { name in
    .target(
      name: name,
      dependencies: [.product(name: "UIKit", package: "Tessera")] + (imports[name] ?? []).map { .target(name: $0) }
        + (products[name] ?? []).map { .product(name: $0, package: "Tessera") },
      swiftSettings: [.swiftLanguageMode(.v6)] + warnings + (optimized[name] ?? []),
      linkerSettings: libraries[name])
  } + [
    // Plays sounds by libsndfile and SDL, which are loaded when the first sound is played. Only the folders in `Sources` are
    // modules that projects may import.
    .target(name: "SoundOutput", path: "Support/SoundOutput", swiftSettings: [.swiftLanguageMode(.v6)] + warnings),
    .target(name: "TestInterruption", path: "C/TestInterruption"),
    // Swift Testing declares that importing it together with Core Image also imports a module of this name.
    .target(
      name: "_Testing_CoreImage", dependencies: ["CoreImage"], path: "TestingOverlays/CoreImage",
      swiftSettings: [.swiftLanguageMode(.v6)] + warnings),
  ]
)
