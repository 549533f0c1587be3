import Foundation

/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject, NSCopying, @unchecked Sendable {
  private static let numbers = PhotoNumbers()

  /// A number that identifies the photo. Each object has another one, except for copies.
  public let uniqueID: Int64
  /// The format of the photo, such as its codec. The default is JPEG.
  public let format: [String: Any]?
  /// The type of the file, or nil.
  public let processedFileType: AVFileType?
  /// The format of the raw pixels, or 0.
  public let rawPhotoPixelFormatType: UInt32
  /// The use of the flash. The default is `off`.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// A Boolean value that determines whether red eyes are corrected. The default is `true`.
  open var isAutoRedEyeReductionEnabled = true
  /// A Boolean value that determines whether the photo has the greatest size. The default is `false`.
  open var isHighResolutionPhotoEnabled = false
  /// The greatest size of the photo, in pixels. The default is zero, which is the size of the format.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// A Boolean value that determines whether shaking is removed. The default is `true`.
  open var isAutoStillImageStabilizationEnabled = true
  /// A Boolean value that determines whether the pictures of several cameras are combined. The default is `true`.
  open var isAutoVirtualDeviceFusionEnabled = true
  /// A Boolean value that determines whether the pictures of two cameras are combined. The default is `true`.
  open var isAutoDualCameraFusionEnabled = true
  /// The balance between quality and speed. The default is `balanced`.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// A Boolean value that determines whether the photo contains distances. The default is `false`.
  open var isDepthDataDeliveryEnabled = false
  /// A Boolean value that determines whether the distances become a part of the file. The default is `true`.
  open var embedsDepthDataInPhoto = true
  /// A Boolean value that determines whether the distances are smoothed. The default is `true`.
  open var isDepthDataFiltered = true
  /// A Boolean value that determines whether the photo contains the outline of people. The default is `false`.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// A Boolean value that determines whether the outline of people becomes a part of the file. The default is `true`.
  open var embedsPortraitEffectsMatteInPhoto = true
  /// A Boolean value that determines whether the photo contains properties of the camera. The default is `false`.
  open var isCameraCalibrationDataDeliveryEnabled = false
  /// Data for the file. The default is empty.
  open var metadata: [String: Any] = [:]
  /// The URL of the movie of a live photo, or nil.
  open var livePhotoMovieFileURL: URL?
  /// Data about the movie of a live photo. The default is empty.
  open var livePhotoMovieMetadata: [AVMetadataItem]! = []
  /// The format of the preview, or nil for no preview.
  open var previewPhotoFormat: [String: Any]?
  /// The format of the thumbnail in the file, or nil for no thumbnail.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The formats of pixels for the preview, which are none without a camera.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// The formats of pixels for the preview, as numbers, which are none without a camera.
  open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }
  /// The codecs for the thumbnail in the file, which are none without a camera.
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }

  /// Creates settings of a JPEG photo.
  public convenience override init() { self.init(format: nil) }
  /// Creates settings.
  ///
  /// - Parameter format: The format by keys such as `AVVideoCodecKey`, or nil for JPEG.
  public convenience init(format: [String: Any]?) {
    self.init(rawPixelFormatType: 0, processedFormat: format ?? [AVVideoCodecKey: AVVideoCodecType.jpeg])
  }
  /// Creates settings of a raw photo.
  ///
  /// - Parameter rawPixelFormatType: The format of the raw pixels.
  public convenience init(rawPixelFormatType: UInt32) {
    self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
  }
  /// Creates settings of a raw photo and of a photo beside it.
  ///
  /// - Parameters:
  ///   - rawPixelFormatType: The format of the raw pixels.
  ///   - processedFormat: The format of the photo beside it, or nil for none.
  public convenience init(rawPixelFormatType: UInt32, processedFormat: [String: Any]?) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat, processedFileType: nil
    )
  }
  /// Creates settings of a raw photo in a file and of a photo beside it.
  ///
  /// - Parameters:
  ///   - rawPixelFormatType: The format of the raw pixels, or 0 for none.
  ///   - rawFileType: The type of the raw photo's file, or nil.
  ///   - processedFormat: The format of the photo beside it, or nil for none.
  ///   - processedFileType: The type of the photo's file, or nil.
  public init(
    rawPixelFormatType: UInt32, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?
  ) {
    uniqueID = Self.numbers.next()
    format = processedFormat
    self.processedFileType = processedFileType
    rawPhotoPixelFormatType = rawPixelFormatType
    super.init()
  }
  /// Creates settings from others, with another number.
  ///
  /// - Parameter photoSettings: The other settings.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(photoSettings, uniqueID: Self.numbers.next())
  }

  private init(_ other: AVCapturePhotoSettings, uniqueID: Int64) {
    self.uniqueID = uniqueID
    format = other.format
    processedFileType = other.processedFileType
    rawPhotoPixelFormatType = other.rawPhotoPixelFormatType
    super.init()
    flashMode = other.flashMode
    isAutoRedEyeReductionEnabled = other.isAutoRedEyeReductionEnabled
    isHighResolutionPhotoEnabled = other.isHighResolutionPhotoEnabled
    maxPhotoDimensions = other.maxPhotoDimensions
    isAutoStillImageStabilizationEnabled = other.isAutoStillImageStabilizationEnabled
    isAutoVirtualDeviceFusionEnabled = other.isAutoVirtualDeviceFusionEnabled
    isAutoDualCameraFusionEnabled = other.isAutoDualCameraFusionEnabled
    photoQualityPrioritization = other.photoQualityPrioritization
    isDepthDataDeliveryEnabled = other.isDepthDataDeliveryEnabled
    embedsDepthDataInPhoto = other.embedsDepthDataInPhoto
    isDepthDataFiltered = other.isDepthDataFiltered
    isPortraitEffectsMatteDeliveryEnabled = other.isPortraitEffectsMatteDeliveryEnabled
    embedsPortraitEffectsMatteInPhoto = other.embedsPortraitEffectsMatteInPhoto
    isCameraCalibrationDataDeliveryEnabled = other.isCameraCalibrationDataDeliveryEnabled
    metadata = other.metadata
    livePhotoMovieFileURL = other.livePhotoMovieFileURL
    livePhotoMovieMetadata = other.livePhotoMovieMetadata
    previewPhotoFormat = other.previewPhotoFormat
    embeddedThumbnailPhotoFormat = other.embeddedThumbnailPhotoFormat
  }

  /// Copies the settings.
  ///
  /// - Parameter zone: A zone, which has no effect.
  /// - Returns: Settings with the same number.
  open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(self, uniqueID: uniqueID) }
}

