import CoreGraphics

/// The geometry of a view with key-value observers, before a change.
///
/// Applications rely on key-value observing of UIKit's own properties. For example, bars, headers and panels that follow a scroll view
/// observe its content offset.
@MainActor struct ObservedGeometry {
  private let observers: KeyValueObservers
  private let frame: CGRect
  private let bounds: CGRect
  private let center: CGPoint

  /// Records the current geometry of a view. Returns nil if the view has no observers, which is the case for almost every view.
  init?(of view: UIView) {
    guard let observers = view.extras?.keyValueObservers else { return nil }
    self.observers = observers
    frame = view.frame
    bounds = view.bounds
    center = view.center
  }

  /// Notifies the observers of the properties that have changed.
  func notify(_ view: UIView) {
    if bounds != view.bounds {
      observers.notify("bounds", bounds, view.bounds)
      if bounds.origin != view.bounds.origin, view is any ScrollContainer {
        observers.notify("contentOffset", bounds.origin, view.bounds.origin)
      }
    }
    if center != view.center { observers.notify("center", center, view.center) }
    if frame != view.frame { observers.notify("frame", frame, view.frame) }
  }
}

extension UIView: ObservableProperties {
  var keyValueObservers: KeyValueObservers? {
    get { extras?.keyValueObservers }
    set { ensureExtras().keyValueObservers = newValue }
  }

  /// Returns the value of a property whose changes notify key-value observers, or nil for other properties.
  final func observableValue(_ name: String) -> Any? {
    let scrollView = self as? any ScrollContainer
    let control = self as? any StatefulView
    switch name {
    case "frame": return frame
    case "bounds": return bounds
    case "center": return center
    case "alpha": return alpha
    case "hidden", "isHidden": return isHidden
    case "contentOffset": return scrollView?.bounds.origin
    case "contentSize": return scrollView?.contentSize
    case "safeAreaInsets": return safeAreaInsets
    case "enabled", "isEnabled": return control?.isEnabled
    case "selected", "isSelected": return control?.isSelected
    case "highlighted", "isHighlighted": return control?.isHighlighted
    default: return nil
    }
  }

  final func isObservableReference(_ name: String) -> Bool { name == "delegate" && self is any ScrollContainer }

  /// Notifies the observers of a property that is not part of the geometry, such as `alpha`.
  final func notifyObservers<Value>(_ name: String, from old: Value, to new: Value) {
    extras?.keyValueObservers?.notify(name, old, new)
  }
}
