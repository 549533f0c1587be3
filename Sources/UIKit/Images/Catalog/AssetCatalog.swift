import Foundation

/// The index of all asset catalogs (`.xcassets` folders) of a bundle: the folder of each named set.
///
/// Catalogs are not compiled on Linux. The bundle contains them as they are in the project. The index is created from
/// listings of the folders when a name is first looked up in the bundle. The `Contents.json` file of a set is read when
/// its name is looked up.
struct AssetCatalog: Sendable {
  /// The kind of a set in an asset catalog. The raw value is the extension of the set's folder.
  enum Kind: String, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
    case icon = "appiconset"
  }

  private static let catalogs = SharedCache<String, AssetCatalog>(limit: 200)
  /// The deepest nesting of groups. The limit ends the search if a link leads to an enclosing folder.
  private static let maximumDepth = 24

  private var folders: [Kind: [String: String]] = [:]
  /// The folders by lowercase name, for names whose case differs between the code and the catalog.
  private var lowercaseFolders: [Kind: [String: String]] = [:]

  /// Returns the index of a bundle. The first call creates the index.
  static func catalog(of bundle: Bundle) -> AssetCatalog {
    let key = bundle.bundlePath
    if let cached = catalogs[key] { return cached }
    return catalogs.insert(AssetCatalog(folders: resourceFolders(of: bundle)), for: key)
  }

  /// Returns the folders of a bundle that contain resources. For the main bundle, the result includes the resource bundles of Swift
  /// packages in the folder of the program, because on iOS, resources of packages and of the application are in one bundle.
  static func resourceFolders(of bundle: Bundle) -> [String] {
    var folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    if folders.count == 2, folders[0] == folders[1] { folders.removeLast() }
    folders += bundle.resourceBundlePaths
    return folders
  }

  /// Creates the index of the catalogs in some folders.
  ///
  /// - Parameter roots: The paths of the folders. If two sets have the same kind and name, the first one is used.
  init(folders roots: [String]) {
    for root in roots {
      for name in Self.contents(root) where name.hasSuffix(".xcassets") { add(root + "/" + name, prefix: "", depth: 0) }
    }
  }

  /// Returns the path of the folder of a set, or nil if there is no set of this kind and name.
  ///
  /// A set with exactly this name takes precedence over one whose name differs in case. A project can contain both
  /// spellings, because the file systems of macOS usually ignore the case of names.
  ///
  /// - Parameters:
  ///   - kind: The kind of the set.
  ///   - name: The name, with the names of the groups that provide a namespace, such as `Icons/Star`.
  func folder(_ kind: Kind, named name: String) -> String? {
    folders[kind]?[name] ?? lowercaseFolders[kind]?[name.lowercased()]
  }

  /// Returns the names of all sets of a kind, sorted.
  func names(_ kind: Kind) -> [String] { (folders[kind] ?? [:]).keys.sorted() }

  private static func contents(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private mutating func add(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.maximumDepth else {
      return ResourceReport.report(
        "\(folder): groups of an asset catalog can be nested at most \(Self.maximumDepth) levels deep. This group is "
          + "ignored")
    }
    for name in Self.contents(folder) {
      guard let dotIndex = name.lastIndex(of: ".") else {
        let path = folder + "/" + name
        // A folder without an extension is a group. A file without an extension is treated as a folder without contents.
        let providesNamespace =
          CatalogContents.read(folder: path)?.object("properties")?.isOn("provides-namespace") ?? false
        add(path, prefix: providesNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
        continue
      }
      let base = String(name[..<dotIndex])
      guard let kind = Kind(rawValue: String(name[name.index(after: dotIndex)...])) else {
        // The name of a group can contain a dot although Xcode advises against it.
        if !name.hasPrefix("."), !Self.ignoredExtensions.contains(String(name[name.index(after: dotIndex)...])),
          Self.isFolder(folder + "/" + name)
        {
          let providesNamespace = CatalogContents.read(folder: folder + "/" + name)?.object("properties")?.isOn(
            "provides-namespace")
          add(folder + "/" + name, prefix: providesNamespace ?? false ? prefix + name + "/" : prefix, depth: depth + 1)
        }
        continue
      }
      let key = prefix + base
      guard folders[kind]?[key] == nil else { continue }
      let path = folder + "/" + name
      folders[kind, default: [:]][key] = path
      if lowercaseFolders[kind]?[key.lowercased()] == nil {
        lowercaseFolders[kind, default: [:]][key.lowercased()] = path
      }
    }
  }

  /// The extensions of the files and folders in catalogs that are neither groups nor sets of a `Kind`.
  private static let ignoredExtensions: Set<String> = [
    "json", "png", "jpg", "jpeg", "pdf", "svg", "launchimage", "brandassets", "imagestack", "imagestacklayer",
    "solidimagestack",
    "stickerpack", "stickersequence", "sticker", "spriteatlas", "textureset", "mipmapset", "cubetextureset",
    "arresourcegroup",
    "arreferenceimage", "complicationset", "watchface", "iconset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset",
  ]

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
