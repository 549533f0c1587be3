import Foundation

/// What a scene's status bar is like. There is none here, so that code that makes room for it makes none.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// What the controller on the screen prefers.
  open var statusBarStyle: UIStatusBarStyle {
    var shown = scene.keyWindow?.rootViewController
    while let current = shown, let next = current.presentedViewController ?? current.childForStatusBarStyle {
      shown = next
    }
    return shown?.preferredStatusBarStyle ?? .default
  }

  /// Always true.
  open var isStatusBarHidden: Bool { true }

  /// Points, in the screen's coordinates. Always zero.
  open var statusBarFrame: CGRect { .zero }
}
