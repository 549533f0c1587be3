/// The role of a file in a target, which follows from its name.
enum FileKind {
  /// A Swift file.
  case swift
  /// A file of another language that Xcode compiles.
  case foreign
  /// A file that is copied to the bundle.
  case resource
  /// A file that is neither compiled nor copied to the bundle, such as a header or a project file.
  case ignored

  /// Returns the role of the file at a path, according to its name.
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

  /// The file name extensions of folders that count as one file.
  static let packages: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "scnassets", "docc", "playground",
    "xcodeproj", "xcworkspace", "icon", "mlpackage", "rcproject", "app", "appex", "xcmappingmodel", "atlas",
    "spriteatlas",
    "storyboardc", "xcstickers", "rtfd",
  ]

  /// Returns the path in the bundle of a file: the root of the bundle, or the folder of the file's language.
  static func destination(of path: String) -> String {
    let folder = Paths.name(Paths.folder(path))
    return folder.hasSuffix(".lproj") ? folder + "/" + Paths.name(path) : Paths.name(path)
  }
}
