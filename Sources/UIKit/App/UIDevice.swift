import Foundation

/// The machine.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The machine that the application runs on.
  open class var current: UIDevice { ApplicationContext.current.device }

  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    /// All that is ever reported here.
    case unknown = 0
    /// Runs down.
    case unplugged = 1
    /// Is plugged in and not full.
    case charging = 2
    /// Is plugged in and full.
    case full = 3
  }

  /// Posted by the device when the window changes between wide and high, while notifications are asked for.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The battery's state changed. Never posted.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// The battery's level changed. Never posted.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// The machine's host name.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// "Linux".
  open var model: String { "Linux" }

  /// The model in the user's language: the same as `model`.
  open var localizedModel: String { model }
  /// "Linux".
  open var systemName: String { "Linux" }
  /// The version of the iOS whose behaviour this follows.
  open var systemVersion: String { "26.1" }

  /// A number that stays the same for one vendor's applications. Always nil.
  open var identifierForVendor: UUID? { nil }

  /// What kind of device the interface is for, as the screen's traits say.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// Whether applications run beside each other. Always true.
  open var isMultitaskingSupported: Bool { true }

  /// A window that is wider than high is landscape.
  open var orientation: UIDeviceOrientation { Self.orientation(of: UIScreen.main.bounds.size) }

  /// Whether `beginGenerating…` has been called more often than `endGenerating…`.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  private var generating = 0
  private var lastOrientation = UIDeviceOrientation.unknown

  /// Counts; notifications are posted when a window changes between wide and high.
  open func beginGeneratingDeviceOrientationNotifications() {
    generating += 1
    isGeneratingDeviceOrientationNotifications = true
    lastOrientation = orientation
  }

  /// Takes back one `beginGenerating…`; one too many does nothing.
  open func endGeneratingDeviceOrientationNotifications() {
    generating = max(0, generating - 1)
    isGeneratingDeviceOrientationNotifications = generating > 0
  }

  /// Kept for source compatibility: the battery is not read. Default false.
  open var isBatteryMonitoringEnabled = false

  /// Always `unknown`.
  open var batteryState: BatteryState { .unknown }
  /// −1: not known.
  open var batteryLevel: Float { -1 }

  /// Kept for source compatibility: there is no proximity sensor. Default false.
  open var isProximityMonitoringEnabled = false

  /// Whether something is near the screen. Always false.
  open var proximityState: Bool { false }

  /// The click of a key on the screen. Silent.
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
