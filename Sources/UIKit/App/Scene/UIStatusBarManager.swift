import Foundation

/// The properties of a scene's status bar. Tessera has no status bar, so its frame is empty.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The status bar style that the visible view controller prefers.
  open var statusBarStyle: UIStatusBarStyle {
    var controller = scene?.keyWindow?.rootViewController
    while let current = controller, let next = current.presentedViewController ?? current.childForStatusBarStyle {
      controller = next
    }
    return controller?.preferredStatusBarStyle ?? .default
  }

  /// A Boolean value that indicates whether the status bar is hidden. The value is always `true` in Tessera.
  open var isStatusBarHidden: Bool { true }

  /// The frame of the status bar, in points of the screen's coordinates. The value is always zero in Tessera.
  open var statusBarFrame: CGRect { .zero }
}
