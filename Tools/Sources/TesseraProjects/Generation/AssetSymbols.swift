import Foundation

/// The Swift constants for the images and colors of a target's asset catalogs, which Xcode 15 and later generates.
///
/// For an image set `Photo`, Xcode declares `ImageResource.photo`, and for a color set `AccentColor`
/// `ColorResource.accent`. With the setting `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`, it also
/// declares `UIImage.photo` and `UIColor.accent`. The rules for the names were read off files that Xcode has generated.
struct AssetSymbols {
  /// An image or a color: its constant, and its name in the catalog.
  private struct Symbol {
    let constant: String
    let name: String
  }

  /// The symbols of a folder of a catalog that is a namespace, or those outside of namespaces.
  private struct Group {
    var symbols: [Symbol] = []
    /// The groups within this one, by the names of their types.
    var groups: [String: Group] = [:]

    var isEmpty: Bool { symbols.isEmpty && groups.values.allSatisfy(\.isEmpty) }

    /// Adds a symbol to the group with a path. The first symbol with a constant is used.
    mutating func add(_ symbol: Symbol, to path: ArraySlice<String>) {
      if let first = path.first {
        groups[first, default: Group()].add(symbol, to: path.dropFirst())
      } else if !symbols.contains(where: { $0.constant == symbol.constant }) {
        symbols.append(symbol)
      }
    }
  }

  /// The bundle with the catalogs, as an expression: `.main`, or `.module` for a target of a package.
  private let bundle: String
  private var images = Group()
  private var colors = Group()

