import CoreLocation
import Foundation
import UIKit

/// A request to create, change or delete an asset.
open class PHAssetChangeRequest: PHChangeRequest {
  private let path: String
  private var entry: PhotoNotes.Entry
  /// The object that stands for an asset that is about to be created, or nil if the request changes an asset.
  public private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

  /// Creates a request to change an asset.
  ///
  /// - Parameter asset: The asset.
  public convenience init(for asset: PHAsset) { self.init(path: asset.localIdentifier, entry: asset.note) }

  init(path: String, entry: PhotoNotes.Entry = PhotoNotes.Entry(), isNew: Bool = false) {
    self.path = path
    self.entry = entry
    super.init()
    if isNew { placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: path) }
  }

  // MARK: Creating

  /// Returns a request to add an image as a PNG file.
  ///
  /// - Parameter image: The image.
  /// - Returns: The request.
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    creation("IMG_\(Self.stamp).png") { path, _ in
      guard let data = image.pngData() else {
        throw PHPhotosError(.invalidResource, "the image was not added: it has no pixels")
      }
      try write(data, to: path)
    }
  }

  /// Returns a request to add a copy of a picture file.
  ///
  /// - Parameter fileURL: The URL of the file.
  /// - Returns: The request, or nil if the file is no readable picture.
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    guard (try? UIImage.metadata(contentsOf: fileURL)) != nil else { return nil }
    return creation(fileURL.lastPathComponent) { path, _ in try copy(fileURL, to: path) }
  }

  /// Returns nil, because the library contains no movies.
  ///
  /// - Parameter fileURL: The URL of the file.
  /// - Returns: nil.
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    PhotoStore.report("\(fileURL.path) was not added: the library contains pictures only")
    return nil
  }

  static func creation(_ name: String, _ body: @escaping (String, ChangeTransaction) throws -> Void) -> Self {
    let folder = PHPhotoLibrary._folder.path
    let path = ChangeTransaction.current?.reserve(name, in: PhotoStore.shared.current().root) ?? "\(folder)/\(name)"
    ChangeTransaction.add("\(Self.self)") { transaction in
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw PHPhotosError(.libraryVolumeOffline, "\(folder) cannot be created: \(error.localizedDescription)")
      }
      try body(path, transaction)
      transaction.onFailure { unlink(path) == 0 }
    }
    return make(path)
  }

  private static func make<T: PHAssetChangeRequest>(_ path: String) -> T {
    let request: PHAssetChangeRequest =
      T.self is PHAssetCreationRequest.Type
      ? PHAssetCreationRequest(path: path, isNew: true) : PHAssetChangeRequest(path: path, isNew: true)
    return unsafeDowncast(request, to: T.self)
  }

  /// The time for names of files.
  static var stamp: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd_HHmmss"
    return formatter.string(from: Date())
  }

  /// Writes a file, which must not exist. A file that cannot be written completely is removed.
  static func write(_ data: Data, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw PHPhotosError(number: errno, "written", path) }
    defer { close(descriptor) }
    var failure: Int32 = 0
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count, failure == 0 {
        let count = Foundation.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count > 0 { offset += count } else if errno != EINTR { failure = count == 0 ? ENOSPC : errno }
      }
    }
    guard failure == 0 else {
      unlink(path)
      throw PHPhotosError(number: failure, "written", path)
    }
  }

  static func copy(_ source: URL, to path: String) throws {
    guard let data = try? Data(contentsOf: source, options: .alwaysMapped) else {
      throw PHPhotosError(.missingResource, "\(source.path) was not added: it cannot be read")
    }
    try write(data, to: path)
  }

  // MARK: Deleting

  /// Requests to delete assets. Their files are moved to the desktop's trash.
  ///
  /// - Parameter assets: An array or a result with assets.
  public class func deleteAssets(_ assets: any NSFastEnumeration) {
    let paths = PHAsset.identifiers(assets)
    ChangeTransaction.add("deleteAssets(_:)") { transaction in
      for path in paths {
        let restore = try XDGTrash.move(path)
        transaction.onFailure(restore)
        transaction.notes.entries[path] = nil
      }
    }
  }

  // MARK: Properties

  /// The date. A new value is kept beside the file, which does not change.
  open var creationDate: Date? {
    get { entry.creationDate ?? PhotoStore.shared.current().files[path]?.header.captureDate }
    set { change { $0.creationDate = newValue } }
  }
  /// The position. A new value is kept beside the file, which does not change.
  open var location: CLLocation? {
    get {
      guard let latitude = entry.latitude, let longitude = entry.longitude else { return nil }
      return CLLocation(latitude: latitude, longitude: longitude)
    }
    set {
      change {
        $0.latitude = newValue?.coordinate.latitude
        $0.longitude = newValue?.coordinate.longitude
      }
    }
  }
  /// A Boolean value that determines whether the asset is a favorite.
  open var isFavorite: Bool {
    get { entry.isFavorite ?? false }
    set { change { $0.isFavorite = newValue ? true : nil } }
  }
  /// A Boolean value that determines whether the asset is hidden.
  open var isHidden: Bool {
    get { entry.isHidden ?? false }
    set { change { $0.isHidden = newValue ? true : nil } }
  }

  private func change(_ body: @escaping (inout PhotoNotes.Entry) -> Void) {
    body(&entry)
    let path = path
    ChangeTransaction.add("\(type(of: self))") { transaction in
      guard access(path, F_OK) == 0 else {
        throw PHPhotosError(.identifierNotFound, "\(path) was not changed: it does not exist any more")
      }
      body(&transaction.notes.entries[path, default: PhotoNotes.Entry()])
    }
  }

  // MARK: Content

  /// The changed content. Setting it fails, because the file of the user would be replaced.
  open var contentEditingOutput: PHContentEditingOutput? {
    didSet { refuseContent() }
  }
  /// Requests to undo changes of the content. It fails, because assets have no such changes.
  open func revertAssetContentToOriginal() { refuseContent() }

  private func refuseContent() {
    let path = path
    ChangeTransaction.add("\(type(of: self))") { _ in
      throw PHPhotosError(.changeNotSupported, "the content of \(path) was not changed: add a new asset instead")
    }
  }
}
