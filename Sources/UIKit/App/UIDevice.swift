import Foundation

/// A description of the device on which the application runs.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device on which the application is running.
  open class var current: UIDevice { ApplicationContext.object(.device, UIDevice()) }

  /// The power states of a device's battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown. Tessera always reports this state.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The battery is being charged.
    case charging = 2
    /// The device is plugged in, and its battery is full.
    case full = 3
  }

  /// Posted when the window's orientation changes, while orientation notifications are enabled. The object is the
  /// device.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Posted when the state of the battery changes. Tessera never posts it.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Posted when an object comes near the device. Tessera never posts it.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Posted when the level of the battery changes. Tessera never posts it.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// The host name of the machine.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The model of the device. The value is always "Linux".
  open var model: String { "Linux" }

  /// The model of the device in the user's language. It is the same as `model`.
  open var localizedModel: String { model }
  /// The name of the operating system. The value is always "Linux".
  open var systemName: String { "Linux" }
  /// The version of iOS whose behavior Tessera reproduces.
  open var systemVersion: String { "26.1" }

  /// An identifier that is the same for all applications of a vendor. The value is always nil in Tessera.
  open var identifierForVendor: UUID? { nil }

  /// The kind of device for which the user interface is designed. It is a trait of the main screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// A Boolean value that indicates whether several applications can run at the same time. The value is always `true`
  /// in Tessera.
  open var isMultitaskingSupported: Bool { true }

  /// The orientation of the device. It is `landscapeLeft` if the window is wider than high, otherwise `portrait`.
  open var orientation: UIDeviceOrientation { Self.orientation(of: UIScreen.main.bounds.size) }

  /// A Boolean value that indicates whether orientation notifications are enabled.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  private var orientationRequestCount = 0
  private var lastOrientation = UIDeviceOrientation.unknown

  /// Enables orientation notifications until `endGeneratingDeviceOrientationNotifications()` is called. Calls can be
  /// nested. Each call must be balanced by a call to that method.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationRequestCount += 1
    isGeneratingDeviceOrientationNotifications = true
    lastOrientation = orientation
  }

  /// Balances one call of `beginGeneratingDeviceOrientationNotifications()`. Unmatched calls are ignored.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequestCount = max(0, orientationRequestCount - 1)
    isGeneratingDeviceOrientationNotifications = orientationRequestCount > 0
  }

  /// A Boolean value that determines whether the battery is monitored. The value has no effect in Tessera. The default
  /// is `false`.
  open var isBatteryMonitoringEnabled = false

  /// The state of the battery. The value is always `unknown` in Tessera.
  open var batteryState: BatteryState { .unknown }
  /// The level of the battery, from 0 to 1. The value is always −1 in Tessera, which means that the level is unknown.
  open var batteryLevel: Float { -1 }

  /// A Boolean value that determines whether the proximity sensor is monitored. The value has no effect in Tessera. The
  /// default is `false`.
  open var isProximityMonitoringEnabled = false

  /// A Boolean value that indicates whether an object is near the screen. The value is always `false` in Tessera.
  open var proximityState: Bool { false }

  /// Plays the click of an on-screen key. It is silent in Tessera.
  open func playInputClick() {}

  /// Posts the orientation notification after the window was resized, if its orientation has changed.
  package func windowDidResize() {
    let currentOrientation = orientation
    guard currentOrientation != lastOrientation else { return }
    lastOrientation = currentOrientation
    if orientationRequestCount > 0 {
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }

  private static func orientation(of size: CGSize) -> UIDeviceOrientation {
    size.width > size.height ? .landscapeLeft : .portrait
  }
}
