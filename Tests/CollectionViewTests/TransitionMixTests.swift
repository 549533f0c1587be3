import UIKit
import UIKitTesting
import XCTest

/// The interpolation of the layout attributes of two layouts, for each kind of element.
@preconcurrency @MainActor
final class TransitionMixTests: StageTestCase {
  /// Decoration views can be registered with either of the two layouts. Random input found that only the registrations
  /// of the transition layout were used.
  func testDecorations_areRegisteredWithTheTwoLayouts() throws {
    final class Layout: ListLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? [])
          + [layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])].compactMap { $0 }
      }
      override func layoutAttributesForDecorationView(
        ofKind kind: String, at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        return attributes
      }
    }
    try stage(grid(90))
    let next = Layout()
    next.register(TestDecoration.self, forDecorationViewOfKind: "back")
    let transition = view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    app.frame()
    let back = try XCTUnwrap(view.subviews.first { $0 is TestDecoration })
    XCTAssertEqual(back.alpha, 0.5, accuracy: 1e-6)
  }

  func testElementsOfOneLayoutOnly_fade() throws {
    let old = ListLayout()
    old.headerHeight = 20
    let new = ListLayout()
    new.pitch = 60
    try stage(old, [30])
    let transition = view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.25
    app.frame()
    XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: [0, 0])?.alpha ?? 0, 0.75, accuracy: 1e-9)
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertNil(view.supplementaryView(forElementKind: "header", at: [0, 0]))
  }

  func testMixing_transformsAlphaHiddenAndOrder() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
    func attributes(_ change: (UICollectionViewLayoutAttributes) -> Void) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      change(attributes)
      return attributes
    }
    final class Fixed: UICollectionViewLayout {
      var answer: UICollectionViewLayoutAttributes?
      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { answer }
    }
    let from = Fixed()
    let to = Fixed()
    let mixed = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
    from.answer = attributes { $0.zIndex = 1 }
    to.answer = attributes {
      $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
      $0.alpha = 0.5
      $0.zIndex = 4
      $0.center = CGPoint(x: 150, y: 25)
    }
    mixed.transitionProgress = 0.4
    var between = mixed.layoutAttributesForItem(at: [0, 0])
    // A rotation stays a rotation: it is decomposed, not interpolated by matrix entries.
    let turned = CGAffineTransform(rotationAngle: .pi / 2 * 0.4)
    XCTAssertEqual(between?.transform.a ?? 0, turned.a, accuracy: 1e-9)
    XCTAssertEqual(between?.transform.b ?? 0, turned.b, accuracy: 1e-9)
    XCTAssertEqual(between?.size, CGSize(width: 100, height: 50))
    XCTAssertEqual(between?.center.x ?? 0, 90, accuracy: 1e-9)
    XCTAssertEqual(between?.alpha ?? 0, 0.8, accuracy: 1e-9)
    XCTAssertEqual(between?.zIndex, 1)
    mixed.transitionProgress = 0.6
    XCTAssertEqual(mixed.layoutAttributesForItem(at: [0, 0])?.zIndex, 4)
    to.answer = attributes { $0.isHidden = true }
    mixed.transitionProgress = 0.75
    between = mixed.layoutAttributesForItem(at: [0, 0])
    XCTAssertEqual(between?.isHidden, false)
    XCTAssertEqual(between?.alpha ?? 0, 0.25, accuracy: 1e-9)
    from.answer = attributes { $0.isHidden = true }
    XCTAssertEqual(mixed.layoutAttributesForItem(at: [0, 0])?.isHidden, true)
    from.answer = nil
    to.answer = nil
    XCTAssertNil(mixed.layoutAttributesForItem(at: [0, 0]))
    XCTAssertEqual(layout.value(forAnimatedKey: "none"), 0)
  }
}
