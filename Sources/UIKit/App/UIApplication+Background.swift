import Foundation

extension UIApplication {
  /// The availability of downloads in the background. The value is always `restricted`, because a desktop does not start
  /// applications in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// Begins the delivery of the events of remote controls, such as the buttons of headphones. Has no effect, because a
  /// desktop delivers them to the player with the focus only.
  public func beginReceivingRemoteControlEvents() {}

  /// Ends the delivery of the events of remote controls. Has no effect.
  public func endReceivingRemoteControlEvents() {}

  /// A notification that is posted after `backgroundRefreshStatus` has changed. It is never posted.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// A notification that is posted before protected files become unavailable. It is never posted, because files are
  /// always available.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")

  /// A notification that is posted after protected files have become available. It is never posted, because files are
  /// always available.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}
