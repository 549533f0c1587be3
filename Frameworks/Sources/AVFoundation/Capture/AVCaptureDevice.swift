import Foundation

/// A camera or a microphone. Tessera has none, as the Simulator has no cameras: searches find nothing, so no code receives an object
/// of this class, and its members only let code compile.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The permission of the application, which belongs to no device.
  private static let permission = CapturePermission()

  private override init() { super.init() }

  /// Finds the device for a kind of media.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: Nil, because there are no devices.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Finds a device.
  ///
  /// - Parameters:
  ///   - deviceType: The kind of the device.
  ///   - mediaType: The kind of media, or nil for each.
  ///   - position: The side on which the device is.
  /// - Returns: Nil, because there are no devices.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns the devices of the computer.
  ///
  /// - Returns: An empty array, because there are no devices.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns the devices for a kind of media.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: An empty array, because there are no devices.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns the permission of the application to use the devices for a kind of media.
  ///
  /// - Parameter mediaType: `video` or `audio`. Other kinds of media need no permission, which is reported.
  /// - Returns: For video, `notDetermined` until the application has asked, then `authorized`: the user is not asked, because there is
  ///   no camera. For audio `denied`, as the `recordPermission` of `AVAudioSession`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    permission.status(for: mediaType)
  }
  /// Asks for the permission to use the devices for a kind of media.
  ///
  /// - Parameters:
  ///   - mediaType: `video` or `audio`. Other kinds of media need no permission, which is reported.
  ///   - handler: A closure that is called on a queue that is not the main queue: with `true` for video, otherwise with `false`.
  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let isGiven = permission.request(mediaType)
    DispatchQueue.global().async { handler(isGiven) }
  }
  /// Asks for the permission to use the devices for a kind of media.
  ///
  /// - Parameter mediaType: `video` or `audio`. Other kinds of media need no permission, which is reported.
  /// - Returns: `true` for video, otherwise `false`.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { permission.request(mediaType) }

  /// Finds devices. It finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// The kinds of devices that are searched for.
    let deviceTypes: [DeviceType]

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - deviceTypes: The kinds of devices.
    ///   - mediaType: The kind of media, or nil for each.
    ///   - position: The side on which the devices are.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      self.deviceTypes = deviceTypes
      super.init()
    }

    /// The devices that were found, which are none.
    open var devices: [AVCaptureDevice] { [] }
    /// The sets of cameras that can be used together, which are none.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  /// A text that identifies the device.
  open var uniqueID: String { "" }
  /// A text that identifies the model.
  open var modelID: String { "" }
  /// The name for users.
  open var localizedName: String { "" }
  /// The manufacturer.
  open var manufacturer: String { "" }
  /// The kind of the device.
  open var deviceType: DeviceType { .external }
  /// The side on which the device is.
  open var position: Position { .unspecified }
  /// A Boolean value that indicates whether the device is connected.
  open var isConnected: Bool { false }
  /// A Boolean value that indicates whether another application uses the device.
  open var isSuspended: Bool { false }
  /// A Boolean value that indicates whether the device consists of several cameras.
  open var isVirtualDevice: Bool { false }
  /// The cameras of which the device consists.
  open var constituentDevices: [AVCaptureDevice] { [] }
  /// The factors at which the device changes to another of its cameras.
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// The aperture, as the divisor of the focal length.
  open var lensAperture: Float { 0 }

  /// Returns whether the device records a kind of media.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: `false`.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether the device supports the quality of a preset.
  ///
  /// - Parameter preset: The preset.
  /// - Returns: `false`.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  /// Begins to configure the device.
  ///
  /// - Throws: Always the error `deviceNotConnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Ends configuring the device.
  open func unlockForConfiguration() {}

  /// The formats of the device.
  open var formats: [Format] { [] }
  /// The format in which the device records.
  open var activeFormat = Format()
  /// The shortest time of a frame.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The longest time of a frame.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// A Boolean value that determines whether the device reports when what it records changes. The default is `false`.
  open var isSubjectAreaChangeMonitoringEnabled = false
}

extension AVCaptureDevice {
  /// Posted when what a camera records has changed. It is not posted in Tessera.
  public static let subjectAreaDidChangeNotification = NSNotification.Name.AVCaptureDeviceSubjectAreaDidChange
  /// Posted when a device was connected. It is not posted in Tessera.
  public static let wasConnectedNotification = NSNotification.Name.AVCaptureDeviceWasConnected
  /// Posted when a device was disconnected. It is not posted in Tessera.
  public static let wasDisconnectedNotification = NSNotification.Name.AVCaptureDeviceWasDisconnected
}

extension NSNotification.Name {
  /// Posted when what a camera records has changed. It is not posted in Tessera.
  public static let AVCaptureDeviceSubjectAreaDidChange =
    NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// Posted when a device was connected. It is not posted in Tessera.
  public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
  /// Posted when a device was disconnected. It is not posted in Tessera.
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
}

/// The permission of the application to use cameras.
private final class CapturePermission: @unchecked Sendable {
  private let lock = NSLock()
  private var video = AVAuthorizationStatus.notDetermined

  func status(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch mediaType {
    case .video: return lock.withLock { video }
    case .audio: return .denied
    default:
      // iOS ends the application with an exception here.
      CaptureReport.write("there is no permission for the media type \(mediaType.rawValue). Use .video or .audio")
      return .denied
    }
  }

  /// Returns whether the permission is given.
  func request(_ mediaType: AVMediaType) -> Bool {
    if mediaType == .video { lock.withLock { video = .authorized } }
    return status(for: mediaType) == .authorized
  }
}
