import CoreGraphics
import UIKit

/// Something that moves: built once for a window and once more without a display.
@MainActor
protocol MotionScene: AnyObject {
  init()
  var controller: UIViewController { get }
  /// What the application knows of the motion at this moment, by name.
  var state: [String: CGFloat] { get }
}
