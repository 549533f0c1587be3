import Foundation

// What UIKit's own classes hook into (scroll views, windows, labels): overridable inside the module only.
extension UIView {
  /// After the superview changed, before `didMoveToSuperview`.
  package final func superviewChanged() {
    if superviewStorage == nil || superviewStorage?.safeAreaForSubviews != .zero || insets.safeArea != .zero {
      updateSafeArea()
    }
    if flags.contains(.preservesMargins), superviewStorage != nil { marginsChanged() }
    inheritedTintMayHaveChanged()
    if extras != nil { cornersMayHaveChanged() }
  }

  /// After `windowStorage` changed, for this view alone.
  package final func windowChanged(to window: UIWindow?) {
    guard let window else { return }
    if !flags.contains(.ownScale) { adoptScale(window.traitCache.collection.displayScale) }
  }
}
