import CoreGraphics
import Foundation

/// A photo. In Tessera, it is a photo that failed, and has no content.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// The settings of the photo.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  init(_ resolvedSettings: AVCaptureResolvedPhotoSettings) {
    self.resolvedSettings = resolvedSettings
    super.init()
  }

  /// The time of the photo, which is invalid.
  open var timestamp: CMTime { .invalid }
  /// A Boolean value that indicates whether the photo contains raw pixels, which is `false`.
  open var isRawPhoto: Bool { false }
  /// The pixels, which are nil.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The pixels of the preview, which are nil.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// The data of the file about the photo, which are empty.
  open var metadata: [String: Any] { [:] }
  /// The number of the photo among those of the settings, beginning with 1.
  open var photoCount: Int { 1 }
  /// The number of the picture among those with other exposures, or 0.
  open var sequenceCount: Int { 0 }
  /// The settings of the picture's exposure, or nil.
  open var bracketSettings: AVCaptureBracketedStillImageSettings? { nil }
  /// The kind of the camera, or nil.
  open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }

  /// Returns the photo as the content of a file.
  ///
  /// - Returns: Nil, because the photo has no content.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns the photo as an image.
  ///
  /// - Returns: Nil, because the photo has no content.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Returns the preview as an image.
  ///
  /// - Returns: Nil, because the photo has no content.
  open func previewCGImageRepresentation() -> CGImage? { nil }
}
