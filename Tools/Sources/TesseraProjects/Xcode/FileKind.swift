/// The role of a file in a target, which follows from its name.
enum FileKind {
  /// A Swift file.
  case swift
  /// A file of another language that Xcode compiles.
  case foreign
  /// A file that belongs into the bundle.
  case resource
  /// A file that only Xcode or people read.
  case ignored

  /// Returns what a file with a name is.
  static func of(_ path: String) -> FileKind {
    switch Paths.suffix(path) {
    case "swift": .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "metal", "s", "asm", "intentdefinition", "mlmodel", "mlpackage", "y", "l":
      .foreign
    case "h", "hh", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xcodeproj", "xcworkspace", "md", "markdown",
      "docc", "playground", "tbd", "a", "dylib", "framework", "xcframework", "appex", "app", "xctestplan", "gyb",
      "podspec",
      "apinotes", "swiftinterface":
      .ignored
    default: .resource
    }
  }

  /// The names that end so are folders that count as one file.
  static let packages: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "scnassets", "docc", "playground",
    "xcodeproj", "xcworkspace", "icon", "mlpackage", "rcproject", "app", "appex", "xcmappingmodel", "atlas",
    "spriteatlas",
    "storyboardc", "xcstickers", "rtfd",
  ]

  /// Returns where in the bundle a file without a folder of its own goes: into the root, or into its language's folder.
  static func destination(of path: String) -> String {
    let folder = Paths.name(Paths.folder(path))
    return folder.hasSuffix(".lproj") ? folder + "/" + Paths.name(path) : Paths.name(path)
  }
}
