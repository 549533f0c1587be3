// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// Where we work on Tessera itself a warning is an error; `./test` says so. In the builds of others it is not: a newer
/// compiler may warn of more, and whoever passes `-suppress-warnings` could not build us at all.
let warnings: [SwiftSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

/// Where we work on Tessera itself the loops over pixels are fast in debug builds, too: without optimization they are
/// nine tenths of what a test with a window takes. Flags of this kind are nothing for the builds of others, where the
/// package manager refuses them.
let fastLoops: [CSetting] =
  Context.environment["TESSERA_WARNINGS"] == "errors" ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : []

/// Lets a compiler or a platform build that was not tested (`Sources/SwiftABI/SwiftABI/Toolchain.swift`).
let anyToolchain: [SwiftSetting] =
  Context.environment["TESSERA_ANY_TOOLCHAIN"] == nil ? [] : [.define("TESSERA_ANY_TOOLCHAIN")]

/// Settings of every Swift target of ours.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings

/// A C library of the system, found by pkg-config, installed by `./gallery` and `./test`.
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

/// Modules that Swift Testing asks for in a file that imports it beside one of ours.
let testingOverlays = ["_Testing_CoreGraphics", "_Testing_UIKit"]

let libraryProducts: [Product] = [
  .library(name: "UIKit", targets: ["UIKit", "TesseraRuntime"] + testingOverlays),
  .library(name: "QuartzCore", targets: ["QuartzCore", "_Testing_CoreGraphics"]),
  .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
  .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
]
let programProducts: [Product] = [
  .executable(name: "tessera-gallery", targets: ["GalleryCommand"]),
  .executable(name: "PhotoService", targets: ["PhotoService"]),
  .executable(name: "Benchmarks", targets: ["Benchmarks"]),
  .executable(name: "PeerGrid", targets: ["PeerGrid"]),
]

let libraries: [Target] = [
  // What users import: pure Swift, arrows go down only.
  library("CollectionCore"),
  library("CoreGraphics"),
  // Everything that depends on how the compiler lays out classes, protocols and calls, with its C half below.
  library("SwiftABI", ["CoreGraphics"], path: "Sources/SwiftABI/SwiftABI", settings: anyToolchain),
  library("RuntimeInterface", ["CoreGraphics"]),
  library("QuartzCore", ["CoreGraphics", "RuntimeInterface", "SwiftABI"]),
  library("UIKit", ["CollectionCore", "CoreGraphics", "QuartzCore", "RuntimeInterface", "SwiftABI"]),
  library("_Testing_CoreGraphics", ["CoreGraphics"], path: "Sources/TestingOverlays/CoreGraphics"),
  library("_Testing_UIKit", ["UIKit"], path: "Sources/TestingOverlays/UIKit"),
  library("UIKitTesting", ["UIKit", "HeadlessHost", "TesseraRuntime"]),

  // What touches the machine: implements the seams, plugged in from outside.
  library("CairoDrawing", ["CoreGraphics", "CompositorKernels", "CCairo"], path: "Sources/Runtime/CairoDrawing"),
  library(
    "PangoText", ["RuntimeInterface", "CairoDrawing", "CompositorKernels", "CPango"], path: "Sources/Runtime/PangoText"),
  library("PixbufImages", ["RuntimeInterface", "CPixbuf"], path: "Sources/Runtime/PixbufImages"),
  library("SoftwareCompositor", ["QuartzCore", "CompositorKernels"], path: "Sources/Runtime/SoftwareCompositor"),
  .target(name: "CompositorKernels", path: "Sources/Runtime/CompositorKernels", cSettings: fastLoops),
  // Box2D speaks C++: a plain C face for Swift. It is loaded when first used, not linked (`Box2DLibrary.c`).
  .target(name: "BoxWorld", path: "Sources/Runtime/BoxWorld"),
  library("BoxPhysics", ["RuntimeInterface", "BoxWorld"], path: "Sources/Runtime/BoxPhysics"),
  // The desktop's settings and dialogs, through its portal on D-Bus.
  library("DesktopPortal", ["RuntimeInterface", "CGIO"], path: "Sources/Runtime/DesktopPortal"),
  library("WindowHost", ["RuntimeInterface", "CSDL", "CX11"], path: "Sources/Runtime/WindowHost"),
  // Sockets and HTTP within limits: of the browser host, and of the photo service.
  library("HTTPServing", path: "Sources/Runtime/HTTPServing"),
  // The page's script is carried within the program, which then needs no folder beside it.
  library(
    "WebHost", ["RuntimeInterface", "HTTPServing"], path: "Sources/Runtime/WebHost",
    resources: [.embedInCode("Page/Script")]),
  library("HeadlessHost", ["RuntimeInterface"], path: "Sources/Runtime/HeadlessHost"),
  .target(name: "InitDispatch", path: "Sources/SwiftABI/InitDispatch"),
  library("InitializerCalls", ["SwiftABI", "InitDispatch"], path: "Sources/SwiftABI/InitializerCalls"),
  .target(name: "RuntimeStart", path: "Sources/Runtime/RuntimeStart"),
  library(
    "TesseraRuntime",
    [
      "UIKit", "CairoDrawing", "PangoText", "PixbufImages", "SoftwareCompositor", "BoxPhysics", "DesktopPortal",
      "WindowHost", "WebHost", "HeadlessHost", "InitializerCalls", "RuntimeStart",
    ], path: "Sources/Runtime/TesseraRuntime"),

  // What tests share.
  library("TestSupport", ["UIKit", "UIKitTesting", "TestStart"], path: "Tests/TestSupport"),
  .target(name: "TestStart", path: "Tests/TestStart"),
]

/// The photo library below the Gallery: an index of folders, albums, thumbnails; no views.
let galleryLibrary: [Target] = [
  library(
    "GalleryLibrary",
    [
      "CoreGraphics", "DesktopPortal", "RuntimeInterface", "CExif", "CGIO", "CPixbuf",
      .product(name: "GRDB", package: "GRDB.swift"),
    ]),
  system("CExif", "libexif", "libexif-dev"),
]

/// What the Gallery's tests import.
let gallery: [Target] = [
  .target(
    name: "Gallery",
    dependencies: ["GalleryLibrary", "UIKit", "RuntimeInterface"],
    exclude: ["Examples"],
    swiftSettings: strict),
  // As iOS code is written: Swift 5 mode, nothing but UIKit's public names. One example is a whole program with
  // `@main`; here it is a screen among others, and its entry point has a name that nobody starts from.
  .target(
    name: "Examples", dependencies: ["UIKit"], path: "Sources/Gallery/Examples", packageAccess: false,
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Examples_main"]),
    ] + warnings),
  // The same file (a link leads to it) as the program that it is.
  .executableTarget(
    name: "FirstProgram", dependencies: ["UIKit", "TesseraRuntime"], packageAccess: false,
    swiftSettings: [.swiftLanguageMode(.v5)] + warnings),
  // Photos over HTTP, for the examples that load them.
  library("PhotoServing", ["Gallery", "GalleryLibrary", "UIKit", "HTTPServing"]),
]

