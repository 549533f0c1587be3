import Foundation

/// Takes photos, before iOS 10. Without a camera, each photo fails.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// The settings of photos. The default is JPEG. The value is stored but has no effect.
  open var outputSettings: [String: Any] = [AVVideoCodecKey: AVVideoCodecType.jpeg.rawValue]
  /// A Boolean value that determines whether photos have the greatest size. The default is `false`. The value is stored but has no effect.
  open var isHighResolutionStillImageOutputEnabled = false
  /// A Boolean value that determines whether shaking is removed. The default is `false`. The value is stored but has no effect.
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = false
  /// A Boolean value that indicates whether shaking can be removed, which is `false`.
  open var isStillImageStabilizationSupported: Bool { false }
  /// A Boolean value that indicates whether a photo is being taken, which is `false`.
  open var isCapturingStillImage: Bool { false }
  /// The formats of pixels, which are none without a camera.
  open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
  /// The codecs, which are none without a camera.
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }

  /// Creates an output.
  public override init() { super.init() }

  /// Reports that the photo has failed, because there is no camera.
  ///
  /// - Parameters:
  ///   - connection: The connection.
  ///   - handler: A closure that is called on the main thread with the error `deviceNotConnected`, or `sessionNotRunning` if the output
  ///     belongs to no session that runs.
  @preconcurrency
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    let failure = failure
    CaptureReport.write("AVCaptureStillImageOutput takes no photo: \(failure.localizedDescription)")
    DispatchQueue.main.async { handler(nil, failure) }
  }
  /// Converts a sample buffer to the content of a JPEG file.
  ///
  /// - Parameter jpegSampleBuffer: The sample buffer.
  /// - Returns: Nil, because no sample buffer contains a photo.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
