import Foundation

/// A source of a capture session. Applications use its subclasses.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// A stream of one kind of media of an input.
  open class Port: NSObject, @unchecked Sendable {
    /// The input, which is not retained.
    public private(set) unowned(safe) var input: AVCaptureInput
    /// The kind of media.
    public let mediaType: AVMediaType
    /// The format of the media, or nil if it is unknown.
    open var formatDescription: CMFormatDescription? { nil }
    /// A Boolean value that determines whether the media are used. The default is `true`.
    open var isEnabled = true
    /// The kind of the device from which the media come, or nil.
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { (input as? AVCaptureDeviceInput)?.device.deviceType }
    /// The side of the device from which the media come.
    open var sourceDevicePosition: AVCaptureDevice.Position {
      (input as? AVCaptureDeviceInput)?.device.position ?? .unspecified
    }

    init(input: AVCaptureInput, mediaType: AVMediaType) {
      (self.input, self.mediaType) = (input, mediaType)
      super.init()
    }
  }

  /// The streams of the input.
  open var ports: [Port] { [] }

  override init() { super.init() }
}

/// A camera or a microphone as a source of a capture session. There are none in Tessera, so no code can create one.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// A Boolean value that determines whether the number of frames per second is reduced in the dark. The default is `false`.
  open var unifiedAutoExposureDefaultsEnabled = false

  /// Creates an input.
  ///
  /// - Parameter device: The device.
  /// - Throws: The error `deviceNotConnected`, because there are no devices.
  public init(device: AVCaptureDevice) throws {
    guard device.isConnected else { throw AVError(.deviceNotConnected) }
    self.device = device
    super.init()
  }
}

extension NSNotification.Name {
  /// Posted when the format of a port has changed. It is not posted in Tessera.
  public static let AVCaptureInputPortFormatDescriptionDidChange =
    NSNotification.Name("AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
