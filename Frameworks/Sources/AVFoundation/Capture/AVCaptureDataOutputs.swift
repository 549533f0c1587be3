import Foundation

/// Passes the pictures of a camera to a delegate. There are no cameras in Tessera, so the delegate is not called.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The settings of the pictures. The default is empty. The value is stored but has no effect.
  open var videoSettings: [String: Any]! = [:]
  /// A Boolean value that determines whether pictures are left out while the delegate works. The default is `true`. The value is stored
  /// but has no effect.
  open var alwaysDiscardsLateVideoFrames = true
  /// A Boolean value that determines whether the size of pictures is chosen. The default is `true`. The value is stored but has no effect.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// A Boolean value that determines whether pictures have the size of the preview. The default is `false`. The value is stored but has
  /// no effect.
  open var deliversPreviewSizedOutputBuffers = false
  /// The shortest time between pictures. The value is stored but has no effect.
  open var minFrameDuration = CMTime.invalid
  /// The formats of pixels, which are none without a camera.
  open var availableVideoPixelFormatTypes: [UInt32] { [] }
  /// The codecs, which are none without a camera.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// The delegate.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate would be called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the delegate.
  ///
  /// - Parameters:
  ///   - sampleBufferDelegate: The delegate, which is not retained, or nil.
  ///   - sampleBufferCallbackQueue: The queue on which the delegate would be called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferDelegate == nil ? nil : sampleBufferCallbackQueue
  }
  /// Returns the recommended settings of files.
  ///
  /// - Parameter outputFileType: The type of the file.
  /// - Returns: Nil, because there is no camera.
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

/// Receives pictures of a camera. Its methods are not called, because there are no cameras.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Receives a picture.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The picture.
  ///   - connection: The connection from which the picture comes.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Reports that a picture was left out.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The times of the picture.
  ///   - connection: The connection from which the picture comes.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The picture.
  ///   - connection: The connection from which the picture comes.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The times of the picture.
  ///   - connection: The connection from which the picture comes.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Passes the sound of a microphone to a delegate. There are no microphones in Tessera, so the delegate is not called.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The delegate.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate would be called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the delegate.
  ///
  /// - Parameters:
  ///   - sampleBufferDelegate: The delegate, which is not retained, or nil.
  ///   - sampleBufferCallbackQueue: The queue on which the delegate would be called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferDelegate == nil ? nil : sampleBufferCallbackQueue
  }
  /// Returns the recommended settings of files.
  ///
  /// - Parameter outputFileType: The type of the file.
  /// - Returns: Nil, because there is no microphone.
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

/// Receives the sound of a microphone. Its method is not called, because there are no microphones.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Receives a part of the sound.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The part.
  ///   - connection: The connection from which the sound comes.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The part.
  ///   - connection: The connection from which the sound comes.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
