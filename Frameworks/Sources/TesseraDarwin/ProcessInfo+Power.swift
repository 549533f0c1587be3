import Foundation

extension ProcessInfo {
  /// The temperatures that reduce what a device can do.
  public enum ThermalState: Int, Sendable {
    /// The temperature is within its normal limits.
    case nominal
    /// The temperature is slightly higher. The state does not occur.
    case fair
    /// The temperature is high, and the device is slower. The state does not occur.
    case serious
    /// The device must cool down. The state does not occur.
    case critical
  }

  /// The temperature of the device. It is always nominal, because a computer reduces its speed without the programs.
  public var thermalState: ThermalState { .nominal }
  /// Indicates whether the device saves power. It is always false.
  public var isLowPowerModeEnabled: Bool { false }
  /// A notification that is never posted, because the temperature does not change.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// A notification that is never posted, because `isLowPowerModeEnabled` does not change.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
