import CoreGraphics
import Foundation

/// Makes images of the pictures of a movie. Movies are not decoded in Tessera, so each image fails with the error `decoderNotFound`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The results of a request.
  public enum Result: Int, Sendable {
    /// The image was made.
    case succeeded
    /// The image failed.
    case failed
    /// The request was cancelled.
    case cancelled
  }
  /// The areas of which images are made.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The name of the area.
    public let rawValue: String
    /// Creates an area.
    ///
    /// - Parameter rawValue: The name of the area.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The visible area, with square pixels.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// The whole area, with square pixels.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// The whole area, with the pixels of the movie.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// The asset.
  public let asset: AVAsset
  /// A Boolean value that determines whether images are turned as the movie is. The default is `false`. The value is stored but has no
  /// effect.
  open var appliesPreferredTrackTransform = false
  /// The greatest size of images, in pixels. The default is zero, which is no limit. The value is stored but has no effect.
  open var maximumSize = CGSize.zero
  /// The area of which images are made, or nil for the visible one. The value is stored but has no effect.
  open var apertureMode: ApertureMode?
  /// The greatest time by which an image may be too early. The default is infinite. The value is stored but has no effect.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The greatest time by which an image may be too late. The default is infinite. The value is stored but has no effect.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator.
  ///
  /// - Parameter asset: The asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  private var failure: AVError {
    AVError(
      .decoderNotFound,
      "\(asset.contentURL?.lastPathComponent ?? "The asset"): there is no decoder for movies.")
  }

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - requestedTime: The time of the picture.
  ///   - actualTime: A pointer to the time of the picture that was used, or nil. It is not changed.
  /// - Returns: The image.
  /// - Throws: Always the error `decoderNotFound`.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
    -> CGImage
  {
    throw failure
  }
  /// Makes images, which fail.
  ///
  /// - Parameters:
  ///   - requestedTimes: The times of the pictures, as values with a `CMTime`.
  ///   - handler: A closure that is called for each time, on a queue that is not the main queue, with the time, no image, an invalid time,
  ///     `failed` and the error `decoderNotFound`.
  @preconcurrency
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    let failure = failure
    DispatchQueue.global().async {
      for time in times { handler(time, nil, .invalid, .failed, failure) }
    }
  }
  /// Makes an image, which fails.
  ///
  /// - Parameters:
  ///   - requestedTime: The time of the picture.
  ///   - handler: A closure that is called on a queue that is not the main queue, with no image, an invalid time and the error
  ///     `decoderNotFound`.
  @preconcurrency
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    let failure = failure
    DispatchQueue.global().async { handler(nil, .invalid, failure) }
  }
  /// Does nothing, because requests fail at once.
  open func cancelAllCGImageGeneration() {}
}
