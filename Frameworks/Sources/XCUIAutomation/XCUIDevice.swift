import Foundation
import UIKit
import UITestInterface

/// The device on which the application runs.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// The buttons of a device.
  public enum Button: Int, Sendable {
    /// The home button. It puts the applications into the background.
    case home = 1
    /// The button that makes sounds louder. It has no effect.
    case volumeUp
    /// The button that makes sounds quieter. It has no effect.
    case volumeDown
    /// The action button. It has no effect.
    case action
    /// The camera button. It has no effect.
    case camera
  }
  /// The appearances of a device.
  public enum Appearance: Int, Sendable {
    /// The appearance of the desktop.
    case unspecified
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
  }

  /// The only device.
  public static let shared = XCUIDevice()
  private var turned = UIDeviceOrientation.portrait
  /// The appearance. The default is `unspecified`. The value is stored but has no effect.
  open var appearance = Appearance.unspecified

  private var running: [ApplicationProcess] { ApplicationProcess.all.filter(\.isRunning) }

  /// The orientation. Setting it turns the windows of the applications that are running.
  open var orientation: UIDeviceOrientation {
    get { turned }
    set {
      turned = newValue
      for process in running { _ = process.send(.setOrientation(newValue.rawValue)) }
    }
  }

  /// Presses a button. The home button puts the running applications into the background, and others do nothing.
  ///
  /// - Parameter button: The button.
  open func press(_ button: Button) {
    guard button == .home else { return }
    for process in running where !process.isInBackground {
      process.isInBackground = true
      _ = process.send(.setForeground(false))
    }
  }

  /// Returns whether the device has a button.
  ///
  /// - Parameter button: The button.
  /// - Returns: `true` for the home button.
  open func hasHardwareButton(_ button: Button) -> Bool { button == .home }
}
