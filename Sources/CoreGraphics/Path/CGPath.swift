import Foundation

/// A shape made of lines and curves. Never changes, unless it is a `CGMutablePath`. Equal when the elements are.
public class CGPath: @unchecked Sendable {
  package var storage: PathStorage

  package init(storage: PathStorage) { self.storage = storage }

  /// Makes a closed rectangle, taken through `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect, transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Makes the ellipse that fits into `rect`, taken through `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addEllipse(rect, transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Makes a rectangle with elliptic corners, taken through `transform`. Core Graphics wants corners of at most half a
  /// side; larger ones are cut down to that.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// True for a path without elements.
  public var isEmpty: Bool { storage.isEmpty }

  /// The end of the last element, or the start of the last subpath if that is closed; zero for an empty path.
  public var currentPoint: CGPoint { storage.current ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path. O(n).
  public var boundingBox: CGRect { storage.boundingBoxOfPoints }

  /// The smallest rectangle around the shape itself; null for an empty path. O(n).
  public var boundingBoxOfPath: CGRect { storage.boundingBox }

  /// A copy that never changes.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// A copy that never changes, taken through `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

  /// A copy that can be changed, taken through `transform`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// True when the path is one rectangle along the axes, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = storage.asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// True when `point`, taken through `transform`, lies inside by `rule`, or on the outline. Open subpaths count as closed. O(n).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform), rule: rule)
  }

  /// Hands every element to `body`, in order.
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

  /// Hands every element to `function`, in order, together with `info`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath: Hashable {
  /// True for paths of the same elements with the same points.
  public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.storage == other.storage }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension CGPath: CustomDebugStringConvertible {
  /// The elements, one a line, for people.
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
