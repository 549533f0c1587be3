import Foundation

/// A shape that consists of lines and curves. Paths are immutable, except for `CGMutablePath`. Two paths are equal if
/// their elements are equal.
public class CGPath: @unchecked Sendable {
  package var storage: PathStorage

  package init(storage: PathStorage) { self.storage = storage }

  /// Creates a path with a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: A transform that is applied to the rectangle, or nil for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect, transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Creates a path with the ellipse inside a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that encloses the ellipse.
  ///   - transform: A transform that is applied to the ellipse, or nil for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addEllipse(rect, transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Creates a path with a rectangle that has elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The horizontal radius of the corners. Values above half of the width, which Core Graphics does
  ///     not allow, are reduced to half of the width.
  ///   - cornerHeight: The vertical radius of the corners. Values above half of the height are reduced to half of the
  ///     height.
  ///   - transform: A transform that is applied to the rectangle, or nil for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { storage.isEmpty }

  /// The end of the last element, or the start of the last subpath if it is closed. For an empty path, the value is
  /// zero.
  public var currentPoint: CGPoint { storage.current ?? .zero }

  /// The smallest rectangle that contains all points, including control points. For an empty path, the value is
  /// `CGRect.null`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of points.
  public var boundingBox: CGRect { storage.boundingBoxOfPoints }

  /// The smallest rectangle that contains the shape. For an empty path, the value is `CGRect.null`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var boundingBoxOfPath: CGRect { storage.boundingBox }

  /// Returns an immutable copy. In Tessera, the result is never nil.
  ///
  /// - Returns: The copy.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// Returns an immutable copy with a transform applied.
  ///
  /// - Parameter transform: The transform, or nil for none.
  /// - Returns: The copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Returns a copy to which elements can be added. This path does not change with the copy.
  ///
  /// - Returns: The copy. In Tessera, it is never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

  /// Returns a mutable copy with a transform applied.
  ///
  /// - Parameter transform: The transform, or nil for none.
  /// - Returns: The copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Returns a Boolean value that indicates whether the path is a single rectangle parallel to the axes.
  ///
  /// - Parameter rect: A pointer to a rectangle that is set if the result is `true`. Pass nil if you do not need the rectangle.
  /// - Returns: `true` if the path is a rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let ownRect = storage.asRect else { return false }
    rect?.pointee = ownRect
    return true
  }

  /// Returns a Boolean value that indicates whether a point is inside the path or on its outline. An open subpath is
  /// treated as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule that determines the inside of the path.
  ///   - transform: A transform that is applied to the point.
  /// - Returns: `true` if the point is inside the path or on its outline.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform), rule: rule)
  }

  /// Calls a closure with each element, in order.
  ///
  /// - Parameter body: The closure.
  public func applyWithBlock(_ body: CGPathApplyBlock) {
    var points = storage.points
    points.append(.zero)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      for verb in storage.verbs {
        var element = CGPathElement(type: verb, points: base + index)
        body(&element)
        index += verb.pointCount
      }
    }
  }

  /// Calls a function with each element, in order.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the function.
  ///   - function: The function.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath: Hashable {
  /// Returns a Boolean value that indicates whether two paths have the same elements with the same points.
  ///
  /// - Parameters:
  ///   - one: A path.
  ///   - other: Another path.
  /// - Returns: `true` if the paths are equal.
  public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.storage == other.storage }

  /// Hashes the path's elements, which are equal in equal paths.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension CGPath: CustomDebugStringConvertible {
  /// A string representation of the elements, with one line per element.
  public var debugDescription: String {
    var lines = ["CGPath"]
    applyWithBlock { element in
      let points = (0..<element.pointee.type.pointCount).map { index in
        "(\(element.pointee.points[index].x), \(element.pointee.points[index].y))"
      }
      lines.append("  \(element.pointee.type) " + points.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }
}
