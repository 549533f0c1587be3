import CoreGraphics
import Foundation

// Skeleton so that everything compiles from the first minute; the owner of this module replaces it.
public struct CATransform3D: Sendable { var m11: CGFloat = 1 }
public let CATransform3DIdentity = CATransform3D()
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
}
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = CALayerContentsGravity(rawValue: "resize")
}
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CALayerContentsFilter(rawValue: "linear")
}
open class CALayer: NSObject {
  package final var model = LayerValues()
  package final var renderChanges: LayerChanges = .all
  package final var renderValues: LayerValues { model }
  package final var renderBacking: LayerBacking?
  package final var renderMask: CALayer? { nil }
  /// Sublayers in drawing order (by z-position, then as listed).
  package final var renderSublayers: [CALayer] { [] }
  /// The compositor's memory of this layer.
  package final var renderNode: AnyObject?
  public override init() { super.init() }
}
