import Foundation

extension UIView: UICoordinateSpace {
  /// From own coordinates to those of `view`, or of the own window (the root of the hierarchy) where nil. Windows are
  /// connected through the screen. O(depth).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = rootView
    let target = view ?? own
    let other = target.rootView
    if own === other { return backingLayer.convert(point, to: target.backingLayer) }
    let inRoot = backingLayer.convert(point, to: own.backingLayer)
    let between = own.backingLayer.toSuperspace(inRoot)
    return target.backingLayer.convert(other.backingLayer.fromSuperspace(between), from: other.backingLayer)
  }

  /// The reverse of `convert(_:to:)`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// From own coordinates to those of `view` (nil: the own window); the bounding box where something is rotated.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let own = rootView
    let target = view ?? own
    let other = target.rootView
    if own === other { return backingLayer.convert(rect, to: target.backingLayer) }
    let inRoot = backingLayer.convert(rect, to: own.backingLayer)
    let between = inRoot.applying(own.backingLayer.superspaceTransform)
    let inOther = between.applying(other.backingLayer.superspaceTransform.inverted())
    return target.backingLayer.convert(inOther, from: other.backingLayer)
  }

  /// The reverse of `convert(_:to:)`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  // Disfavoured: a view goes to the overloads above.
  /// A point of the view in the coordinates of another space.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    return convert(point, to: rootView).applying(foreignTransform(coordinateSpace))
  }

  /// A point of another space in the coordinates of the view.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    return convert(point.applying(foreignTransform(coordinateSpace).inverted()), from: rootView)
  }

  /// A rectangle of the view in the coordinates of another space; the smallest one around it where that is turned.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return convert(rect, to: rootView).applying(foreignTransform(coordinateSpace))
  }

  /// A rectangle of another space in the coordinates of the view; the smallest one around it where that is turned.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return convert(rect.applying(foreignTransform(coordinateSpace).inverted()), from: rootView)
  }

  /// The view at the root of the hierarchy: the window where there is one.
  package final var rootView: UIView {
    if let windowStorage { return windowStorage }
    var root: UIView = self
    while let above = root.superviewStorage { root = above }
    return root
  }

  /// From the root's coordinates to a space that is no view: the screen lies around its windows; any other object is
  /// never asked and counts as the root (measurements.md 14.1).
  private final func foreignTransform(_ space: any UICoordinateSpace) -> CGAffineTransform {
    guard space is UIScreen, let window = windowStorage else { return .identity }
    return window.backingLayer.superspaceTransform
  }
}
