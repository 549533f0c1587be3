import UIKit

// Functions of Core Graphics that Swift hides behind operators. Code that was converted from Swift 2 calls them by these names.

/// Returns whether two points are equal.
///
/// - Parameters:
///   - point1: The first point.
///   - point2: The second point.
/// - Returns: `true` if both coordinates are equal.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns whether two sizes are equal.
///
/// - Parameters:
///   - size1: The first size.
///   - size2: The second size.
/// - Returns: `true` if the widths and the heights are equal.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Returns whether two transforms are equal.
///
/// - Parameters:
///   - t1: The first transform.
///   - t2: The second transform.
/// - Returns: `true` if all values are equal.
public func __CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