  /// The names of UIKit's own class properties, which are not declared again. Xcode warns about such a set.
  private static let takenColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
    "placeholderText", "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "lightText", "darkText", "tintColor",
    "tint", "groupTableViewBackground", "viewFlipsideBackground", "scrollViewTexturedBackground",
    "underPageBackground",
  ]
  private static let takenImages: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
  /// The nested types of `UIImage` and `UIColor`.
  private static let takenGroups: Set<String> = [
    "Configuration", "SymbolConfiguration", "Orientation", "RenderingMode", "ResizingMode", "Prominence",
    "DynamicRange",
  ]
  /// The extensions of the folders that are sets and have no constants.
  private static let otherSets: Set<String> = [
    "appiconset", "dataset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "solidimagestack",
    "solidimagestacklayer", "cubetextureset", "textureset", "mipmapset", "spriteatlas", "stickerpack", "sticker",
    "stickersequence", "stickersiconset", "complicationset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
    "iconset", "arresourcegroup", "arreferenceimage", "arobject",
  ]

  /// Reads catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The paths of folders `*.xcassets`.
  ///   - bundle: The bundle with the catalogs, as an expression.
  init(catalogs: [String], bundle: String = ".main") {
    self.bundle = bundle
    for catalog in catalogs { read(catalog, names: [], types: [], OpenFolders(catalog), depth: 0) }
  }

  private mutating func read(_ folder: String, names: [String], types: [String], _ open: OpenFolders, depth: Int) {
    guard depth < 40 else { return }
    for entry in Paths.entries(folder) {
      let path = Paths.join(folder, entry)
      guard Paths.isFolder(path), let open = open.entering(path) else { continue }
      let suffix = Paths.suffix(entry)
      switch suffix {
      case "imageset", "symbolset", "colorset":
        let isColor = suffix == "colorset"
        let stem = Paths.stem(entry)
        guard let constant = Self.constant(for: stem, droppingSuffix: isColor ? "Color" : "Image") else { continue }
        let symbol = Symbol(constant: constant, name: (names + [stem]).joined(separator: "/"))
        if isColor { colors.add(symbol, to: types[...]) } else { images.add(symbol, to: types[...]) }
      case _ where Self.otherSets.contains(suffix): continue
      default:
        guard Self.isNamespace(path), let type = Self.type(for: entry) else {
          read(path, names: names, types: types, open, depth: depth + 1)
          continue
        }
        read(path, names: names + [entry], types: types + [type], open, depth: depth + 1)
      }
    }
  }

  /// The names of all constants and of the types that contain them.
  var names: Set<String> {
    func all(_ group: Group) -> Set<String> {
      group.groups.reduce(into: Set(group.symbols.map(\.constant))) { result, inner in
        result.insert(inner.key)
        result.formUnion(all(inner.value))
      }
    }
    return all(images).union(all(colors))
  }

  /// Reads the catalogs of a target.
  ///
  /// - Returns: The constants, or nil if the target has no catalogs, or no constants are generated for it.
  static func of(_ target: ProjectTarget) -> AssetSymbols? {
    guard target.assetConstants != .none else { return nil }
    let catalogs = target.resources.map(\.source).filter { Paths.suffix($0) == "xcassets" }
    if !catalogs.isEmpty { return AssetSymbols(catalogs: catalogs) }
    // Xcode also generates constants for the targets of packages. A resource that is copied is not compiled.
    let own = target.moduleResources.filter { $0.rule == ".process" }.flatMap { Self.catalogs(in: $0.source) }
    guard !own.isEmpty else { return nil }
    return AssetSymbols(catalogs: own, bundle: ".module")
  }

  /// Returns the catalogs in a folder, or the folder itself if it is a catalog.
  private static func catalogs(in path: String) -> [String] {
    if Paths.suffix(path) == "xcassets" { return [path] }
    guard Paths.isFolder(path) else { return [] }
    // A catalog is a folder that counts as one file.
    return FileWalker.files(path).filter { Paths.suffix($0) == "xcassets" }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: Paths.join(folder, "Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return (properties["provides-namespace"] as? NSNumber)?.boolValue ?? false
  }

  // MARK: Names

  /// Returns the name of the constant for a set, or nil if its name contains no letter and no digit.
  ///
  /// Words begin with a capital letter (`sy_head_10@2x`: `syHead102X`), except for the first one (`BGLighGray`:
  /// `bgLighGray`). A name without lowercase letters is kept (`BMW`, `A-1-1-0`: `A_1_1_0`). A name that begins with a
  /// digit gets an underscore (`2b`: `_2B`).
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - suffix: The word that is left out at the end, unless it is the only one (`AccentColor`: `accent`).
  static func constant(for name: String, droppingSuffix suffix: String) -> String? {
    let words = words(of: name)
    guard !words.isEmpty else { return nil }
    var result: String
    if name.contains(where: \.isUppercase), !name.contains(where: \.isLowercase) {
      result = words.joined(separator: "_")
    } else {
      let first = words[0]
      let run = first.prefix(while: \.isUppercase).count
      let lowered = run > 1 && run < first.count && first.dropFirst(run).first?.isLetter == true ? run - 1 : run
      result = capitalizedAfterDigits(first.prefix(lowered).lowercased() + first.dropFirst(lowered))
      result += words.dropFirst().map(capitalized).joined()
      if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
    }
    if result.first?.isNumber == true { result = "_" + result }
    return keywords.contains(result) ? "`\(result)`" : result
  }

  /// Returns the name of the type for a folder that is a namespace, or nil if the folder's name contains no letter and
  /// no digit.
  private static func type(for name: String) -> String? {
    let result = words(of: name).map(capitalized).joined()
    guard let first = result.first else { return nil }
    // Types in a type cannot have these names without quotation marks.
    if ["Type", "Protocol", "Self", "Any"].contains(result) { return "`\(result)`" }
    return first.isNumber ? "_" + result : result
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isASCIILetterOrDigit && !($0.isLetter && !$0.isASCII) }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String {
    capitalizedAfterDigits(word.prefix(1).uppercased() + word.dropFirst())
  }

  private static func capitalizedAfterDigits(_ word: String) -> String {
    var result = ""
    for character in word {
      result += result.last?.isNumber == true ? character.uppercased() : String(character)
    }
    return result
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  // MARK: Text

  /// Returns the text of a Swift file with the constants, or nil if the catalogs contain no images and colors.
  ///
  /// - Parameter hasExtensions: `true` to declare properties of `UIImage` and `UIColor` too.
  func text(hasExtensions: Bool) -> String? {
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    var lines = ["// The constants for the sets of the asset catalogs.", "import UIKit", ""]
    // `Bundle.module` is a property that SwiftPM declares with Foundation.
    if bundle == ".module" { lines.insert("import Foundation", at: 1) }
    for (type, group) in [("ColorResource", colors), ("ImageResource", images)] where !group.isEmpty {
      lines.append("extension UIKit.\(type) {")
      Self.add(group, indent: "  ", taken: [], to: &lines) { symbol, _ in
        // In a module whose declarations are on the main actor, the constant is used by other actors, too.
        "nonisolated static let \(symbol.constant) = UIKit.\(type)(name: \(ManifestText.literal(symbol.name)), bundle: \(bundle))"
      }
      lines.append("}")
    }
    guard hasExtensions else { return lines.joined(separator: "\n") + "\n" }
    for (type, resource, group, taken) in [
      ("UIColor", "ColorResource", colors, Self.takenColors), ("UIImage", "ImageResource", images, Self.takenImages),
    ] where !group.isEmpty {
      lines.append("extension UIKit.\(type) {")
      Self.add(group, indent: "  ", taken: taken, to: &lines) { symbol, path in
        let place = (["UIKit", resource] + path + [symbol.constant]).joined(separator: ".")
        return "static var \(symbol.constant): UIKit.\(type) { UIKit.\(type)(resource: \(place)) }"
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds the declarations of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - path: The types that contain the group.
  ///   - indent: The beginning of each line.
  ///   - taken: The names that are not declared.
  ///   - lines: The lines of the file.
  ///   - declaration: A closure that returns the declaration of a symbol in the types of a path.
  private static func add(
    _ group: Group, path: [String] = [], indent: String, taken: Set<String>, to lines: inout [String],
    declaration: (Symbol, [String]) -> String
  ) {
    for symbol in group.symbols.sorted(by: { $0.name < $1.name }) where !taken.contains(symbol.constant) {
      lines.append(indent + declaration(symbol, path))
    }
    for (type, inner) in group.groups.sorted(by: { $0.key < $1.key }) where !takenGroups.contains(type) {
      lines.append("\(indent)enum \(type) {")
      add(inner, path: path + [type], indent: indent + "  ", taken: [], to: &lines, declaration: declaration)
      lines.append("\(indent)}")
    }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
