import Foundation
import UIKit

/// A request to create, change or delete an album, which is a subfolder of the pictures folder. An asset that is added to an album
/// keeps its file; the folder of the album receives a link to it.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  private let path: String?
  private let identifier: String
  private var newTitle: String
  private let isNew: Bool

  private init(identifier: String, path: String?, title: String, isNew: Bool) {
    self.identifier = identifier
    self.path = path
    newTitle = title
    self.isNew = isNew
  }

  /// Creates a request to change an album.
  ///
  /// - Parameter assetCollection: The album. For a smart album, the result is nil.
  public convenience init?(for assetCollection: PHAssetCollection) {
    guard case .folder(let path) = assetCollection.content else { return nil }
    self.init(identifier: path, path: path, title: assetCollection.localizedTitle ?? "", isNew: false)
  }

  /// Creates a request to change an album.
  ///
  /// - Parameters:
  ///   - assetCollection: The album. For a smart album, the result is nil.
  ///   - assets: The assets of the album, which are read again when the changes are made.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }

  /// Returns a request for a new album.
  ///
  /// - Parameter title: The title, which is the name of the folder. A slash becomes a hyphen.
  /// - Returns: The request.
  @discardableResult
  public class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let name = folderName(title)
    let root = PhotoStore.shared.current().root
    let path = ChangeTransaction.current?.reserve(name, in: root) ?? "\(root)/\(name)"
    ChangeTransaction.add("creationRequestForAssetCollection(withTitle:)") { transaction in
      do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
        throw PHPhotosError(.internalError, "the album \(path) was not created: \(error.localizedDescription)")
      }
      transaction.onFailure { rmdir(path) == 0 }
    }
    let request = PHAssetCollectionChangeRequest(identifier: path, path: path, title: title, isNew: true)
    return unsafeDowncast(request, to: Self.self)
  }

  private static func folderName(_ title: String) -> String {
    let name = title.replacingOccurrences(of: "/", with: "-").trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty || name.hasPrefix(".") ? "Album" + name : name
  }

  /// Requests to delete albums. The folder is moved to the trash if it contains nothing except for links. Otherwise the change fails,
  /// because the assets must remain in the library.
  ///
  /// - Parameter assetCollections: An array or a result with albums.
  public class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    let paths = PHAsset.identifiers(assetCollections)
    ChangeTransaction.add("deleteAssetCollections(_:)") { transaction in
      for path in paths {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        if let name = names.first(where: { !isLink("\(path)/\($0)") }) {
          throw PHPhotosError(
            .changeNotSupported, "the album \(path) was not deleted: it contains the file \(name), not only links")
        }
        let restore = try XDGTrash.move(path)
        transaction.onFailure(restore)
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// The object that stands for an album that is about to be created.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(localIdentifier: identifier)
  }

  /// The title. A new one renames the folder.
  open var title: String {
    get { newTitle }
    set {
      newTitle = newValue
      guard let path else { return }
      ChangeTransaction.add("title") { transaction in
        let folder = (path as NSString).deletingLastPathComponent
        let target = transaction.reserve(Self.folderName(newValue), in: folder)
        guard rename(path, target) == 0 else { throw PHPhotosError(number: errno, "renamed", path) }
        transaction.onFailure { rename(target, path) == 0 }
        for (file, entry) in transaction.notes.entries where file.hasPrefix(path + "/") {
          transaction.notes.entries[file] = nil
          transaction.notes.entries[target + file.dropFirst(path.count)] = entry
        }
      }
    }
  }

  /// Requests to add assets.
  ///
  /// - Parameter assets: An array or a result with assets, or with the placeholders of new ones.
  open func addAssets(_ assets: any NSFastEnumeration) {
    let assets = PHAsset.identifiers(assets)
    guard let path else { return }
    ChangeTransaction.add("addAssets(_:)") { transaction in
      for asset in assets where (asset as NSString).deletingLastPathComponent != path {
        guard access(asset, F_OK) == 0 else {
          throw PHPhotosError(.identifierNotFound, "\(asset) was not added to the album \(path): it does not exist")
        }
        let link = "\(path)/\((asset as NSString).lastPathComponent)"
        if let target = realpath(link, nil) {
          defer { free(target) }
          if String(cString: target) == asset { continue }
        }
        let free = transaction.reserve((asset as NSString).lastPathComponent, in: path)
        guard symlink(asset, free) == 0 else { throw PHPhotosError(number: errno, "added to the album \(path)", asset) }
        transaction.onFailure { unlink(free) == 0 }
      }
    }
  }

  /// Requests to add assets. The order of an album is that of the dates.
  ///
  /// - Parameters:
  ///   - assets: An array or a result with assets.
  ///   - indexes: Not used.
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) { addAssets(assets) }

  /// Requests to remove assets from the album. An asset whose file is in the folder itself cannot be removed from it.
  ///
  /// - Parameter assets: An array or a result with assets.
  open func removeAssets(_ assets: any NSFastEnumeration) {
    let assets = PHAsset.identifiers(assets)
    guard let path else { return }
    ChangeTransaction.add("removeAssets(_:)") { transaction in
      let snapshot = PhotoStore.shared.current()
      let links = snapshot.folders.first { $0.path == path }?.links ?? [:]
      for asset in assets {
        if (asset as NSString).deletingLastPathComponent == path {
          throw PHPhotosError(
            .changeNotSupported, "\(asset) was not removed from its album, because the album is the folder of the file")
        }
        guard let link = links[asset] else { continue }
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        guard unlink(link) == 0 else { throw PHPhotosError(number: errno, "removed from the album", link) }
        transaction.onFailure { target.map { symlink($0, link) == 0 } ?? false }
      }
    }
  }
}
