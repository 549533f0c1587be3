import CoreGraphics
import Foundation
import QuartzCore

/// The window that contains the previews of dragged items. It is above all other windows and receives no touches.
@MainActor final class DragOverlayWindow {
  private let window: UIWindow

  init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1000)
    window.isUserInteractionEnabled = false
    window.backgroundColor = nil
    window.isHidden = false
  }

  var view: UIView { window }

  func close() { window.isHidden = true }
}
