import Foundation
import QuartzCore

/// The values of `UICollectionViewLayoutAttributes` as a structure, which can be copied and compared in one step.
struct LayoutAttributeValues: Equatable {
  /// A reference to a transform that is not the identity.
  ///
  /// The transform is stored outside of the values, because most elements have none and layouts retain thousands of
  /// attributes.
  final class Transform: Sendable {
    let value: CATransform3D
    init(_ value: CATransform3D) { self.value = value }
    var affine: CGAffineTransform {
      CATransform3DIsAffine(value) ? CATransform3DGetAffineTransform(value) : .identity
    }

    /// Returns whether two transforms are equal. The value `nil` stands for the identity.
    static func areEqual(_ first: Transform?, _ second: Transform?) -> Bool {
      if first === second { return true }
      guard let first, let second else { return false }
      return CATransform3DEqualToTransform(first.value, second.value)
    }
  }

  private(set) var key = ElementKey(kind: 0, section: ElementKey.missing, item: ElementKey.missing)
  private(set) var indexPath = IndexPath()
  /// The frame before the transform. It is stored in addition to the center, so that each property returns exactly the
  /// value that was set.
  private var plainFrame = CGRect.zero
  private(set) var center = CGPoint.zero
  private(set) var transform: Transform?
  var alpha: CGFloat = 1 { didSet { version &+= 1 } }
  var zIndex = 0 { didSet { version &+= 1 } }
  var isHidden = false { didSet { version &+= 1 } }
  /// The role of the element in a list, or `nil` outside of lists.
  var listRole: ListRole? { didSet { version &+= 1 } }
  /// The number of changes to these values so far. If the number has increased, a layout has changed attributes that it
  /// had already returned.
  private(set) var version: UInt32 = 0

  init() {}

  /// Creates values for a cell, header or footer from the indexes of its section and item.
  init(kind: Int32, section: Int, item: Int, frame: CGRect) {
    key = ElementKey(kind: kind, section: section, item: item)
    indexPath = IndexPath(item: item, section: section)
    plainFrame = frame
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  var size: CGSize { plainFrame.size }

  /// The bounding box of the transformed element, in content coordinates.
  var frame: CGRect {
    guard let transform else { return plainFrame }
    // The layer applies its transform about the center.
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform.value)
    return box.offsetBy(dx: center.x, dy: center.y)
  }

  mutating func identify(as kind: Int32, _ path: IndexPath) {
    key = ElementKey(kind: kind, path: path)
    indexPath = path
    version &+= 1
  }

  mutating func setFrame(_ frame: CGRect) {
    guard transform == nil else {
      // As in a view, the size is scaled so that the transform maps it to the new bounding box, if the transform only
      // scales.
      let oldFrame = self.frame
      let factor = CGSize(
        width: oldFrame.width > 0 ? frame.width / oldFrame.width : 1,
        height: oldFrame.height > 0 ? frame.height / oldFrame.height : 1)
      setSize(CGSize(width: size.width * factor.width, height: size.height * factor.height))
      setCenter(CGPoint(x: frame.midX, y: frame.midY))
      return
    }
    plainFrame = frame
    center = CGPoint(x: frame.midX, y: frame.midY)
    version &+= 1
  }

  mutating func setCenter(_ center: CGPoint) {
    self.center = center
    plainFrame.origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    version &+= 1
  }

  mutating func setSize(_ size: CGSize) {
    plainFrame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    version &+= 1
  }

  mutating func setTransform(_ transform: CATransform3D) {
    self.transform = CATransform3DIsIdentity(transform) ? nil : Transform(transform)
    version &+= 1
  }

  static func == (first: Self, second: Self) -> Bool {
    first.plainFrame == second.plainFrame && first.center == second.center && first.alpha == second.alpha
      && first.zIndex == second.zIndex && first.isHidden == second.isHidden && first.key == second.key
      && Transform.areEqual(first.transform, second.transform)
      && first.listRole == second.listRole && first.indexPath == second.indexPath
  }
}

extension CGRect {
  /// Returns the bounding box of the rectangle after a transform. In a perspective transform, the coordinates are
  /// divided by *w*.
  fileprivate func applying(_ transform: CATransform3D) -> CGRect {
    var minCorner = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var maxCorner = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for (x, y) in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
      let homogeneousW = x * transform.m14 + y * transform.m24 + transform.m44
      let scale = homogeneousW == 0 ? 1 : 1 / homogeneousW
      let movedOrigin = CGPoint(
        x: (x * transform.m11 + y * transform.m21 + transform.m41) * scale,
        y: (x * transform.m12 + y * transform.m22 + transform.m42) * scale)
      minCorner = CGPoint(x: min(minCorner.x, movedOrigin.x), y: min(minCorner.y, movedOrigin.y))
      maxCorner = CGPoint(x: max(maxCorner.x, movedOrigin.x), y: max(maxCorner.y, movedOrigin.y))
    }
    return CGRect(x: minCorner.x, y: minCorner.y, width: maxCorner.x - minCorner.x, height: maxCorner.y - minCorner.y)
  }
}
