import Foundation

/// Functions that find and read the files of nibs and storyboards in bundles.
enum NibFiles {
  /// The result of a search for a nib or storyboard file: a source file or a compiled file.
  enum SearchResult {
    /// An XML file, as Xcode saves it.
    case source(URL)
    /// A compiled file, which cannot be read.
    case compiled(URL)
  }

  /// Returns the file with a name, or nil if the bundle does not contain it.
  ///
  /// - Parameters:
  ///   - name: The name without an extension. It can contain folders.
  ///   - pathExtension: `xib` or `storyboard`.
  ///   - bundle: The bundle. If it is the main bundle, the resource bundles beside the executable are searched, too.
  static func find(_ name: String, _ pathExtension: String, in bundle: Bundle) -> SearchResult? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    var compiled: URL?
    for bundle in bundles(from: bundle) {
      for folder in folders(of: bundle) {
        let file = folder.appendingPathComponent(name).appendingPathExtension(pathExtension)
        if FileManager.default.fileExists(atPath: file.path) { return .source(file) }
        let compiledFile = folder.appendingPathComponent(name).appendingPathExtension(
          pathExtension == "xib" ? "nib" : "storyboardc")
        if FileManager.default.fileExists(atPath: compiledFile.path) { compiled = compiled ?? compiledFile }
      }
    }
    return compiled.map(SearchResult.compiled)
  }

  /// Reads a file, with the texts of the user's language.
  ///
  /// - Throws: An error if the file cannot be read at all.
  static func read(_ url: URL, bundle: Bundle) throws -> NibDocument {
    let data = try Data(contentsOf: url)
    let document = try NibDocument(data: data, fileName: url.lastPathComponent, bundle: bundle)
    if let error = document.error {
      Diagnostics.report(
        "\(document.fileName):\(error.line): \(error.problem). The objects before this line are used")
    }
    let name = url.deletingPathExtension().lastPathComponent
    NibLocalization.apply(
      to: document, table: name, folder: url.deletingLastPathComponent(), strings: .strings(of: bundle))
    return document
  }

  /// Returns the bundles that are searched for a file. For the main bundle, they include the resource bundles of Swift
  /// packages, which are beside the executable.
  static func bundles(from bundle: Bundle) -> [Bundle] {
    [bundle] + bundle.resourceBundlePaths.compactMap(Bundle.init(path:))
  }

  /// Returns the folders of a bundle in which a file can be, in the order of the search: the folder of the user's
  /// language, `Base.lproj`, the folder of the resources, and the folders of the development language and of the other
  /// languages.
  static func folders(of bundle: Bundle) -> [URL] {
    guard let resources = bundle.resourceURL ?? Optional(bundle.bundleURL) else { return [] }
    let languageFolders = Bundle.entries(of: resources.path) { $0.hasSuffix(".lproj") }
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
    guard !languageFolders.isEmpty else { return [resources] }
    let language = LocalizedStrings.strings(of: bundle).language
    let developmentLanguage = bundle.informationEntry("CFBundleDevelopmentRegion") as? String
    let preferredFolders =
      languageFolders.filter { name($0) == language } + languageFolders.filter { name($0) == "Base" }
    let otherFolders = languageFolders.filter { !preferredFolders.contains($0) }
    return preferredFolders + [resources] + otherFolders.filter { name($0) == developmentLanguage }
      + otherFolders.filter { name($0) != developmentLanguage }
  }

  /// Returns the language of an `lproj` folder.
  private static func name(_ folder: URL) -> String { folder.deletingPathExtension().lastPathComponent }
}
