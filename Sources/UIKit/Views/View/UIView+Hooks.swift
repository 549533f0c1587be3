import Foundation

// Hooks for UIKit's own classes (scroll views, windows, labels), which can be overridden inside the module only.
extension UIView {
  /// Updates inherited values after the superview changed, before `didMoveToSuperview`.
  package final func superviewChanged() {
    if superviewStorage == nil || superviewStorage?.safeAreaForSubviews != .zero || insets.safeArea != .zero {
      updateSafeArea()
    }
    if flags.contains(.preservesMargins), superviewStorage != nil { marginsChanged() }
    inheritedTintMayHaveChanged()
    if extras != nil { cornersMayHaveChanged() }
  }

  /// Updates the scale after the window changed, for this view alone.
  package final func windowChanged(to window: UIWindow?) {
    guard let window else { return }
    if !flags.contains(.ownScale) { applyScale(window.traitCache.collection.displayScale) }
  }
}
