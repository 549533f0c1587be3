import Foundation

extension UIView: UICoordinateSpace {
  /// Converts a point from the view's coordinates to those of another view. Points are converted between windows
  /// through the screen.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - view: The other view. `nil` means the view's window or, without a window, the root of its hierarchy.
  /// - Returns: The point in the other view's coordinates.
  /// - Complexity: O(*depth of the hierarchy*).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = rootView
    let target = view ?? root
    let targetRoot = target.rootView
    if root === targetRoot { return backingLayer.convert(point, to: target.backingLayer) }
    let pointInRoot = backingLayer.convert(point, to: root.backingLayer)
    let rootPoint = root.backingLayer.toSuperspace(pointInRoot)
    return target.backingLayer.convert(targetRoot.backingLayer.fromSuperspace(rootPoint), from: targetRoot.backingLayer)
  }

  /// Converts a point from another view's coordinates to those of this view.
  ///
  /// - Parameters:
  ///   - point: A point in the other view's coordinates.
  ///   - view: The other view. `nil` means the view's window or, without a window, the root of its hierarchy.
  /// - Returns: The point in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// Converts a rectangle from the view's coordinates to those of another view.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the view's coordinates.
  ///   - view: The other view. `nil` means the view's window or, without a window, the root of its hierarchy.
  /// - Returns: The rectangle in the other view's coordinates: the bounding box if a view between them is rotated.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let root = rootView
    let target = view ?? root
    let targetRoot = target.rootView
    if root === targetRoot { return backingLayer.convert(rect, to: target.backingLayer) }
    let pointInRoot = backingLayer.convert(rect, to: root.backingLayer)
    let screenRect = pointInRoot.applying(root.backingLayer.superspaceTransform)
    let rectInTargetRoot = screenRect.applying(targetRoot.backingLayer.superspaceTransform.inverted())
    return target.backingLayer.convert(rectInTargetRoot, from: targetRoot.backingLayer)
  }

  /// Converts a rectangle from another view's coordinates to those of this view.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other view's coordinates.
  ///   - view: The other view. `nil` means the view's window or, without a window, the root of its hierarchy.
  /// - Returns: The rectangle in this view's coordinates: the bounding box if a view between them is rotated.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  // These overloads are disfavored so that a view as the argument selects the overloads above.
  /// Converts a point from the view's coordinates to another coordinate space.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in the other space.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    return convert(point, to: rootView).applying(foreignTransform(coordinateSpace))
  }

  /// Converts a point from another coordinate space to the view's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point in the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in the view's coordinates.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    return convert(point.applying(foreignTransform(coordinateSpace).inverted()), from: rootView)
  }

  /// Converts a rectangle from the view's coordinates to another coordinate space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the view's coordinates.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle in the other space: the bounding box if the spaces are rotated against each other.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return convert(rect, to: rootView).applying(foreignTransform(coordinateSpace))
  }

  /// Converts a rectangle from another coordinate space to the view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle in the view's coordinates: the bounding box if the spaces are rotated against each other.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return convert(rect.applying(foreignTransform(coordinateSpace).inverted()), from: rootView)
  }

  /// The root of the view hierarchy: the window or, for a view that is not in a window, the topmost superview.
  package final var rootView: UIView {
    if let windowStorage { return windowStorage }
    var root: UIView = self
    while let ancestor = root.superviewStorage { root = ancestor }
    return root
  }

  /// Returns the transform from the root's coordinates to those of a coordinate space that is not a view. The screen's
  /// coordinate system contains its windows. Any other object is treated as the root, and its methods are not called
  /// (measured on UIKit, docs/measurements.md 14.1).
  private final func foreignTransform(_ space: any UICoordinateSpace) -> CGAffineTransform {
    guard space is UIScreen, let window = windowStorage else { return .identity }
    return window.backingLayer.superspaceTransform
  }
}
