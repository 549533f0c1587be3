import Foundation
import UIKit

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// The number that no request for a live photo has.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of the error of a request for a live photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of a Boolean number that indicates whether a better live photo follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of a Boolean number that indicates whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with a short movie. Tessera cannot play one, so that each request for one fails.
public final class PHLivePhoto: NSObject, Sendable {
  /// The size in pixels.
  public let size: CGSize

  private init(size: CGSize) { self.size = size }

  /// Requests a live photo from files. It fails.
  ///
  /// - Parameters:
  ///   - fileURLs: The URLs of the picture and of the movie.
  ///   - image: Not used.
  ///   - targetSize: Not used.
  ///   - contentMode: Not used.
  ///   - resultHandler: A closure that receives nil and a `PHPhotosError` in the information, on the main thread.
  /// - Returns: The number of the request.
  @preconcurrency @discardableResult
  public class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let names = fileURLs.map(\.lastPathComponent).joined(separator: ", ")
    DispatchQueue.main.async {
      let error = PHPhotosError(.requestNotSupportedForAsset, "live photos cannot be played here: \(names)")
      resultHandler(nil, [PHLivePhotoInfoErrorKey: error, PHLivePhotoInfoIsDegradedKey: false])
    }
    return 1
  }

  /// Cancels a request for a live photo, which has already failed.
  ///
  /// - Parameter requestID: The number of the request.
  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