/// The numbers that identify photos.
private final class PhotoNumbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Int64 = 0

  func next() -> Int64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}

/// The settings of one of several pictures that become a photo.
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// The settings of a picture with another exposure.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable {
  /// The difference of the exposure, in EV.
  public let exposureTargetBias: Float

  private init(bias: Float) {
    exposureTargetBias = bias
    super.init()
  }

  /// Creates settings.
  ///
  /// - Parameter exposureTargetBias: The difference of the exposure, in EV.
  /// - Returns: The settings.
  open class func autoExposureSettings(
    exposureTargetBias: Float
  ) -> AVCaptureAutoExposureBracketedStillImageSettings {
    AVCaptureAutoExposureBracketedStillImageSettings(bias: exposureTargetBias)
  }
}

/// The settings of a photo, as an output has resolved them.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The number that identifies the photo, as in its settings.
  public let uniqueID: Int64

  init(_ settings: AVCapturePhotoSettings) {
    uniqueID = settings.uniqueID
    super.init()
  }

  /// The size of the photo, in pixels, which is zero.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the raw photo, in pixels, which is zero.
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the preview, in pixels, which is zero.
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the thumbnail in the file, in pixels, which is zero.
  open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of a live photo's movie, in pixels, which is zero.
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// A Boolean value that indicates whether the flash is used, which is `false`.
  open var isFlashEnabled: Bool { false }
  /// A Boolean value that indicates whether red eyes are corrected, which is `false`.
  open var isRedEyeReductionEnabled: Bool { false }
  /// A Boolean value that indicates whether shaking is removed, which is `false`.
  open var isStillImageStabilizationEnabled: Bool { false }
  /// A Boolean value that indicates whether the pictures of several cameras are combined, which is `false`.
  open var isVirtualDeviceFusionEnabled: Bool { false }
  /// The number of photos, which is 0.
  open var expectedPhotoCount: Int { 0 }
}