/// How our programs are linked in release; the libraries leave that to whoever uses them.
///
/// The compiler's own linker, which knows how to pack relocations: unpacked, every start reads 3 MB of them and keeps
/// them. Older C libraries (before 2.36) cannot unpack them. Nobody loads a program as a library: it exports nothing,
/// which is another 2.6 MB. What is executed from the start stands first (`scripts/record-link-order`): a program reads its
/// code in blocks of 64 KB, and then touches half as many, 7 MB less. `PeerGrid` takes 35 MB of memory so.
let lean: [LinkerSetting] = {
  var flags = [
    "-use-ld=lld", "-Xlinker", "--no-export-dynamic",
    "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/scripts/link-order",
    "-Xlinker", "--no-warn-symbol-ordering",
  ]
  #if canImport(Glibc)
    // Says "glibc 2.36".
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
    dependencies: ["CollectionCore", "Gallery", "RuntimeInterface", "UIKit", "UIKitTesting", "TesseraRuntime"],
    swiftSettings: strict, linkerSettings: lean),
  .executableTarget(
    name: "PeerGrid", dependencies: ["UIKit", "RuntimeInterface", "TesseraRuntime"], swiftSettings: strict,
    linkerSettings: lean),
]

/// Programs that tests start, and end by a signal.
let testedPrograms: [Target] = [
  .executableTarget(
    name: "TerminationProbe", dependencies: ["UIKit", "TesseraRuntime"], path: "Tests/TerminationProbe",
    swiftSettings: strict)
]

