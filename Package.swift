// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// Treats warnings as errors if `TESSERA_WARNINGS` is `errors`, as `./test` sets it. Builds of other packages leave it
/// unset: a newer compiler may have more warnings, and the setting contradicts `-suppress-warnings`.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

/// Optimizes the loops over pixels in debug builds of Tessera itself: without optimization they take nine tenths of the
/// time of a test with a window. The package manager refuses such flags in a dependency of another package.
let fastLoops: [CSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : []

/// Allows a compiler or a platform that was not tested to build the package (`Sources/SwiftABI/SwiftABI/Toolchain.swift`).
let anyToolchain: [SwiftSetting] =
  Context.environment["TESSERA_ANY_TOOLCHAIN"] == nil ? [] : [.define("TESSERA_ANY_TOOLCHAIN")]

/// Makes internal declarations visible to tests in release builds. Only the modules that these tests import with `@testable` have
/// the setting: with it the compiler can leave nothing out.
let testable: [SwiftSetting] =
  ["", "libraries"].contains(Context.environment["TESSERA_TESTS"] ?? "")
  ? [] : [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// The settings of Tessera's Swift targets.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings

/// Returns the target of a C library of the system. `pkg-config` finds it, and `./gallery` and `./test` install it.
func system(_ name: String, _ pkgConfig: String, _ debian: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, resources: [Resource]? = nil,
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, resources: resources, swiftSettings: strict + settings)
}

func test(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport", "UIKitTesting", "TesseraRuntime"], exclude: exclude,
    swiftSettings: strict)
}

/// The modules that Swift looks for in a file that imports both `Testing` and a module of Tessera.
let testingOverlays = ["_Testing_CoreGraphics", "_Testing_UIKit"]

let libraryProducts: [Product] = [
  .library(name: "UIKit", targets: ["UIKit", "TesseraRuntime"] + testingOverlays),
  .library(name: "QuartzCore", targets: ["QuartzCore", "_Testing_CoreGraphics"]),
  .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
  .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
  .library(name: "UITestInterface", targets: ["UITestInterface"]),
  // For the packages in `Frameworks`.
  .library(name: "PropertyListReading", targets: ["PropertyListReading"]),
]
let programProducts: [Product] = [
  .executable(name: "tessera-gallery", targets: ["GalleryCommand"]),
  .executable(name: "PhotoService", targets: ["PhotoService"]),
  .executable(name: "Benchmarks", targets: ["Benchmarks"]),
  .executable(name: "PeerGrid", targets: ["PeerGrid"]),
]

