import Foundation

/// A connection between inputs and an output or a preview. No session creates one, because there are no inputs, and one of the
/// application cannot be added to a session.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// The streams that are connected.
  public let inputPorts: [AVCaptureInput.Port]
  /// The output, or nil.
  open private(set) weak var output: AVCaptureOutput?
  /// The preview, or nil.
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  /// A Boolean value that determines whether media flow through the connection. The default is `true`.
  open var isEnabled = true

  /// Creates a connection to an output.
  ///
  /// - Parameters:
  ///   - ports: The streams.
  ///   - output: The output, which is not retained.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
    super.init()
  }
  /// Creates a connection to a preview.
  ///
  /// - Parameters:
  ///   - port: The stream.
  ///   - layer: The preview, which is not retained.
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    inputPorts = [port]
    videoPreviewLayer = layer
    super.init()
  }

  /// A Boolean value that indicates whether media flow through the connection, which is always `false`.
  open var isActive: Bool { false }
  /// The channels of a sound, which are none.
  open var audioChannels: [AVCaptureAudioChannel] { [] }

  /// A Boolean value that indicates whether pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// A Boolean value that determines whether pictures are mirrored. The default is `false`.
  open var isVideoMirrored = false
  /// A Boolean value that determines whether pictures of the front camera are mirrored. The default is `true`.
  open var automaticallyAdjustsVideoMirroring = true
  /// A Boolean value that indicates whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// The orientation of pictures. The default is `portrait`.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The angle by which pictures are turned, in degrees. The default is 0.
  open var videoRotationAngle: CGFloat = 0
  /// Returns whether pictures can be turned by an angle.
  ///
  /// - Parameter videoRotationAngle: The angle, in degrees.
  /// - Returns: `false`, except for 0.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { videoRotationAngle == 0 }
  /// The factor by which pictures are scaled and cut. The default is 1.
  open var videoScaleAndCropFactor: CGFloat = 1
  /// The greatest factor by which pictures are scaled and cut.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// A Boolean value that indicates whether shaking can be removed.
  open var isVideoStabilizationSupported: Bool { false }
  /// The way in which shaking is removed if it is possible. The default is `off`.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// The way in which shaking is removed.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
}

/// A channel of a sound. No connection has one in Tessera.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
  /// The average loudness, in decibels.
  open var averagePowerLevel: Float { -160 }
  /// The greatest loudness, in decibels.
  open var peakHoldLevel: Float { -160 }

  override init() { super.init() }
}
