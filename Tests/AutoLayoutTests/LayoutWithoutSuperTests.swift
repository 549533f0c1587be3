import UIKit
import UIKitTesting
import XCTest

/// Views that override `layoutSubviews()` without calling `super`.
///
/// Constraints position their subviews anyway. `-[UIView(CALayerDelegate) layoutSublayersOfLayer:]` calls
/// `viewWillLayoutSubviews`, then `layoutSubviews`, then `_updateConstraintsAsNecessaryAndApplyLayoutFromEngine` if the
/// layout is still needed, and then `viewDidLayoutSubviews`. This is the order of the calls in the disassembly of iOS
/// 11 (jft0m.com, 2017-11-25). Stack traces of iOS 12 and later contain the frame `layoutSublayersOfLayer:` directly
/// below it. iOS 6 and 7 raised an exception instead ("Auto Layout still required after executing -layoutSubviews").
@preconcurrency @MainActor
final class LayoutWithoutSuperTests: XCTestCase {
  /// Adds a view with a distance of 10 points to each edge.
  private func inset(_ around: UIView) -> UIView {
    let view = plainView()
    around.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: around.topAnchor, constant: 10),
      around.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      around.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
    ])
    return view
  }

  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
  private let inner = CGRect(x: 10, y: 10, width: 280, height: 180)

  func testView() {
    let around = WithoutSuper(frame: bounds)
    let view = inset(around)
    around.whileLaidOut = { [unowned around] in around.log.append("\(view.frame.width)") }
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, inner)
    around.frame.size.width = 200
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 180)
    XCTAssertEqual(around.log.first, "0.0", "the override sees the frames of the previous layout")
    XCTAssertTrue(around.log.dropFirst().contains("280.0"))
  }

  func testViewsBelowAreLaidOutToo_andChangedConstantsApply() {
    let around = WithoutSuper(frame: bounds)
    let middle = WithoutSuper(frame: .zero)
    middle.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(middle)
    let left = middle.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      left, middle.topAnchor.constraint(equalTo: around.topAnchor), middle.widthAnchor.constraint(equalToConstant: 100),
      middle.heightAnchor.constraint(equalToConstant: 50),
    ])
    let view = inset(middle)
    around.layoutIfNeeded()
    XCTAssertEqual(middle.frame, CGRect(x: 20, y: 0, width: 100, height: 50))
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 80, height: 30))
    left.constant = 40
    around.layoutIfNeeded()
    XCTAssertEqual(middle.frame.minX, 40)
  }

  /// A constraint takes precedence over a frame that the override sets, as in UIKit.
  func testConstraintsWinOverFramesOfTheOverride() {
    let around = WithoutSuper(frame: bounds)
    let view = inset(around)
    around.whileLaidOut = { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, inner)
  }

  /// If the override calls `super`, frames that it sets afterwards remain until the next layout. The constraints are
  /// not applied a second time.
  func testFramesThatAreSetAfterSuperStay() {
    let around = AfterSuper(frame: bounds)
    around.inner = inset(around)
    around.layoutIfNeeded()
    XCTAssertEqual(around.inner?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(around.seen, inner)
  }

  func testScrollViewGetsItsContentSize() {
    final class Scroll: UIScrollView { override func layoutSubviews() {} }
    let scroll = Scroll(frame: bounds)
    let view = plainView()
    scroll.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 900),
    ])
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 920))
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 20, width: 300, height: 900))
  }

  func testStackView() {
    final class Stack: UIStackView { override func layoutSubviews() {} }
    let stack = Stack(arrangedSubviews: [FixedView(10, 20), FixedView(10, 20)])
    stack.frame = bounds
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 150])
    stack.arrangedSubviews[0].isHidden = true
    stack.layoutIfNeeded()
    XCTAssertEqual(stack.arrangedSubviews[1].frame, bounds)
  }

  /// If an override changes the size of a label in a stack view, the stack view is laid out again. Joe's swift-2048
  /// does this: its screenshots show the score at the end of the stretched label.
  func testViewsFurtherDownThatTheOverrideResizes_areLaidOutAgain() {
    let around = WithoutSuper(frame: bounds)
    let labels = ["0", "x0"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: around.topAnchor),
    ])
    around.whileLaidOut = { labels[0].sizeToFit() }
    for _ in 0..<3 {
      around.setNeedsLayout()
      around.layoutIfNeeded()
      XCTAssertEqual(labels[0].frame.minX, 0)
      XCTAssertEqual(labels[0].frame.maxX, 260 - labels[1].intrinsicContentSize.width, accuracy: 0.51)
      XCTAssertEqual(labels[1].frame.maxX, 260, accuracy: 0.01)
    }
  }

  func testCells() {
    final class Cell: UICollectionViewCell { override func layoutSubviews() {} }
    final class Row: UITableViewCell { override func layoutSubviews() {} }
    final class Header: UITableViewHeaderFooterView { override func layoutSubviews() {} }
    for cell in [Cell(frame: bounds), Row(style: .default, reuseIdentifier: nil), Header(reuseIdentifier: nil)] {
      cell.frame = bounds
      let view = inset(cell)
      cell.layoutIfNeeded()
      XCTAssertEqual(view.frame, inner, "\(type(of: cell))")
    }
    // The content view of a cell is as large as the cell, and lays out its subviews itself.
    let cell = Cell(frame: bounds)
    let view = inset(cell.contentView)
    cell.layoutIfNeeded()
    XCTAssertEqual(view.frame, inner)
  }

  /// In the view of a view controller, the frames are those of the constraints in `viewDidLayoutSubviews()`.
  func testViewOfAController_insideContainers() throws {
    final class Controller: UIViewController {
      let box = plainView()
      var widths: [CGFloat] = []
      override func loadView() { view = WithoutSuper(frame: .zero) }
      override func viewDidLoad() {
        view.addSubview(box)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: safe.leadingAnchor), box.topAnchor.constraint(equalTo: safe.topAnchor),
          box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
      }
      override func viewDidLayoutSubviews() { widths.append(box.frame.width) }
    }
    let app = TestApplication(size: CGSize(width: 375, height: 600), scale: 2)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = Controller()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    app.show(tabs)
    try app.waitUntilIdle()
    let safe = controller.view.safeAreaInsets
    XCTAssertGreaterThan(safe.top, 0)
    XCTAssertEqual(controller.box.frame, controller.view.bounds.inset(by: safe))
    XCTAssertEqual(Set(controller.widths), [375])
  }

  /// A view without constraints costs no more than before, because no equations are created for it.
  func testViewsWithoutConstraintsHaveNoEquations() {
    let around = WithoutSuper(frame: bounds)
    around.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)))
    around.layoutIfNeeded()
    XCTAssertEqual(around.subviews[0].frame, CGRect(x: 5, y: 5, width: 5, height: 5))
    XCTAssertTrue(around.constraintsAffectingLayout(for: .horizontal).isEmpty)
    XCTAssertEqual(around.layouts, 1)
  }
}

private final class WithoutSuper: UIView {
  var log: [String] = []
  var layouts = 0
  var whileLaidOut: (() -> Void)?

  override func layoutSubviews() {
    layouts += 1
    whileLaidOut?()
  }
}

private final class AfterSuper: UIView {
  var inner: UIView?
  var seen = CGRect.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    seen = inner?.frame ?? .zero
    inner?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
  }
}
