import Foundation

// Foundation on Linux has the default descriptions of structures. On Apple's systems, Core Graphics has short
// descriptions that logs and tests rely on.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// A string representation of the point: `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// A string representation of the size: `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// A string representation of the rectangle: `(x, y, width, height)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
