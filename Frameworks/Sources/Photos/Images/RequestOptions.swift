import Foundation

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number that no request for a picture has.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// A closure that receives the progress, an error, a pointer to a value that cancels the request, and information.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// A closure that receives the progress, an error, a pointer to a value that cancels the request, and information.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The key of a Boolean number that indicates whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of a Boolean number that indicates whether the picture must be downloaded. It is `false`.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of the number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of a Boolean number that indicates whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error.
public let PHImageErrorKey = "PHImageErrorKey"

/// Options for requests of pictures.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
  /// The version. It makes no difference.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality and the time. The default is `opportunistic`.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The size. The default is `fast`.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture that is returned, in units of its size, with `resizeMode` `exact`. The default is empty: all of it.
  open var normalizedCropRect = CGRect.zero
  /// A Boolean value that determines whether the network is used. It has no effect.
  open var isNetworkAccessAllowed = false
  /// A Boolean value that determines whether the caller waits. The default is `false`.
  open var isSynchronous = false
  /// A Boolean value that determines whether a smaller second picture is returned. It has no effect.
  open var allowSecondaryDegradedImage = false
  /// A closure that receives the progress of a download. It is not called.
  open var progressHandler: PHAssetImageProgressHandler?

  /// Returns a copy of the options.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let options = PHImageRequestOptions()
    options.version = version
    options.deliveryMode = deliveryMode
    options.resizeMode = resizeMode
    options.normalizedCropRect = normalizedCropRect
    options.isNetworkAccessAllowed = isNetworkAccessAllowed
    options.isSynchronous = isSynchronous
    options.allowSecondaryDegradedImage = allowSecondaryDegradedImage
    options.progressHandler = progressHandler
    return options
  }
}

/// The version of a movie.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// The newest version.
  case current = 0
  /// The original.
  case original
}

/// The quality of a movie.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// The system chooses.
  case automatic = 0
  /// The highest quality.
  case highQualityFormat
  /// A medium quality.
  case mediumQualityFormat
  /// The fastest one.
  case fastFormat
}

/// Options for requests of movies, which the library does not contain.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// A Boolean value that determines whether the network is used. It has no effect.
  open var isNetworkAccessAllowed = false
  /// The version. It has no effect.
  open var version = PHVideoRequestOptionsVersion.current
  /// The quality. It has no effect.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// A closure that receives the progress. It is not called.
  open var progressHandler: PHAssetVideoProgressHandler?
}

/// Options for requests of live photos, which the library does not contain.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// The version. It has no effect.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality. It has no effect.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// A Boolean value that determines whether the network is used. It has no effect.
  open var isNetworkAccessAllowed = false
  /// A closure that receives the progress. It is not called.
  open var progressHandler: PHAssetImageProgressHandler?
}
