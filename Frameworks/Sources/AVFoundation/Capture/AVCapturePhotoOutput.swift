import Foundation

/// Takes photos. Without a camera, each photo fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// The balance between the quality of a photo and the time until it is available.
  public enum QualityPrioritization: Int, Sendable {
    /// Speed is more important.
    case speed = 1
    /// Both are important.
    case balanced = 2
    /// Quality is more important.
    case quality = 3
  }

  /// The numbers of the settings that were used.
  private var usedNumbers: Set<Int64> = []
  private let numberLock = NSLock()
  /// The settings for which the output is prepared.
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  /// The settings by which the output judges the scene, or nil. The value is stored but has no effect.
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  /// A Boolean value that determines whether photos can have the greatest size. The default is `false`. The value is stored but has no
  /// effect.
  open var isHighResolutionCaptureEnabled = false
  /// The greatest size of photos, in pixels. The default is zero. The value is stored but has no effect.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// The greatest quality of photos. The default is `balanced`. The value is stored but has no effect.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// A Boolean value that determines whether the output waits until photos can be taken in quick succession. The default is `false`. The
  /// value is stored but has no effect.
  open var isResponsiveCaptureEnabled = false

  /// Creates an output.
  public override init() { super.init() }

  /// The uses of the flash, which are none but `off` without a camera.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  /// The uses of the flash, as numbers.
  open var __supportedFlashModes: [NSNumber] { supportedFlashModes.map { NSNumber(value: $0.rawValue) } }
  /// The formats of pixels, which are none without a camera.
  open var availablePhotoPixelFormatTypes: [UInt32] { [] }
  /// The codecs, which are none without a camera.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The formats of raw pixels, which are none without a camera.
  open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
  /// The types of files, which are none without a camera.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// The codecs of the movies of live photos, which are none without a camera.
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the codecs for a type of files.
  ///
  /// - Parameter fileType: The type.
  /// - Returns: An empty array, because there is no camera.
  open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }

  /// A Boolean value that indicates whether live photos can be taken, which is `false`.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// A Boolean value that determines whether live photos can be taken. It stays `false`; setting `true` is reported.
  open var isLivePhotoCaptureEnabled: Bool {
    get { false }
    set { refuse(newValue, "isLivePhotoCaptureEnabled") }
  }
  /// A Boolean value that determines whether live photos are paused. The default is `false`. The value is stored but has no effect.
  open var isLivePhotoCaptureSuspended = false
  /// A Boolean value that indicates whether photos can contain distances, which is `false`.
  open var isDepthDataDeliverySupported: Bool { false }
  /// A Boolean value that determines whether photos can contain distances. It stays `false`; setting `true` is reported.
  open var isDepthDataDeliveryEnabled: Bool {
    get { false }
    set { refuse(newValue, "isDepthDataDeliveryEnabled") }
  }
  /// A Boolean value that indicates whether photos can contain the outline of people, which is `false`.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// A Boolean value that determines whether photos can contain the outline of people. It stays `false`; setting `true` is reported.
  open var isPortraitEffectsMatteDeliveryEnabled: Bool {
    get { false }
    set { refuse(newValue, "isPortraitEffectsMatteDeliveryEnabled") }
  }
  /// A Boolean value that indicates whether shaking can be removed, which is `false`.
  open var isStillImageStabilizationSupported: Bool { false }
  /// A Boolean value that indicates whether the pictures of two cameras can be combined, which is `false`.
  open var isDualCameraFusionSupported: Bool { false }
  /// A Boolean value that indicates whether the pictures of several cameras can be combined, which is `false`.
  open var isVirtualDeviceFusionSupported: Bool { false }
  /// A Boolean value that indicates whether red eyes can be corrected, which is `false`.
  open var isAutoRedEyeReductionSupported: Bool { false }
  /// A Boolean value that indicates whether raw photos of Apple's format can be taken, which is `false`.
  open var isAppleProRAWSupported: Bool { false }
  /// A Boolean value that indicates whether photos can be taken in quick succession, which is `false`.
  open var isResponsiveCaptureSupported: Bool { false }
  /// A Boolean value that indicates whether photos can contain properties of the camera, which is `false`.
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  /// A Boolean value that indicates whether the scene needs the flash, which is `false`.
  open var isFlashScene: Bool { false }

  private func refuse(_ isWanted: Bool, _ name: String) {
    // iOS throws an exception.
    if isWanted {
      CaptureReport.write("AVCapturePhotoOutput.\(name) stays false, because there is no camera that supports it")
    }
  }

  /// Prepares the output for photos.
  ///
  /// - Parameters:
  ///   - preparedPhotoSettingsArray: The settings of the photos.
  ///   - completionHandler: A closure that is called on the main thread, or nil. It receives `false` and the error `deviceNotConnected`,
  ///     or `sessionNotRunning` if the output belongs to no session that runs.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    guard let completionHandler else { return }
    let failure = failure
    DispatchQueue.main.async { completionHandler(false, failure) }
  }

  /// Reports to the delegate that the photo has failed, on the main thread: there is no camera (iOS throws an exception).
  ///
  /// - Parameters:
  ///   - settings: The settings of the photo. Settings that were used before are reported.
  ///   - delegate: The delegate, which is retained until it was called. It receives the error `deviceNotConnected`, or
  ///     `sessionNotRunning` if the output belongs to no session that runs.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    if !numberLock.withLock({ usedNumbers.insert(settings.uniqueID).inserted }) {
      CaptureReport.write(
        "AVCapturePhotoOutput.capturePhoto(with:delegate:): the settings \(settings.uniqueID) were used before. Create others for "
          + "each photo: AVCapturePhotoSettings(from:)")
    }
    let failure = failure
    CaptureReport.write("AVCapturePhotoOutput takes no photo: \(failure.localizedDescription)")
    let resolved = AVCaptureResolvedPhotoSettings(settings)
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.main.async { [self] in
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: failure)
      delegate.photoOutput(
        self, didFinishProcessingPhoto: nil, previewPhoto: nil, resolvedSettings: resolved, bracketSettings: nil,
        error: failure)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: failure)
    }
  }

  /// Converts a sample buffer to the content of a JPEG file.
  ///
  /// - Parameters:
  ///   - JPEGSampleBuffer: The sample buffer.
  ///   - previewPhotoSampleBuffer: The sample buffer of the preview, or nil.
  /// - Returns: Nil, because no sample buffer contains a photo.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
}
