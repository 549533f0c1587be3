import CoreGraphics
import UIKit

/// A scene that moves. It is created once for a window and once without a display.
@MainActor
protocol MotionScene: AnyObject {
  init()
  var controller: UIViewController { get }
  /// The current state of the motion in the application, by name.
  var state: [String: CGFloat] { get }
}
