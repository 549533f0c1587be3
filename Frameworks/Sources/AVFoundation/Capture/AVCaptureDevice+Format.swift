import Foundation

extension AVCaptureDevice {
  /// A format in which a camera records. No code receives one, because there are no cameras.
  open class Format: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The kind of media.
    open var mediaType: AVMediaType { .video }
    /// The size and the encoding of the pictures.
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    /// The numbers of frames per second that are supported.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// The horizontal field of view, in degrees.
    open var videoFieldOfView: Float { 0 }
    /// The greatest zoom factor.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// The zoom factor above which pictures are enlarged.
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    /// The shortest exposure.
    open var minExposureDuration: CMTime { .invalid }
    /// The longest exposure.
    open var maxExposureDuration: CMTime { .invalid }
    /// The smallest sensitivity.
    open var minISO: Float { 0 }
    /// The greatest sensitivity.
    open var maxISO: Float { 0 }
    /// A Boolean value that indicates whether the pixels are combined in groups.
    open var isVideoBinned: Bool { false }
    /// A Boolean value that indicates whether videos have a high dynamic range.
    open var isVideoHDRSupported: Bool { false }
    /// A Boolean value that indicates whether several cameras can be used at the same time.
    open var isMultiCamSupported: Bool { false }
    /// The formats of distances that can be recorded with this format.
    open var supportedDepthDataFormats: [Format] { [] }
    /// The greatest size of photos, in pixels.
    open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The greatest sizes of photos, in pixels.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    /// Returns whether a way of removing shaking is supported.
    ///
    /// - Parameter mode: The way.
    /// - Returns: `false`, except for `off`.
    open func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { mode == .off }
  }
}

/// A range of numbers of frames per second.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// The smallest number of frames per second.
  public let minFrameRate: Double
  /// The greatest number of frames per second.
  public let maxFrameRate: Double
  /// The shortest time of a frame.
  open var minFrameDuration: CMTime { CMTime(seconds: 1 / maxFrameRate, preferredTimescale: 600) }
  /// The longest time of a frame.
  open var maxFrameDuration: CMTime { CMTime(seconds: 1 / minFrameRate, preferredTimescale: 600) }

  init(minFrameRate: Double, maxFrameRate: Double) {
    (self.minFrameRate, self.maxFrameRate) = (minFrameRate, maxFrameRate)
    super.init()
  }
}
