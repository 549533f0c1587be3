import UIKit
import UIKitTesting
import XCTest

/// Constraints inside scroll views. According to Apple's Auto Layout Guide, "Working with Scroll Views", edges and
/// margins between a scroll view and its content refer to the content area, and sizes and centers to the frame. The
/// content size results from them.
@preconcurrency @MainActor
final class ScrollLayoutTests: XCTestCase {
  private func scrollView(_ width: CGFloat = 300, _ height: CGFloat = 400) -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = text
    return label
  }

  /// Typical code since iOS 11: a stack view is pinned to the content layout guide and has the width of the frame
  /// layout guide.
  func testAStackInTheContentGuide() throws {
    let scroll = scrollView()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<8 {
      let row = plainView()
      row.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stack.addArrangedSubview(row)
    }
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -30),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    XCTAssertEqual(stack.frame, CGRect(x: 0, y: 20, width: 300, height: 870))
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 920))
    XCTAssertEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 300, height: 920))
    // Scrolling moves nothing within the content.
    scroll.contentOffset.y = 200
    scroll.layoutIfNeeded()
    XCTAssertEqual(stack.frame, CGRect(x: 0, y: 20, width: 300, height: 870))
    XCTAssertEqual(scroll.contentOffset.y, 200)
    XCTAssertEqual(scroll.frameLayoutGuide.layoutFrame, CGRect(x: 0, y: 200, width: 300, height: 400))
    // The content size follows its views and the width of the scroll view.
    stack.arrangedSubviews[0].isHidden = true
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.height, 810)
    scroll.frame.size.width = 250
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.width, 250)
  }

  /// Typical code before iOS 11: a subview is pinned to the scroll view's own anchors.
  func testEdgesOfTheScrollViewAreThoseOfItsContent() throws {
    let scroll = scrollView()
    let content = label(String(repeating: "A text of some length. ", count: 60))
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
    ])
    scroll.layoutIfNeeded()
    XCTAssertEqual(content.frame.origin, CGPoint(x: 16, y: 8))
    XCTAssertEqual(content.frame.width, 268)
    XCTAssertGreaterThan(content.frame.height, 400)
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: content.frame.height + 16))
    // The content size follows the text.
    scroll.contentOffset.y = scroll.contentSize.height - 400
    content.text = "Short"
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: content.frame.height + 16))
    XCTAssertLessThan(content.frame.height, 40)
    XCTAssertEqual(scroll.contentOffset.y, 0, "and the offset comes back into range")
  }

  /// Constraints in the superview position a scroll view.
  func testAScrollViewThatIsPlacedByConstraintsItself() throws {
    let around = root(320, 480)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let content = FixedView(200, 900)
    around.addSubview(scroll)
    scroll.addSubview(content)
    around.addConstraints([
      scroll.topAnchor.constraint(equalTo: around.topAnchor, constant: 40),
      scroll.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 10),
      scroll.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -10),
      scroll.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
    ])
    around.layoutIfNeeded()
    XCTAssertEqual(scroll.frame, CGRect(x: 10, y: 40, width: 300, height: 440))
    // The center is that of the frame, so the other edge of the content is at twice the middle of the view.
    XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 900))
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 900))
    content.natural.height = 700
    around.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 700))
  }

  /// "You can use constraints between the scroll view's content and objects outside the scroll view to provide a fixed
  /// position": a header that floats above the content, and one that is pinned to the frame layout guide.
  func testWhatIsTiedToTheFrameFloats() throws {
    let around = root(300, 400)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let content = FixedView(300, 2000)
    let header = FixedView(100, 30)
    let button = FixedView(60, 60)
    around.addSubview(scroll)
    for view in [content, header, button] { scroll.addSubview(view) }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: around.topAnchor, constant: 50),
      scroll.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      header.topAnchor.constraint(equalTo: around.topAnchor, constant: 60),
      header.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      button.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor, constant: -10),
      button.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -10),
    ])
    around.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 2000))
    for offset in [0, 120, 555.0] {
      scroll.contentOffset.y = offset
      around.layoutIfNeeded()
      XCTAssertEqual(header.frame.minY, 10 + offset)
      XCTAssertEqual(button.frame, CGRect(x: 230, y: 280 + offset, width: 60, height: 60))
      XCTAssertEqual(content.frame.minY, 0)
    }
  }

  /// Content insets are not part of the content size, and the initial offset includes them.
  func testInsetsAndTheSafeArea() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 400), scale: 2)
    defer { app.close() }
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    app.show(controller)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    let content = FixedView(300, 1000)
    let badge = FixedView(20, 20)
    controller.view.addSubview(scroll)
    scroll.addSubview(content)
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      badge.topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor),
      badge.leadingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.leadingAnchor),
    ])
    app.frame()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 1000))
    XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 49, left: 0, bottom: 40, right: 0))
    XCTAssertEqual(scroll.contentOffset.y, -49)
    XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 1000))
    XCTAssertEqual(badge.frame.minY, -49 + 44, "the safe area stays where the frame is")
    scroll.contentOffset.y = 300
    app.frame()
    XCTAssertEqual(badge.frame.minY, 344)
    try app.waitUntilIdle()
  }

  /// A dimension of the content size is 0 if constraints involve it but do not determine it. If they do not involve it,
  /// it is the one that the application sets.
  func testAnAmbiguousContentSize() throws {
    let scroll = scrollView()
    scroll.contentSize = CGSize(width: 800, height: 900)
    let content = FixedView(200, 500)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
    ])
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 900))
    XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 200, height: 500))
    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 500))
    content.trailingAnchor.constraint(lessThanOrEqualTo: scroll.trailingAnchor).isActive = true
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 500))
  }

  func testFromRightToLeft() throws {
    let scroll = scrollView()
    scroll.semanticContentAttribute = .forceRightToLeft
    let first = FixedView(200, 400)
    let second = FixedView(250, 400)
    for view in [first, second] { scroll.addSubview(view) }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
      scroll.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 30),
      first.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      second.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      first.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    for view in [first, second] { view.semanticContentAttribute = .forceRightToLeft }
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 510, height: 400))
    XCTAssertEqual(first.frame.minX, 300)
    XCTAssertEqual(second.frame.minX, 30)
  }

  /// Outer constraints use the scaled size of a zoomed view, and those of its subviews use its own size.
  func testAZoomedViewKeepsItsConstraints() throws {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let scroll = scrollView()
    let content = FixedView(300, 400)
    let corner = FixedView(20, 20)
    content.addSubview(corner)
    scroll.addSubview(content)
    let zoomer = Zoomer(content)
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 4
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      corner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      corner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 420))
    scroll.zoomScale = 2
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 600, height: 820))
    XCTAssertEqual(content.frame, CGRect(x: 0, y: 10, width: 600, height: 800))
    XCTAssertEqual(content.bounds.size, CGSize(width: 300, height: 400))
    XCTAssertEqual(corner.frame, CGRect(x: 280, y: 380, width: 20, height: 20))
    scroll.zoomScale = 1
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 420))
    XCTAssertEqual(content.frame, CGRect(x: 0, y: 10, width: 300, height: 400))
  }

  /// The content size of a collection view is that of its layout. Pinned subviews are inside it.
  func testACollectionViewsContentIsItsLayouts() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let items = Items()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let empty = FixedView(100, 20)
    view.addSubview(empty)
    NSLayoutConstraint.activate([
      empty.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      empty.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 2000))
    view.layoutIfNeeded()
    XCTAssertEqual(empty.frame, CGRect(x: 100, y: 1980, width: 100, height: 20))
  }

  // MARK: Distances and ambiguity

  /// NSLayoutXAxisAnchor.anchorWithOffset(to:): "a layout dimension from two anchors".
  func testDistancesBetweenAnchors() throws {
    for mirrored in [false, true] {
      let around = root(300, 200)
      let first = FixedView(40, 20)
      let second = FixedView(60, 20)
      for view in [around, first, second] {
        view.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
      }
      around.addSubview(first)
      around.addSubview(second)
      let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
      let rest = second.trailingAnchor.anchorWithOffset(to: around.trailingAnchor)
      let drop = first.topAnchor.anchorWithOffset(to: second.bottomAnchor)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: around.leadingAnchor),
        gap.constraint(equalTo: rest, multiplier: 3),
        first.topAnchor.constraint(equalTo: around.topAnchor, constant: 10),
        drop.constraint(equalToConstant: 70),
      ])
      around.layoutIfNeeded()
      XCTAssertEqual(first.frame.minX, mirrored ? 260 : 0)
      XCTAssertEqual(second.frame.minX, mirrored ? 50 : 190)
      XCTAssertEqual(second.frame.minY, 60)
      XCTAssertEqual(second.constraintsAffectingLayout(for: .horizontal).count, 1)
      XCTAssertEqual(second.constraintsAffectingLayout(for: .vertical).count, 1)
      // A distance is removed with its views, like every constraint.
      second.removeFromSuperview()
      XCTAssertEqual(around.constraints.count, 2)
    }
  }

  func testAmbiguity() throws {
    let around = root(300, 200)
    let view = FixedView(40, 20)
    let guide = UILayoutGuide()
    around.addSubview(view)
    around.addLayoutGuide(guide)
    view.leadingAnchor.constraint(equalTo: around.leadingAnchor).isActive = true
    XCTAssertTrue(view.hasAmbiguousLayout)
    let top = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    top.isActive = true
    XCTAssertTrue(view.hasAmbiguousLayout && guide.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: around.topAnchor), guide.heightAnchor.constraint(equalToConstant: 30),
      guide.leadingAnchor.constraint(equalTo: around.leadingAnchor),
    ])
    around.layoutIfNeeded()
    XCTAssertFalse(view.hasAmbiguousLayout)
    XCTAssertTrue(guide.hasAmbiguousLayout, "its width is open")
    guide.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    XCTAssertFalse(guide.hasAmbiguousLayout)
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 30, width: 40, height: 20))
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 40, height: 30))
    XCTAssertEqual(guide.constraintsAffectingLayout(for: .vertical).count, 3)
    XCTAssertFalse(around.hasAmbiguousLayout || around.safeAreaLayoutGuide.hasAmbiguousLayout)
    let scroll = scrollView()
    XCTAssertFalse(scroll.frameLayoutGuide.hasAmbiguousLayout)
  }
}
