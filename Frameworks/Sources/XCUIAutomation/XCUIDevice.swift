import Foundation
import UIKit
import UITestInterface

/// The device on which the application runs.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// The buttons of a device.
  public enum Button: Int, Sendable { case home = 1, volumeUp, volumeDown, action, camera }
  /// The appearances of a device.
  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  /// The only device.
  public static let shared = XCUIDevice()
  private var turned = UIDeviceOrientation.portrait
  /// The appearance. It cannot be changed.
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

  /// Presses a button. The home button puts the application into the background.
  open func press(_ button: Button) {
    guard button == .home else { return }
    for process in running where !process.isInBackground {
      process.isInBackground = true
      _ = process.send(.setForeground(false))
    }
  }

  /// Returns whether the device has a button.
  open func hasHardwareButton(_ button: Button) -> Bool { button == .home }
}
