import Foundation

// Updates of a view that follow a change of its superview or its window.
extension UIView {
  /// Updates inherited values after the superview changed, before `didMoveToSuperview()` is called.
  package final func superviewDidChange() {
    if superviewStorage == nil || superviewStorage?.safeAreaForSubviews != .zero || insets.safeArea != .zero {
      updateSafeArea()
    }
    if flags.contains(.preservesMargins), superviewStorage != nil { marginsDidChange() }
    inheritedTintMayHaveChanged()
    if extras != nil { cornersMayHaveChanged() }
  }

  /// Updates the scale of this view, but not of its subviews, after the window changed.
  package final func windowDidChange(to window: UIWindow?) {
    guard let window else { return }
    if !flags.contains(.hasExplicitScale) { applyScale(window.traitCache.collection.displayScale) }
  }
}
