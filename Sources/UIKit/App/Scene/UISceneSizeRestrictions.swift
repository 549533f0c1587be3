import Foundation

/// The minimum and maximum size of a scene's window.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size of the window, in points. The default is zero.
  open var minimumSize = CGSize.zero {
    didSet { UIScreen.main.hostWindow?.setMinimumSize(minimumSize) }
  }

  /// The largest size of the window, in points. It has no effect in Tessera. The default is the greatest finite width
  /// and height.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
