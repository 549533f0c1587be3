import Foundation

/// Which way up the device is held: by the shape of the window.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The machine.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let instance = UIDevice()
  open class var current: UIDevice { instance }

  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// The machine's host name.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// "Linux".
  open var model: String { "Linux" }
  open var localizedModel: String { model }
  /// "Linux".
  open var systemName: String { "Linux" }
  /// The version of the iOS whose behaviour this follows.
  open var systemVersion: String { "26.1" }
  open var identifierForVendor: UUID? { nil }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var isMultitaskingSupported: Bool { true }

  /// A window that is wider than high is landscape.
  open var orientation: UIDeviceOrientation { Self.orientation(of: UIScreen.main.bounds.size) }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  private var generating = 0
  private var lastOrientation = UIDeviceOrientation.unknown

  /// Counts; notifications are posted when a window changes between wide and high.
  open func beginGeneratingDeviceOrientationNotifications() {
    generating += 1
    isGeneratingDeviceOrientationNotifications = true
    lastOrientation = orientation
  }
  open func endGeneratingDeviceOrientationNotifications() {
    generating = max(0, generating - 1)
    isGeneratingDeviceOrientationNotifications = generating > 0
  }

  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  /// −1: not known.
  open var batteryLevel: Float { -1 }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open func playInputClick() {}

  package func windowResized() {
    let now = orientation
    guard now != lastOrientation else { return }
    lastOrientation = now
    if generating > 0 { NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self) }
  }

  private static func orientation(of size: CGSize) -> UIDeviceOrientation {
    size.width > size.height ? .landscapeLeft : .portrait
  }
}
