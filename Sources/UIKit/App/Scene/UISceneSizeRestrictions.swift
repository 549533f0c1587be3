import Foundation

/// The minimum and maximum size of a scene's window.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size of the window, in points. The default is zero.
  open var minimumSize = CGSize.zero {
    didSet { scene?.screen.hostWindow?.setMinimumSize(minimumSize) }
  }
  /// The scene whose window has the restrictions.
  final weak var scene: UIWindowScene?

  /// A Boolean value that determines whether the window can fill the screen. The value has no effect in Tessera,
  /// because the desktop decides. The default is `true`.
  open var allowsFullScreen = true

  /// The largest size of the window, in points. The value has no effect in Tessera. The default is the greatest finite
  /// width and height.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
