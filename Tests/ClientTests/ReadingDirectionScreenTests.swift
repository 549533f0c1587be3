import UIKit
import UIKitTesting
import XCTest

/// Changes of `semanticContentAttribute` in views that are already visible.
@preconcurrency @MainActor
final class ReadingDirectionScreenTests: ScreenTestCase {
  private final class FlippingFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func grid(_ direction: UICollectionView.ScrollDirection) throws -> UICollectionView {
    let layout = FlippingFlow()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 60, height: 60)
    return try shown(Grid(collectionViewLayout: layout)).collectionView
  }

  private func seen(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil) }
  }

  func testCellsChangeSides() throws {
    let view = try grid(.vertical)
    view.contentOffset.y = 200
    app.frame()
    let before = try XCTUnwrap(seen(view, 16))
    view.semanticContentAttribute = .forceRightToLeft
    app.frame()
    XCTAssertEqual(seen(view, 16), CGRect(x: 320 - before.maxX, y: before.minY, width: 60, height: 60))
    XCTAssertEqual(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 260)
    view.semanticContentAttribute = .unspecified
    app.frame()
    XCTAssertEqual(seen(view, 16), before)
    view.traitOverrides.layoutDirection = .rightToLeft
    app.frame()
    XCTAssertEqual(seen(view, 16)?.minX, 320 - before.maxX, "by the traits, too")
  }

  func testARowKeepsItsDistanceFromTheLeadingEdge() throws {
    let view = try grid(.horizontal)
    view.contentOffset.x = 250
    app.frame()
    let visible = Set(view.indexPathsForVisibleItems)
    let before = try XCTUnwrap(seen(view, 35))
    view.semanticContentAttribute = .forceRightToLeft
    app.frame()
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), visible)
    XCTAssertEqual(seen(view, 35)?.minX, 320 - before.maxX)
    view.semanticContentAttribute = .forceLeftToRight
    app.frame()
    XCTAssertEqual(view.contentOffset.x, 250)
    XCTAssertEqual(seen(view, 35), before)
  }

  /// The constraints in a view use its layout direction (UIView.h: the direction "in which the view's content is to be
  /// laid out"), and a stack view mirrors its row.
  func testConstraintsAndStacksTurnRound() throws {
    let root = try shown(UIViewController())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 50), inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.view.addSubview(box)
    root.view.addSubview(stack)
    app.frame()
    XCTAssertEqual(inner.frame.minX, 10)
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 80])
    for view in [box, stack] { view.semanticContentAttribute = .forceRightToLeft }
    app.frame()
    XCTAssertEqual(inner.frame.minX, 240)
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [220, 0])
    for view in [box, stack] { view.semanticContentAttribute = .unspecified }
    root.traitOverrides.layoutDirection = .rightToLeft
    app.frame()
    XCTAssertEqual(inner.frame.minX, 240)
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [220, 0])
  }

  /// A constraint of a leading or trailing edge to a center, as in the equal centering of stack views (docs/measurements.md,
  /// 14.10).
  func testEdgesBesideCentersTurnRound() throws {
    let root = try shown(UIViewController())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    root.view.addSubview(box)
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    }
    box.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 28)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: box.centerXAnchor, constant: 10),
      views[1].centerXAnchor.constraint(equalTo: box.trailingAnchor, constant: -60),
      NSLayoutConstraint(
        item: views[2], attribute: .leading, relatedBy: .equal, toItem: box, attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 5),
    ])
    let distant = UIView()
    distant.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(distant)
    NSLayoutConstraint.activate([
      distant.leadingAnchor.anchorWithOffset(to: box.centerXAnchor).constraint(equalToConstant: 50),
      distant.widthAnchor.constraint(equalToConstant: 40),
    ])
    app.frame()
    XCTAssertEqual(views.map(\.frame.minX), [160, 220, 145])
    XCTAssertEqual(distant.frame.minX, 100)
    box.semanticContentAttribute = .forceRightToLeft
    app.frame()
    XCTAssertEqual(views.map(\.frame.minX), [100, 40, 95])
    XCTAssertEqual(distant.frame.minX, 160)
    XCTAssertEqual(app.reports, [])
  }

  func testEqualCenteringTurnsRound() throws {
    let root = try shown(UIViewController())
    let stack = UIStackView()
    stack.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    stack.distribution = .equalCentering
    stack.spacing = 7
    for width in [20, 60, 30, 50] as [CGFloat] {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      stack.addArrangedSubview(view)
    }
    root.view.addSubview(stack)
    app.frame()
    let frames = stack.arrangedSubviews.map(\.frame)
    XCTAssertEqual([frames[0].minX, frames[3].maxX], [0, 300])
    stack.semanticContentAttribute = .forceRightToLeft
    app.frame()
    for (view, frame) in zip(stack.arrangedSubviews, frames) {
      XCTAssertEqual(view.frame.minX, 300 - frame.maxX, accuracy: 0.51)
      XCTAssertEqual(view.frame.width, frame.width, accuracy: 0.51)
    }
    XCTAssertEqual(app.reports, [])
  }
}