let libraries: [Target] = [
  // The modules that applications import, and the modules that these import. None imports a C module, but UIKitTesting
  // needs the runtime, which does.
  library("CollectionCore", settings: testable),
  // Property lists that may be damaged. Foundation ends the program for some of them.
  library("PropertyListReading"),
  library("CoreGraphics", settings: testable),
  // The code that depends on how the compiler lays out classes, protocols and calls. Its part in C is `InitDispatch`.
  library("SwiftABI", ["CoreGraphics"], path: "Sources/SwiftABI/SwiftABI", settings: anyToolchain),
  library("RuntimeInterface", ["CoreGraphics"]),
  library("QuartzCore", ["CoreGraphics", "RuntimeInterface", "SwiftABI"]),
  library(
    "UIKit", ["CollectionCore", "CoreGraphics", "PropertyListReading", "QuartzCore", "RuntimeInterface", "SwiftABI"]),
  library("_Testing_CoreGraphics", ["CoreGraphics"], path: "Sources/TestingOverlays/CoreGraphics"),
  library("_Testing_UIKit", ["UIKit"], path: "Sources/TestingOverlays/UIKit"),
  library("UIKitTesting", ["UIKit", "HeadlessHost", "TesseraRuntime"]),

  // The modules that use the machine. They implement the protocols of `RuntimeInterface` and of the modules above, and
  // `TesseraRuntime` registers them.
  library("CairoDrawing", ["CoreGraphics", "CompositorKernels", "CCairo"], path: "Sources/Runtime/CairoDrawing"),
  library(
    "PangoText", ["RuntimeInterface", "CairoDrawing", "CompositorKernels", "CPango"], path: "Sources/Runtime/PangoText"),
  library("PixbufImages", ["RuntimeInterface", "CPixbuf"], path: "Sources/Runtime/PixbufImages"),
  library(
    "SoftwareCompositor", ["QuartzCore", "CompositorKernels"], path: "Sources/Runtime/SoftwareCompositor",
    settings: testable),
  .target(name: "CompositorKernels", path: "Sources/Runtime/CompositorKernels", cSettings: fastLoops),
  // A C interface to Box2D, which is written in C++. Box2D is loaded when it is first used, not linked
  // (`Box2DLibrary.c`).
  .target(name: "BoxWorld", path: "Sources/Runtime/BoxWorld"),
  library("BoxPhysics", ["RuntimeInterface", "BoxWorld"], path: "Sources/Runtime/BoxPhysics"),
  // The desktop's settings and dialogs, through the desktop portal on D-Bus.
  library("DesktopPortal", ["RuntimeInterface", "CGIO"], path: "Sources/Runtime/DesktopPortal"),
  library("WindowHost", ["RuntimeInterface", "CSDL", "CWayland", "CX11"], path: "Sources/Runtime/WindowHost"),
  // The HTTP server of the browser host and of the photo service, with limits on connections and sizes.
  library("HTTPServing", path: "Sources/Runtime/HTTPServing"),
  // The page's script is embedded in the program, which therefore needs no folder beside it.
  library(
    "WebHost", ["RuntimeInterface", "HTTPServing"], path: "Sources/Runtime/WebHost",
    resources: [.embedInCode("Page/Script")]),
  library("HeadlessHost", ["RuntimeInterface"], path: "Sources/Runtime/HeadlessHost"),
  // What UI tests and the application that they operate exchange, and queries of its elements.
  library("UITestInterface", ["CoreGraphics"], path: "Sources/UITesting/UITestInterface"),
  // The host of an application that a UI test has started.
  library(
    "UITestHost", ["UIKit", "HeadlessHost", "RuntimeInterface", "UITestInterface"], path: "Sources/Runtime/UITestHost"),
  .target(name: "InitDispatch", path: "Sources/SwiftABI/InitDispatch"),
  library("InitializerCalls", ["SwiftABI", "InitDispatch"], path: "Sources/SwiftABI/InitializerCalls"),
  .target(name: "RuntimeStart", path: "Sources/Runtime/RuntimeStart"),
  library(
    "TesseraRuntime",
    [
      "UIKit", "CairoDrawing", "PangoText", "PixbufImages", "SoftwareCompositor", "BoxPhysics", "DesktopPortal",
      "WindowHost", "WebHost", "HeadlessHost", "UITestHost", "InitializerCalls", "RuntimeStart",
    ], path: "Sources/Runtime/TesseraRuntime"),

  // Code that tests share.
  library("TestSupport", ["UIKit", "UIKitTesting", "TestStart"], path: "Tests/TestSupport"),
  .target(name: "TestStart", path: "Tests/TestStart"),
]

/// The Gallery's photo library, which has no views: the index of folders, albums, and thumbnails.
let galleryLibrary: [Target] = [
  library(
    "GalleryLibrary",
    [
      "CoreGraphics", "DesktopPortal", "RuntimeInterface", "CExif", "CGIO", "CPixbuf",
      .product(name: "GRDB", package: "GRDB.swift"),
    ], settings: testable),
  system("CExif", "libexif", "libexif-dev"),
]

/// The modules of the Gallery that its tests import.
let gallery: [Target] = [
  .target(
    name: "Gallery",
    dependencies: ["GalleryLibrary", "UIKit", "RuntimeInterface"],
    exclude: ["Examples"],
    swiftSettings: strict),
  // Written as iOS code is: in Swift 5 mode, with UIKit's public names only. One example is a whole program with `@main`.
  // Here it is one screen among others, so its entry point gets a name that the linker does not start from.
  .target(
    name: "Examples", dependencies: ["UIKit"], path: "Sources/Gallery/Examples", packageAccess: false,
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Examples_main"]),
    ] + warnings),
  // The same example as a program. Its source file is a symbolic link.
  .executableTarget(
    name: "FirstProgram", dependencies: ["UIKit", "TesseraRuntime"], packageAccess: false,
    swiftSettings: [.swiftLanguageMode(.v5)] + warnings),
  // Photos over HTTP, for the examples that load them.
  library("PhotoServing", ["Gallery", "GalleryLibrary", "UIKit", "HTTPServing"]),
]

