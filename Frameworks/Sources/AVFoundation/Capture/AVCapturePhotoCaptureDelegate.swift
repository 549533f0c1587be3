import Foundation

/// A delegate that receives a photo. Its methods are called on the main thread.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Reports that the settings of a photo were resolved. It is not called, because there is no camera.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Reports that a photo is about to be taken. It is not called, because there is no camera.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Reports that a photo was taken. It is not called, because there is no camera.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Passes a photo, or reports that it has failed.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - photo: The photo, without content.
  ///   - error: The reason why the photo has failed.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Passes a photo, or reports that it has failed. This is the method of iOS 10.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - photoSampleBuffer: The photo, which is nil.
  ///   - previewPhotoSampleBuffer: The preview, which is nil.
  ///   - resolvedSettings: The settings.
  ///   - bracketSettings: The settings of the exposure, or nil.
  ///   - error: The reason why the photo has failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
  /// Passes a raw photo. It is not called, because there is no camera. This is the method of iOS 10.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - rawSampleBuffer: The photo.
  ///   - previewPhotoSampleBuffer: The preview.
  ///   - resolvedSettings: The settings.
  ///   - bracketSettings: The settings of the exposure, or nil.
  ///   - error: The reason why the photo has failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingRawPhoto rawSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
  /// Reports that the movie of a live photo was recorded. It is not called, because there is no camera.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - outputFileURL: The URL of the movie.
  ///   - resolvedSettings: The settings.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Reports that the movie of a live photo was written. It is not called, because there is no camera.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - outputFileURL: The URL of the movie.
  ///   - duration: The length of the movie.
  ///   - photoDisplayTime: The time of the photo in the movie.
  ///   - resolvedSettings: The settings.
  ///   - error: The reason why the movie has failed, or nil.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  /// Reports that all of a photo was passed. It is the last method that is called for a photo.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  ///   - error: The reason why the photo has failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - photo: The photo, without content.
  ///   - error: The reason why the photo has failed.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - photoSampleBuffer: The photo, which is nil.
  ///   - previewPhotoSampleBuffer: The preview, which is nil.
  ///   - resolvedSettings: The settings.
  ///   - bracketSettings: The settings of the exposure, or nil.
  ///   - error: The reason why the photo has failed.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - rawSampleBuffer: The photo.
  ///   - previewPhotoSampleBuffer: The preview.
  ///   - resolvedSettings: The settings.
  ///   - bracketSettings: The settings of the exposure, or nil.
  ///   - error: The reason why the photo has failed.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingRawPhoto rawSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - outputFileURL: The URL of the movie.
  ///   - resolvedSettings: The settings.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - outputFileURL: The URL of the movie.
  ///   - duration: The length of the movie.
  ///   - photoDisplayTime: The time of the photo in the movie.
  ///   - resolvedSettings: The settings.
  ///   - error: The reason why the movie has failed, or nil.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - resolvedSettings: The settings.
  ///   - error: The reason why the photo has failed.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}
