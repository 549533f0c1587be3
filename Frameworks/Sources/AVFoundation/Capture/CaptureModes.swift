import Foundation

/// The permissions to use cameras and microphones.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The application has not asked yet.
  case notDetermined = 0
  /// The user may not give the permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The permission was given.
  case authorized = 3
}

/// The orientations of a video. The raw values are those of iOS.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The home button is at the bottom.
  case portrait = 1
  /// The home button is at the top.
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeRight = 3
  /// The home button is on the left.
  case landscapeLeft = 4
}

/// The ways in which shaking is removed from a video.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Shaking is not removed.
  case off = 0
  /// Shaking is removed.
  case standard = 1
  /// More shaking is removed, with a delay.
  case cinematic = 2
  /// Still more shaking is removed, with a longer delay.
  case cinematicExtended = 3
  /// Shaking is removed without a delay of the preview.
  case previewOptimized = 4
  /// The system chooses a way.
  case auto = -1
}

extension AVCaptureDevice {
  /// The sides of a device on which cameras are.
  public enum Position: Int, Sendable {
    /// The side is unknown, or any side.
    case unspecified = 0
    /// The back.
    case back = 1
    /// The front.
    case front = 2
  }

  /// The uses of the flash for photos.
  public enum FlashMode: Int, Sendable {
    /// No photo is taken with the flash.
    case off = 0
    /// All photos are taken with the flash.
    case on = 1
    /// Photos in the dark are taken with the flash.
    case auto = 2
  }

  /// The uses of the torch.
  public enum TorchMode: Int, Sendable {
    /// The torch is off.
    case off = 0
    /// The torch is on.
    case on = 1
    /// The torch is on in the dark.
    case auto = 2
  }

  /// The ways in which a camera focuses.
  public enum FocusMode: Int, Sendable {
    /// The focus stays.
    case locked = 0
    /// The camera focuses once.
    case autoFocus = 1
    /// The camera focuses whenever it is necessary.
    case continuousAutoFocus = 2
  }

  /// The distances in which a camera focuses.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    /// All distances.
    case none = 0
    /// Near objects.
    case near = 1
    /// Far objects.
    case far = 2
  }

  /// The ways in which a camera chooses the exposure.
  public enum ExposureMode: Int, Sendable {
    /// The exposure stays.
    case locked = 0
    /// The camera chooses the exposure once.
    case autoExpose = 1
    /// The camera chooses the exposure whenever it is necessary.
    case continuousAutoExposure = 2
    /// The application chooses the exposure.
    case custom = 3
  }

  /// The ways in which a camera chooses the white balance.
  public enum WhiteBalanceMode: Int, Sendable {
    /// The white balance stays.
    case locked = 0
    /// The camera chooses the white balance once.
    case autoWhiteBalance = 1
    /// The camera chooses the white balance whenever it is necessary.
    case continuousAutoWhiteBalance = 2
  }

  /// The kinds of capture devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind.
    ///
    /// - Parameter rawValue: The name of the kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera with a wide angle, which each iPhone has.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with a long focal length.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera with a shorter focal length than that with a wide angle.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras: wide angle and telephoto.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras: ultra wide and wide angle.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras: ultra wide, wide angle and telephoto.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that also measures distances, on the front.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A camera that measures distances by light.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A microphone in the device.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A camera that is connected.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// The camera of another device.
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    /// A view of the desk.
    public static let deskViewCamera = DeviceType(rawValue: "AVCaptureDeviceTypeDeskViewCamera")
  }
}
