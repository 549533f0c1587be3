import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The contents of a data set in an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the data set, with its namespace.
  public let name: NSDataAssetName
  /// The contents of the data set's file.
  public let data: Data
  /// The uniform type identifier of the data. The value is `public.data` if the data set does not specify one.
  public let typeIdentifier: String

  /// Reads a data set of the main bundle. The result is nil if there is no data set with the name.
  ///
  /// - Parameter name: The name of the data set, with its namespace.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads a data set of a bundle. The result is nil if there is no data set with the name, or if its file cannot be
  /// read. An unreadable file is reported.
  ///
  /// - Parameters:
  ///   - name: The name of the data set, with its namespace.
  ///   - bundle: The bundle.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let folder = AssetCatalog.catalog(of: bundle).folder(.data, named: name),
      let entry = Self.entry(CatalogContents.read(folder: folder)), let file = entry.text("filename")
    else { return nil }
    do {
      data = try RegularFile(FilePath(folder + "/" + file)).contents(limit: 1 << 30)
    } catch {
      ResourceReport.report("the data asset “\(name)” cannot be read: \(folder)/\(file): \(error)")
      return nil
    }
    self.name = name
    typeIdentifier = entry.text("universal-type-identifier") ?? "public.data"
    super.init()
  }

  /// Returns the entry for all kinds of devices, or the first entry if there is none. The result is nil if no entry has a valid file
  /// name.
  private static func entry(_ contents: CatalogContents?) -> CatalogContents? {
    let entries = (contents?.objects("data") ?? []).filter {
      guard let file = $0.text("filename") else { return false }
      return !file.isEmpty && !file.contains("/") && file != ".."
    }
    return entries.first { ($0.text("idiom") ?? "universal") == "universal" } ?? entries.first
  }

  /// Returns the data asset itself, because it is immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The data asset.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
