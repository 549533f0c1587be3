import Foundation
import UIKit
import UniformTypeIdentifiers

/// Options for reading an asset to change it.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  /// A closure that returns whether the application can continue a change. It is not called.
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  /// A Boolean value that determines whether the network is used. It has no effect.
  open var isNetworkAccessAllowed = false
  /// A closure that receives the progress. It is not called.
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// The description of a change of an asset.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  /// The identifier of the format.
  public let formatIdentifier: String
  /// The version of the format.
  public let formatVersion: String
  /// The description.
  public let data: Data

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - formatIdentifier: The identifier of the format.
  ///   - formatVersion: The version of the format.
  ///   - data: The description.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }
}

/// An asset that is read to change it.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  private let asset: PHAsset
  /// A picture of at most 1,024 pixels, or nil if the file is damaged.
  public let displaySizeImage: UIImage?

  init(_ asset: PHAsset) {
    self.asset = asset
    displaySizeImage = try? UIImage.thumbnail(contentsOf: asset.file.url, maximumPixelSize: 1024)
  }

  /// The kind of the asset.
  open var mediaType: PHAssetMediaType { asset.mediaType }
  /// The properties of the asset.
  open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
  /// The date of the asset.
  open var creationDate: Date? { asset.creationDate }
  /// The type of the contents, such as `public.jpeg`.
  open var uniformTypeIdentifier: String? { asset.file.typeIdentifier }
  /// The way of playing.
  open var playbackStyle: PHAssetPlaybackStyle { asset.playbackStyle }
  /// The change that the application can continue, which is nil.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// The URL of the file.
  open var fullSizeImageURL: URL? { asset.file.url }
  /// The orientation in the file, with the numbers of EXIF.
  open var fullSizeImageOrientation: Int32 {
    let orientation = (try? UIImage.metadata(contentsOf: asset.file.url).orientation) ?? .up
    return Int32(CGImagePropertyOrientation(orientation).rawValue)
  }
  /// The movie, which is nil.
  open var audiovisualAsset: AVAsset? { nil }
  /// The live photo, which is nil.
  open var livePhoto: PHLivePhoto? { nil }
}

/// The result of a change of an asset. The library does not accept it.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  /// The description of the change.
  open var adjustmentData: PHAdjustmentData?
  /// The URL of the file for the changed picture, in the folder for temporary files.
  public let renderedContentURL: URL

  /// Creates a result.
  ///
  /// - Parameter contentEditingInput: The asset that is changed.
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
  }

  /// Creates a result for an asset that is about to be created.
  ///
  /// - Parameter placeholderForCreatedAsset: The placeholder.
  public init(placeholderForCreatedAsset: PHObjectPlaceholder) {
    renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
  }
}

extension PHAsset {
  /// Reads the asset to change it.
  ///
  /// - Parameters:
  ///   - options: Not used.
  ///   - completionHandler: A closure that receives the asset and information, on the main thread.
  /// - Returns: The number of the request.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> Int {
    nonisolated(unsafe) let handler = completionHandler
    return Int(
      PHImageManager.default().requests.start { _ in
        let input = PHContentEditingInput(self)
        DispatchQueue.main.async { handler(input, [:]) }
      })
  }

  /// Cancels the reading of the asset.
  ///
  /// - Parameter requestID: The number of the request.
  public func cancelContentEditingInputRequest(_ requestID: Int) {
    PHImageManager.default().cancelImageRequest(PHImageRequestID(truncatingIfNeeded: requestID))
  }
}