/// The linker options of Tessera's programs in release builds. They reduce the memory of `PeerGrid` to 35 MB.
///
/// * `lld` can pack relocations. Unpacked, 3 MB of them are read at each start and kept in memory. A glibc before 2.36
///   cannot unpack them.
/// * A program is not loaded as a library, so it exports no symbols, which saves 2.6 MB.
/// * The functions that run at the start come first (`scripts/record-link-order`). The system reads code in blocks of
///   64 KB, and with this order the start reads half as many, which saves 7 MB.
let lean: [LinkerSetting] = {
  var flags = [
    "-use-ld=lld", "-Xlinker", "--no-export-dynamic",
    "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/scripts/link-order",
    "-Xlinker", "--no-warn-symbol-ordering",
  ]
  #if canImport(Glibc)
    // The text is, for example, "glibc 2.36".
    let name = String(unsafeUninitializedCapacity: 64) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { max(0, confstr(Int32(_CS_GNU_LIBC_VERSION), $0.baseAddress, 64) - 1) }
    }
    let version = name.split { $0 == " " || $0 == "." }.compactMap { Int($0) }
    if version.count > 1, (version[0], version[1]) >= (2, 36) {
      flags += ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
    }
  #endif
  return [.unsafeFlags(flags, .when(configuration: .release))]
}()

let programs: [Target] = [
  .executableTarget(
    name: "GalleryCommand",
    dependencies: [
      "Gallery", "GalleryLibrary", "Examples", "PhotoServing", "UIKit", "UIKitTesting", "RuntimeInterface",
      "TesseraRuntime",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], swiftSettings: strict, linkerSettings: lean),
  .executableTarget(
    name: "PhotoService",
    dependencies: [
      "PhotoServing", "RuntimeInterface", "TesseraRuntime",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], swiftSettings: strict),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "CollectionCore", "CPixbuf", "Gallery", "RuntimeInterface", "UIKit", "UIKitTesting", "TesseraRuntime",
    ],
    swiftSettings: strict, linkerSettings: lean),
  .executableTarget(
    name: "PeerGrid", dependencies: ["UIKit", "RuntimeInterface", "TesseraRuntime"], swiftSettings: strict,
    linkerSettings: lean),
]

/// Programs that tests start and end by a signal.
let testedPrograms: [Target] = [
  .executableTarget(
    name: "TerminationProbe", dependencies: ["UIKit", "TesseraRuntime"], path: "Tests/TerminationProbe",
    swiftSettings: strict)
]

let tests: [Target] = [
  test("CollectionCoreTests", ["CollectionCore"]),
  test("CoreGraphicsTests", ["CoreGraphics", "CairoDrawing"]),
  test("QuartzCoreTests", ["QuartzCore"]),
  test("TextAndImageTests", ["UIKit", "PropertyListReading"]),
  test("ViewTests", ["UIKit"]),
  test("SnapshotTests", ["UIKit"], exclude: ["Snapshots"]),
  test("AutoLayoutTests", ["UIKit"]),
  test("EventTests", ["UIKit"]),
  test("ControlTests", ["UIKit"]),
  test("ViewControllerTests", ["UIKit"], exclude: ["Snapshots", "Panels/Snapshots", "Printing/Snapshots"]),
  test("NibTests", ["UIKit"], exclude: ["Files"]),
  test("DynamicsTests", ["UIKit"]),
  test("CompositionalTests", ["UIKit", "CollectionCore"], exclude: ["Snapshots"]),
  test("CollectionViewTests", ["UIKit", "CollectionCore", "RuntimeInterface"]),
  test("ListCellTests", ["UIKit"], exclude: ["Snapshots"]),
  test("TableTests", ["UIKit", "CollectionCore", "RuntimeInterface"], exclude: ["Snapshots"]),
  test("ListTests", ["UIKit"], exclude: ["Snapshots"]),
  test("HostTests", ["UIKit", "WindowHost", "HeadlessHost", "DesktopPortal", "RuntimeInterface"]),
  test("UITestTests", ["UIKit", "UITestHost", "UITestInterface"]),
  test("WebHostTests", ["UIKit", "WebHost", "HTTPServing", "HeadlessHost", "RuntimeInterface"]),
  test(
    "GalleryTests",
    [
      "Gallery", "GalleryLibrary", "Examples", "FirstProgram", "PhotoServing", "UIKit",
      .product(name: "GRDB", package: "GRDB.swift"),
    ],
    exclude: ["Snapshots"]),
  test("PhotoServingTests", ["PhotoServing", "HTTPServing", "Gallery", "UIKit"]),
  // Written as iOS code is: in Swift 5 mode, with the public modules only.
  .testTarget(
    name: "ClientTests",
    dependencies: ["UIKit", "UIKitTesting", "TesseraRuntime"] + testingOverlays.map { .byName(name: $0) },
    swiftSettings: [.swiftLanguageMode(.v5)]),
  // The code of the articles and tutorials in docs/Tessera.docc, with the public modules only.
  .testTarget(
    name: "DocumentationTests", dependencies: ["UIKit", "UIKitTesting", "TesseraRuntime"], exclude: ["Snapshots"],
    packageAccess: false, swiftSettings: strict),
]

