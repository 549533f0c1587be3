import Foundation
import UIKit

/// A request to create an asset from data or a file.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// The data or file of the new asset.
  private final class Content {
    var body: ((String, ChangeTransaction) throws -> Void)?
  }

  private var content = Content()

  /// Returns a request for a new asset. Add one resource of the type `photo`.
  ///
  /// - Returns: The request.
  public class func forAsset() -> Self {
    let content = Content()
    let request = creation("IMG_\(stamp).jpg") { path, transaction in
      guard let body = content.body else {
        throw PHPhotosError(.missingResource, "no asset was created: no resource of the type photo was added")
      }
      try body(path, transaction)
    }
    request.content = content
    return request
  }

  /// Returns whether assets can be created from resources of several types.
  ///
  /// - Parameter types: The values of `PHAssetResourceType`.
  /// - Returns: `true` for a photo.
  public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
    types.map(\.intValue) == [PHAssetResourceType.photo.rawValue]
  }

  /// Adds data.
  ///
  /// - Parameters:
  ///   - type: The type. Types other than `photo` fail.
  ///   - data: The contents of an image file.
  ///   - options: Not used.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    content.body = { path, _ in
      guard type == .photo else { throw Self.refusal(type) }
      guard UIImage(data: data) != nil else {
        throw PHPhotosError(
          .invalidResource, "no asset was created: \(data.count) bytes are no picture that can be read")
      }
      try Self.write(data, to: path)
    }
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - type: The type. Types other than `photo` fail.
  ///   - fileURL: The URL of the file.
  ///   - options: Determines whether the file is removed afterwards.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    let isMoved = options?.shouldMoveFile ?? false
    content.body = { path, transaction in
      guard type == .photo else { throw Self.refusal(type) }
      guard access(fileURL.path, R_OK) == 0 else {
        throw PHPhotosError(.missingResource, "\(fileURL.path) was not added: it cannot be read")
      }
      guard (try? UIImage.metadata(contentsOf: fileURL)) != nil else {
        throw PHPhotosError(.invalidResource, "\(fileURL.path) was not added: it is no picture that can be read")
      }
      try Self.copy(fileURL, to: path)
      if isMoved { transaction.onSuccess { unlink(fileURL.path) } }
    }
  }

  private static func refusal(_ type: PHAssetResourceType) -> PHPhotosError {
    PHPhotosError(.changeNotSupported, "no asset was created: the library contains photos, and the type is \(type)")
  }
}
