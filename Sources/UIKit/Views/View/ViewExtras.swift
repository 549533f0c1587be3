import Foundation

/// The properties that few views use. The object is created when one of them is first set, to reduce the size of plain
/// views.
@MainActor package final class ViewExtras {
  package var tag = 0
  package var restorationIdentifier: String?
  /// A closure that is called after the bounds changed. Bars use it to observe the content offset of a scroll view.
  package var boundsObserver: (() -> Void)?
  /// The key-value observers of the view's properties, or nil before the first observer is added.
  var keyValueObservers: KeyValueObservers?
  package var semantic = UISemanticContentAttribute.unspecified
  package var tintColor: UIColor?
  package var material: UIVisualEffect?
  package var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  package var mask: UIView?
  package var accessibility: ViewAccessibility?
  package var horizontalHugging = UILayoutPriority.defaultLow
  package var verticalHugging = UILayoutPriority.defaultLow
  package var horizontalResistance = UILayoutPriority.defaultHigh
  package var verticalResistance = UILayoutPriority.defaultHigh
  package var constraints: [NSLayoutConstraint] = []
  package var constraintScope: ConstraintScope?
  package var fittingScope: ConstraintScope?
  package var guides: [UILayoutGuide] = []
  package var marginsGuide: UILayoutGuide?
  package var safeAreaGuide: UILayoutGuide?
  package var readableGuide: UILayoutGuide?
  package var keyboardGuide: UILayoutGuide?
  package var traitOverrides = TraitValues()
  package var traitRegistrations: [TraitRegistration] = []
  package var minimumContentSize: UIContentSizeCategory?
  package var maximumContentSize: UIContentSizeCategory?
  package var focusGroupIdentifier: String?
  package var focusEffect: UIFocusEffect?
  /// Indicates whether `focusEffect` was set, even if it was set to nil.
  package var hasFocusEffect = false
  package var focusGroupPriority: UIFocusGroupPriority?
  package var corners: UICornerConfiguration?
  /// The descendants with concentric corners that depend on this view's geometry.
  package var concentricViews: [WeakView] = []
  /// The values that were set on the view and by appearance proxies, or nil if there are none.
  package var appearance: AppearanceRecord?
  package var gestures: [UIGestureRecognizer] = []
  /// Indicates whether a recognizer was ever added. The list of recognizers is nil until then.
  package var hasHadGestures = false
  package var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  /// The constraints that connect a view in this one with a view outside, although constraints do not determine this view's frame.
  var crossingConstraints: [ObjectIdentifier: CrossingConstraint] = [:]

  package init() {}
}

extension UIView {
  /// Returns the extras and allocates them on first use.
  package final func ensureExtras() -> ViewExtras {
    if let extras { return extras }
    let newExtras = ViewExtras()
    extras = newExtras
    return newExtras
  }
}