let systemLibraries: [Target] = [
  system("CCairo", "cairo", "libcairo2-dev"),
  system("CPango", "pangocairo", "libpango1.0-dev"),
  system("CPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"),
  system("CGIO", "gio-2.0", "libglib2.0-dev"),
  system("CSDL", "sdl2", "libsdl2-dev"),
  system("CX11", "xext", "libxext-dev"),
  system("CWayland", "wayland-client", "libwayland-dev"),
]

/// Tests of thousands of random cases and of loops over pixels. `./test` runs them in a release build. In a debug build they
/// run few cases.
let releaseTests = [
  test("CompositorTests", ["QuartzCore", "SoftwareCompositor", "CompositorKernels", "CairoDrawing"]),
  test("PropertyTests", ["CollectionCore"]),
  test("StressTests", ["UIKit", "RuntimeInterface"]),
]

/// Tests of code that depends on the compiler's optimizer. `./test` runs them in both builds.
let twofoldTests = [test("ABITests", ["UIKit", "QuartzCore", "SwiftABI"])]

/// Tests of the photo library, and a program that they end at random moments. `./test` runs them in the release build. In a
/// debug build they run fewer cases.
let libraryTests: [Target] = [
  test(
    "GalleryLibraryTests",
    [
      "GalleryLibrary", "LibraryWorker", .product(name: "GRDB", package: "GRDB.swift"),
      .product(name: "GRDBSQLite", package: "GRDB.swift"),
    ]),
  .executableTarget(
    name: "LibraryWorker", dependencies: ["GalleryLibrary", "PixbufImages", "RuntimeInterface"],
    path: "Tests/LibraryWorker", swiftSettings: strict),
]

/// Determines what is built besides the libraries:
///
/// * unset: everything
/// * `debug`: everything but the tests that need an optimized build
/// * `release`: only these tests. `./test` builds both (docs/testing.md, "How the tests run").
/// * `libraries`: nothing. The command `tessera` sets it, so that the packages of Tessera's programs are not downloaded.
/// * names of test targets, separated by commas: these tests and no programs, for quick builds of one area
let chosen = Context.environment["TESSERA_TESTS"]
let rest: [Target] =
  switch chosen {
  case nil, "":
    twofoldTests + releaseTests + galleryLibrary + gallery + libraryTests + programs + testedPrograms + tests
  case "debug": twofoldTests + galleryLibrary + gallery + programs + testedPrograms + tests
  case "release": twofoldTests + releaseTests + galleryLibrary + libraryTests
  case "libraries": []
  case let names?:
    (twofoldTests + releaseTests + tests).filter { names.split(separator: ",").contains(Substring($0.name)) }
      + (names.contains("Gallery") || names.contains("PhotoServingTests") ? galleryLibrary : [])
      + (names.contains("GalleryTests") || names.contains("PhotoServingTests") ? gallery : [])
      + (names.contains("GalleryLibraryTests") ? libraryTests : [])
      + (names.contains("HostTests") ? testedPrograms : [])
  }
let hasPrograms = rest.contains { $0.name == "GalleryCommand" }
let hasLibrary = rest.contains { $0.name == "GalleryLibrary" }

/// The packages that the programs and the photo library use. The other libraries need none.
let packages: [Package.Dependency] =
  (hasPrograms ? [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")] : [])
  + (hasLibrary ? [.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")] : [])

let package = Package(
  name: "Tessera",
  products: (hasPrograms || chosen == "libraries" ? libraryProducts : []) + (hasPrograms ? programProducts : []),
  dependencies: packages,
  targets: libraries + rest + systemLibraries,
  cxxLanguageStandard: .cxx17
)
