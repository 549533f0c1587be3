import Foundation

/// The domain of the errors of AVFoundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The code of an error, with the values of iOS.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = -11_800
    /// The memory is not sufficient.
    case outOfMemory = -11_801
    /// The capture session does not run.
    case sessionNotRunning = -11_803
    /// Another session uses the device.
    case deviceAlreadyUsedByAnotherSession = -11_804
    /// The recording is empty.
    case noDataCaptured = -11_805
    /// The session was changed during a recording.
    case sessionConfigurationChanged = -11_806
    /// The disk is full.
    case diskFull = -11_807
    /// The device was disconnected.
    case deviceWasDisconnected = -11_808
    /// The format of the device changed.
    case mediaChanged = -11_809
    /// The recording has its greatest length.
    case maximumDurationReached = -11_810
    /// The recording has its greatest size.
    case maximumFileSizeReached = -11_811
    /// The recording has a gap.
    case mediaDiscontinuity = -11_812
    /// The file cannot contain more samples.
    case maximumNumberOfSamplesForFileFormatReached = -11_813
    /// The device is not connected.
    case deviceNotConnected = -11_814
    /// Another application uses the device.
    case deviceInUseByAnotherApplication = -11_815
    /// Another process configures the device.
    case deviceLockedForConfigurationByAnotherProcess = -11_817
    /// The session was interrupted.
    case sessionWasInterrupted = -11_818
    /// The media services were started again.
    case mediaServicesWereReset = -11_819
    /// The export failed.
    case exportFailed = -11_820
    /// The content could not be decoded.
    case decodeFailed = -11_821
    /// The content is damaged.
    case invalidSourceMedia = -11_822
    /// There is a file at the URL of the output.
    case fileAlreadyExists = -11_823
    /// The segments of a track have gaps.
    case compositionTrackSegmentsNotContiguous = -11_824
    /// The length of a segment is not valid.
    case invalidCompositionTrackSegmentDuration = -11_825
    /// The start of a segment is not valid.
    case invalidCompositionTrackSegmentSourceStartTime = -11_826
    /// The length of a segment's source is not valid.
    case invalidCompositionTrackSegmentSourceDuration = -11_827
    /// The format of the file is not supported.
    case fileFormatNotRecognized = -11_828
    /// The file is damaged.
    case fileFailedToParse = -11_829
    /// Too many photos are being taken.
    case maximumStillImageCaptureRequestsExceeded = -11_830
    /// The content is protected.
    case contentIsProtected = -11_831
    /// There is no picture at the time.
    case noImageAtTime = -11_832
    /// There is no decoder for the content.
    case decoderNotFound = -11_833
    /// There is no encoder for the format.
    case encoderNotFound = -11_834
    /// The user may not play the content.
    case contentIsNotAuthorized = -11_835
    /// The application may not play the content.
    case applicationIsNotAuthorized = -11_836
    /// The device is not available in the background.
    case deviceIsNotAvailableInBackground = -11_837
    /// The operation is not supported for the asset.
    case operationNotSupportedForAsset = -11_838
    /// The decoder is in use.
    case decoderTemporarilyUnavailable = -11_839
    /// The encoder is in use.
    case encoderTemporarilyUnavailable = -11_840
    /// The video composition is not valid.
    case invalidVideoComposition = -11_841
    /// The content refers to a file that it may not use.
    case referenceForbiddenByReferencePolicy = -11_842
    /// The extension of the output's name does not match its type.
    case invalidOutputURLPathExtension = -11_843
    /// The screen could not be recorded.
    case screenCaptureFailed = -11_844
    /// The display is off.
    case displayWasDisabled = -11_845
    /// The torch is too hot for the level.
    case torchLevelUnavailable = -11_846
    /// The operation was interrupted.
    case operationInterrupted = -11_847
    /// The asset cannot be played on the device.
    case incompatibleAsset = -11_848
    /// The content could not be loaded.
    case failedToLoadMediaData = -11_849
    /// The server does not send parts of files.
    case serverIncorrectlyConfigured = -11_850
    /// The application has no permission to use the device.
    case applicationIsNotAuthorizedToUseDevice = -11_852
    /// The content is damaged.
    case failedToParse = -11_853
    /// The type of the file does not support references.
    case fileTypeDoesNotSupportSampleReferences = -11_854
    /// The content cannot be decoded.
    case undecodableMediaData = -11_855
    /// AirPlay needs the internet.
    case airPlayControllerRequiresInternet = -11_856
    /// The receiver of AirPlay needs the internet.
    case airPlayReceiverRequiresInternet = -11_857
    /// The video compositor failed.
    case videoCompositorFailed = -11_858
    /// The request for a key failed.
    case createContentKeyRequestFailed = -11_860
    /// The settings of the output are not supported.
    case unsupportedOutputSettings = -11_861
    /// The operation is not allowed.
    case operationNotAllowed = -11_862
    /// The content is not available.
    case contentIsUnavailable = -11_863
    /// The format is not supported.
    case formatUnsupported = -11_864
    /// The data about distances is damaged.
    case malformedDepth = -11_865
    /// The content has not changed.
    case contentNotUpdated = -11_866
    /// The item can no longer be played.
    case noLongerPlayable = -11_867
    /// There is no version for the external display.
    case noCompatibleAlternatesForExternalDisplay = -11_868
    /// The asset has no track.
    case noSourceTrack = -11_869
    /// The asset cannot be played on another device.
    case externalPlaybackNotSupportedForAsset = -11_870
    /// The operation is not supported for the preset.
    case operationNotSupportedForPreset = -11_871
    /// The session needs more than the hardware can do.
    case sessionHardwareCostOverage = -11_872
    /// The session does not support the format of the device.
    case unsupportedDeviceActiveFormat = -11_873
  }
  /// The domain of the errors.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The code.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The reason for people, or nil.
  public let errorDescription: String?

  /// Creates an error.
  ///
  /// - Parameter code: The code.
  public init(_ code: Code) { self.init(code, nil) }

  /// Creates an error with a reason for people, which names the object and the values.
  init(_ code: Code, _ reason: String?) { (self.code, errorDescription) = (code, reason) }

  /// Compares the codes.
  public static func == (left: AVError, right: AVError) -> Bool { left.code == right.code }
  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension AVError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The memory is not sufficient.
  public static var outOfMemory: Code { .outOfMemory }
  /// The capture session does not run.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// Another session uses the device.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// The recording is empty.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The session was changed during a recording.
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  /// The disk is full.
  public static var diskFull: Code { .diskFull }
  /// The device was disconnected.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The format of the device changed.
  public static var mediaChanged: Code { .mediaChanged }
  /// The recording has its greatest length.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The recording has its greatest size.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The recording has a gap.
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  /// The file cannot contain more samples.
  public static var maximumNumberOfSamplesForFileFormatReached: Code { .maximumNumberOfSamplesForFileFormatReached }
  /// The device is not connected.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// Another application uses the device.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// Another process configures the device.
  public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
  /// The session was interrupted.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The media services were started again.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The export failed.
  public static var exportFailed: Code { .exportFailed }
  /// The content could not be decoded.
  public static var decodeFailed: Code { .decodeFailed }
  /// The content is damaged.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// There is a file at the URL of the output.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// The segments of a track have gaps.
  public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
  /// The length of a segment is not valid.
  public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
  /// The start of a segment is not valid.
  public static var invalidCompositionTrackSegmentSourceStartTime: Code {
    .invalidCompositionTrackSegmentSourceStartTime
  }
  /// The length of a segment's source is not valid.
  public static var invalidCompositionTrackSegmentSourceDuration: Code { .invalidCompositionTrackSegmentSourceDuration }
  /// The format of the file is not supported.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The file is damaged.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// Too many photos are being taken.
  public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
  /// The content is protected.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// There is no picture at the time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// There is no decoder for the content.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// There is no encoder for the format.
  public static var encoderNotFound: Code { .encoderNotFound }
  /// The user may not play the content.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// The application may not play the content.
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  /// The device is not available in the background.
  public static var deviceIsNotAvailableInBackground: Code { .deviceIsNotAvailableInBackground }
  /// The operation is not supported for the asset.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// The decoder is in use.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// The encoder is in use.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// The video composition is not valid.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// The content refers to a file that it may not use.
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
  /// The extension of the output's name does not match its type.
  public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
  /// The screen could not be recorded.
  public static var screenCaptureFailed: Code { .screenCaptureFailed }
  /// The display is off.
  public static var displayWasDisabled: Code { .displayWasDisabled }
  /// The torch is too hot for the level.
  public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
  /// The operation was interrupted.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The asset cannot be played on the device.
  public static var incompatibleAsset: Code { .incompatibleAsset }
  /// The content could not be loaded.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  /// The server does not send parts of files.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  /// The application has no permission to use the device.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  /// The content is damaged.
  public static var failedToParse: Code { .failedToParse }
  /// The type of the file does not support references.
  public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
  /// The content cannot be decoded.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// AirPlay needs the internet.
  public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
  /// The receiver of AirPlay needs the internet.
  public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }
  /// The video compositor failed.
  public static var videoCompositorFailed: Code { .videoCompositorFailed }
  /// The request for a key failed.
  public static var createContentKeyRequestFailed: Code { .createContentKeyRequestFailed }
  /// The settings of the output are not supported.
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  /// The operation is not allowed.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The content is not available.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// The format is not supported.
  public static var formatUnsupported: Code { .formatUnsupported }
  /// The data about distances is damaged.
  public static var malformedDepth: Code { .malformedDepth }
  /// The content has not changed.
  public static var contentNotUpdated: Code { .contentNotUpdated }
  /// The item can no longer be played.
  public static var noLongerPlayable: Code { .noLongerPlayable }
  /// There is no version for the external display.
  public static var noCompatibleAlternatesForExternalDisplay: Code { .noCompatibleAlternatesForExternalDisplay }
  /// The asset has no track.
  public static var noSourceTrack: Code { .noSourceTrack }
  /// The asset cannot be played on another device.
  public static var externalPlaybackNotSupportedForAsset: Code { .externalPlaybackNotSupportedForAsset }
  /// The operation is not supported for the preset.
  public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
  /// The session needs more than the hardware can do.
  public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
  /// The session does not support the format of the device.
  public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
}