let tests: [Target] = [
  test("CollectionCoreTests", ["CollectionCore"]),
  test("CoreGraphicsTests", ["CoreGraphics", "CairoDrawing"]),
  test("QuartzCoreTests", ["QuartzCore"]),
  test("CompositorTests", ["QuartzCore", "SoftwareCompositor", "CompositorKernels", "CairoDrawing"]),
  test("TextAndImageTests", ["UIKit"]),
  test("ViewTests", ["UIKit"]),
  test("SnapshotTests", ["UIKit"], exclude: ["Snapshots"]),
  test("AutoLayoutTests", ["UIKit"]),
  test("EventTests", ["UIKit"]),
  test("ControlTests", ["UIKit"]),
  test("ViewControllerTests", ["UIKit"], exclude: ["Panels/Snapshots", "Printing/Snapshots"]),
  test("NibTests", ["UIKit"], exclude: ["Files"]),
  test("DynamicsTests", ["UIKit"]),
  test("CompositionalTests", ["UIKit", "CollectionCore"], exclude: ["Snapshots"]),
  test("CollectionViewTests", ["UIKit", "CollectionCore", "RuntimeInterface"]),
  test("ListCellTests", ["UIKit"], exclude: ["Snapshots"]),
  test("TableTests", ["UIKit", "CollectionCore", "RuntimeInterface"], exclude: ["Snapshots"]),
  test("ListTests", ["UIKit"], exclude: ["Snapshots"]),
  test("HostTests", ["UIKit", "WindowHost", "HeadlessHost", "DesktopPortal", "RuntimeInterface"]),
  test("WebHostTests", ["UIKit", "WebHost", "HTTPServing", "HeadlessHost", "RuntimeInterface"]),
  test(
    "GalleryTests", ["Gallery", "GalleryLibrary", "Examples", "FirstProgram", "PhotoServing", "UIKit"],
    exclude: ["Snapshots"]),
  test("PhotoServingTests", ["PhotoServing", "HTTPServing", "Gallery", "UIKit"]),
  // As iOS code is written: Swift 5 mode, nothing but the public modules.
  .testTarget(
    name: "ClientTests",
    dependencies: ["UIKit", "UIKitTesting", "TesseraRuntime"] + testingOverlays.map { .byName(name: $0) },
    swiftSettings: [.swiftLanguageMode(.v5)]),
  // The code of the articles and tutorials in docs/Tessera.docc: nothing but the public modules.
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
]

/// Thousands of random cases: `./test` runs them in a release build. They build in debug too, with few cases.
let releaseTests = [
  test("PropertyTests", ["CollectionCore"]),
  test("StressTests", ["UIKit", "RuntimeInterface"]),
]

/// What an optimizer may break is tested in both halves of `./test`.
let twofoldTests = [test("ABITests", ["UIKit", "QuartzCore", "SwiftABI"])]

/// In both halves of `./test`, with more cases in the release build. The program is ended at random moments by a test.
let libraryTests: [Target] = [
  test("GalleryLibraryTests", ["GalleryLibrary", "LibraryWorker", .product(name: "GRDB", package: "GRDB.swift")]),
  .executableTarget(
    name: "LibraryWorker", dependencies: ["GalleryLibrary", "PixbufImages", "RuntimeInterface"],
    path: "Tests/LibraryWorker", swiftSettings: strict),
]

/// What is built besides the libraries. Unset: everything. `debug`: all but the tests that need speed; `release`: those
/// and nothing else (the halves of `./test`; see docs/testing.md, "How the tests run"). `libraries`: nothing, for the
/// command `tessera`, which downloads no packages of our programs so. Names of test targets with commas between: these
/// and no programs, for quick rounds of work on one area.
let chosen = Context.environment["TESSERA_TESTS"]
let rest: [Target] =
  switch chosen {
  case nil, "":
    twofoldTests + releaseTests + galleryLibrary + gallery + libraryTests + programs + testedPrograms + tests
  case "debug": twofoldTests + galleryLibrary + gallery + libraryTests + programs + testedPrograms + tests
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

/// What programs and examples stand on; the libraries need none of it.
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
