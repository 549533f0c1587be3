import Foundation

/// A target of a project. It consists of one module and the bundle that is built from it.
package struct ProjectTarget: Sendable {
  /// The kinds of product that a target builds.
  package enum Kind: String, Sendable {
    case application, framework, unitTests, uiTests
    /// A target of C or Objective-C sources.
    case clang
    /// A macro of a Swift package, which runs within the compiler.
    case macro
  }

  /// The constants that are generated for the images and colors of asset catalogs.
  package enum AssetConstants: Sendable {
    case none
    /// The constants of `ImageResource` and `ColorResource`.
    case resources
    /// The constants, and properties of `UIImage` and `UIColor`.
    case extensions
  }

  /// The name of the target in the project, which may differ from the name of its module.
  package var name: String
  /// The name of the module that is compiled.
  package var moduleName: String
  /// The name by which sources import the module and qualify its types. It is the module's name, unless
  /// `makeLinkable()` has changed that.
  package private(set) var importName: String
  /// The kind of product that the target builds.
  package var kind: Kind
  /// The folder to which the target's sources belong.
  package var folder: String
  /// The paths of the Swift files, which are rewritten and compiled.
  package var sources: [String] = []
  /// The paths of files in other languages, which are not compiled.
  package var foreignSources: [String] = []
  /// The files that the bundle contains.
  package var resources: [BundleResource] = []
  /// The resources that `Bundle.module` finds. Only targets of packages have them.
  package var moduleResources: [ModuleResource] = []
  /// Info.plist with all variables replaced, in XML, or nil for none.
  package var information: Data?
  /// The language mode, such as `5` or `4.2`.
  package var swiftVersion = "5"
  /// The constants that are generated for the images and colors of the target's asset catalogs. The default is those of
  /// `ImageResource` and `ColorResource`.
  package var assetConstants = AssetConstants.resources
  /// The names that are true in `#if` conditions.
  package var conditions: [String] = []
  /// Indicates whether `DEBUG` is true in `#if` conditions. The default is true, because SwiftPM defines it in debug
  /// builds.
  package var definesDebug = true
  /// Settings in the words of a package manifest, such as `.enableUpcomingFeature("ExistentialAny")`.
  package var manifestSettings: [String] = []
  /// The modules that each file imports implicitly, for example those of a bridging header.
  package var implicitImports: [String] = []
  /// The header from which the implicit imports are, or nil for none.
  package var bridgingHeader: String?
  /// The patterns of the files that the settings exclude.
  package var excludedNames: [String] = []
  /// The files of a target in C, or nil for all files of its folder.
  package var clangFiles: [String]?
  /// The settings of a target in C as arguments of its declaration in a package manifest, such as `publicHeadersPath:
  /// "include"`.
  package var clangSettings: [String] = []
  /// Indicates whether the target is a module map for a library of the system.
  package var isSystemLibrary = false
  /// The names of the targets in the same project on which the target depends.
  package var dependencies: [String] = []
  /// The products of packages on which the target depends.
  package var products: [String] = []
  /// The dependencies and products that the manifest limits to other platforms than Linux, such as iOS.
  package var productsOfOtherPlatforms: Set<String> = []
  /// The name of the application in which unit tests run, or nil if they run without one.
  package var host: String?

  /// Creates a target without sources, resources and dependencies.
  package init(name: String, moduleName: String, kind: Kind, folder: String) {
    self.name = name
    self.moduleName = moduleName
    importName = moduleName
    self.kind = kind
    self.folder = folder
  }

  /// Gives the module of a program a name of ASCII characters. Sources keep its name in the project.
  ///
  /// SwiftPM defines `main` as another name of the symbol `MODULE_main` in an option of the linker, and no linker reads
  /// other characters there. A character is replaced by its number, so that different names stay different.
  package mutating func makeLinkable() {
    moduleName = moduleName.unicodeScalars.map {
      $0.isASCII ? String($0) : "_u" + String($0.value, radix: 16, uppercase: true)
    }.joined()
  }

  /// Indicates whether the target contains tests.
  package var isTest: Bool { kind == .unitTests || kind == .uiTests }
}
