import UIKit
import UIKitTesting
import XCTest

/// Subclasses of the flow layout, as in table 3-1 of the programming guide.
@preconcurrency @MainActor
final class FlowSubclassTests: FlowTestCase {
  /// Custom layout attributes, as in table 3-1 of the programming guide.
  private final class TintAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? TintAttributes)?.tint = tint
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? TintAttributes)?.tint == tint
    }
  }

  private final class Decorated: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintAttributes.self }
    override func prepare() {
      super.prepare()
      register(TestDecoration.self, forDecorationViewOfKind: "back")
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var all = super.layoutAttributesForElements(in: rect)
      for attributes in all ?? [] where attributes.representedElementCategory == .cell {
        (attributes as? TintAttributes)?.tint = attributes.indexPath.item
        attributes.alpha = 0.5
      }
      if let back = layoutAttributesForDecorationView(ofKind: "back", at: [0, 0]) { all?.append(back) }
      if let badge = layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 1]) { all?.append(badge) }
      return all
    }
    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = TintAttributes(forDecorationViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      attributes.zIndex = -1
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard kind == "header" else { return super.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
      let attributes = TintAttributes(forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
      return attributes
    }
  }

  func testSubclass_addsViews_andItsOwnAttributes() {
    let view = make([5], Decorated())
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 3]) as? TestCell
    XCTAssertEqual((cell?.applied.last as? TintAttributes)?.tint, 3)
    XCTAssertEqual(cell?.alpha, 0.5)
    XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: [0, 1])?.frame.minX, 50)
    XCTAssertEqual(view.subviews.filter { $0 is TestDecoration }.map(\.frame.height), [100])
    XCTAssertTrue(view.subviews.first is TestDecoration)
  }
}
