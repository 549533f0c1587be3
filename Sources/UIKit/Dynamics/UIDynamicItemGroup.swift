import Foundation
import QuartzCore

/// Several items that move as one body and keep their relative positions.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// Creates a group of items at their current positions.
  ///
  /// - Parameter items: The items. If one of them is a group, an error is reported, and the items of that group are used
  ///   instead of the group.
  public init(items: [any UIDynamicItem]) {
    var members: [any UIDynamicItem] = []
    for item in items {
      if let group = item as? UIDynamicItemGroup {
        Diagnostics.report("UIDynamicItemGroup: \(group) is itself a group; its items were added instead")
        members += group.items
      } else {
        members.append(item)
      }
    }
    self.items = members
    let boundingBox = members.reduce(CGRect.null) { result, item in
      let size = item.bounds.size
      let rotation = CGAffineTransform(rotationAngle: DynamicRecord.angle(of: item))
      let bounds = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return result.union(bounds.applying(rotation).offsetBy(dx: item.center.x, dy: item.center.y))
    }
    currentCenter = boundingBox.isNull ? .zero : CGPoint(x: boundingBox.midX, y: boundingBox.midY)
    size = boundingBox.isNull ? .zero : boundingBox.size
    initialPlacements = members.map { ($0.center, DynamicRecord.angle(of: $0)) }
    initialCenter = currentCenter
    super.init()
  }

  /// The dynamic items of which the group consists.
  public final let items: [any UIDynamicItem]

  private var currentCenter: CGPoint
  private let size: CGSize
  private let initialCenter: CGPoint
  private let initialPlacements: [(center: CGPoint, angle: CGFloat)]
  private var rotation = CGAffineTransform.identity

  /// The center of the bounding box of the items. Setting this property moves the items.
  public final var center: CGPoint {
    get { currentCenter }
    set {
      currentCenter = newValue
      positionItems()
    }
  }

  /// The bounds of the group. Their size is the size of the items' bounding box when the group was created.
  public final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The rotation of the group about its center. Setting this property rotates the items.
  public final var transform: CGAffineTransform {
    get { rotation }
    set {
      rotation = newValue
      positionItems()
    }
  }

  private func positionItems() {
    let angle = atan2(rotation.b, rotation.a)
    for (item, placement) in zip(items, initialPlacements) {
      let offset = CGPoint(x: placement.center.x - initialCenter.x, y: placement.center.y - initialCenter.y)
        .applying(CGAffineTransform(rotationAngle: angle))
      item.center = CGPoint(x: currentCenter.x + offset.x, y: currentCenter.y + offset.y)
      if angle != 0 || item.transform != .identity {
        item.transform = CGAffineTransform(rotationAngle: placement.angle + angle)
      }
    }
  }
}
