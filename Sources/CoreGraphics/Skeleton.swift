import Foundation

// Skeleton so that everything compiles from the first minute; the owner of this module replaces it.
public final class CGColor: @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}
public class CGPath: @unchecked Sendable {}
public final class CGImage: @unchecked Sendable {}
public final class CGContext {}
public struct CGAffineTransform: Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
