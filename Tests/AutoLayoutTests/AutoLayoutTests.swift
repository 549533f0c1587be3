import UIKit
import XCTest

@preconcurrency @MainActor
final class AutoLayoutTests: XCTestCase {
  func testChangedConstantsAndSizesMoveViewsAtTheNextLayout() {
    let around = root(300, 200)
    let view = FixedView(50, 20)
    around.addSubview(view)
    let left = view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([left, view.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -5)])
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 175, width: 50, height: 20))
    left.constant = 30
    view.natural = CGSize(width: 60, height: 40)
    around.frame.size.height = 300
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 30, y: 255, width: 60, height: 40))
    left.isActive = false
    view.trailingAnchor.constraint(equalTo: around.trailingAnchor).isActive = true
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 240)
  }

  /// UIKit creates an anchor when it is used, and compares them by item and attribute. Tests of layouts depend on it
  /// (FloatingPanel, `LayoutTests`: `constraint.firstAnchor == view.topAnchor`).
  func testAnchorsOfOneItemAndAttributeAreEqual() {
    let view = plainView()
    let other = plainView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    XCTAssertEqual(view.topAnchor, view.topAnchor)
    XCTAssertEqual(view.topAnchor.hash, view.topAnchor.hash)
    XCTAssertNotEqual(view.topAnchor, view.bottomAnchor)
    XCTAssertNotEqual(view.topAnchor, other.topAnchor)
    XCTAssertNotEqual(guide.topAnchor, view.topAnchor)
    XCTAssertEqual(guide.widthAnchor, guide.widthAnchor)
    let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    XCTAssertTrue(constraint.firstAnchor == view.leadingAnchor, "the types of the anchors differ")
    XCTAssertTrue(constraint.secondAnchor == other.trailingAnchor)
    XCTAssertFalse(constraint.firstAnchor == view.leftAnchor)
    XCTAssertNil(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor)
    XCTAssertFalse(view.topAnchor.isEqual(view))
    XCTAssertEqual(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count, 2)
  }

  func testNestedViewsAreSolvedTogether_andInnerOnesSizeOuterOnes() {
    let around = root(320, 480)
    let card = plainView()
    let title = FixedView(120, 21)
    around.addSubview(card)
    card.addSubview(title)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: around.centerXAnchor),
      card.topAnchor.constraint(equalTo: around.topAnchor, constant: 40),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
    ])
    around.layoutIfNeeded()
    XCTAssertEqual(card.frame, CGRect(x: 84, y: 40, width: 152, height: 45))
    XCTAssertEqual(title.frame, CGRect(x: 16, y: 12, width: 120, height: 21))
  }

  func testMeasuringFindsTheSmallestSize_andARequiredAxisKeepsItsLength() {
    let cell = root(100, 100)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "A text that is long enough to be broken into several lines when there is little room for it"
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
      cell.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(narrow.width, 160)
    let wrapped = label.sizeThatFits(CGSize(width: 144, height: CGFloat.greatestFiniteMagnitude)).height
    XCTAssertEqual(narrow.height, wrapped + 20, accuracy: 0.01)
    XCTAssertGreaterThan(wrapped, 60)
    let wide = cell.systemLayoutSizeFitting(
      CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertLessThan(wide.height, narrow.height)
    XCTAssertEqual(cell.bounds.size, CGSize(width: 100, height: 100), "measuring moves nothing")
  }

  /// If constants change before the size, as in a reused cell, no conflict is reported in between.
  func testConstantsAndTheSize_changeTogether() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor), box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 40),
      height,
    ])
    let outer = Diagnostics.handler
    defer { Diagnostics.handler = outer }
    var reports: [String] = []
    Diagnostics.handler = { reports.append($0) }
    root.layoutIfNeeded()
    for length in [80, 20, 33] as [CGFloat] {
      height.constant = length
      root.frame.size.height = length
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame, CGRect(x: 0, y: 0, width: 40, height: length))
    }
    XCTAssertEqual(reports, [])
    // A real conflict is reported during layout.
    height.constant = 70
    XCTAssertEqual(reports, [])
    root.layoutIfNeeded()
    XCTAssertEqual(reports.count, 1)
  }

  func testContradictionsAreReported_andTheOthersHold() {
    var reports: [String] = []
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = nil }
    let around = root(300, 200)
    let view = plainView()
    around.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: around.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 60), view.topAnchor.constraint(equalTo: around.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 10))
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("UIView.width == 60") ?? false, "\(reports)")
  }

  func testRightToLeft_leadingIsRight_andConstantsPointInward() {
    let around = root(300, 100)
    around.semanticContentAttribute = .forceRightToLeft
    let view = FixedView(40, 20)
    view.semanticContentAttribute = .forceRightToLeft
    around.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 12),
      view.topAnchor.constraint(equalTo: around.topAnchor),
    ])
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame.maxX, 288)
  }

  /// The container of a constraint determines its direction, because the semantic content attribute is about the content
  /// of a view and subviews do not inherit it.
  func testRightToLeft_theContainerDeterminesTheDirection() {
    for containerIsMirrored in [true, false] {
      let around = root(300, 100)
      let (first, second) = (FixedView(40, 20), FixedView(50, 20))
      for view in [first, second] {
        around.addSubview(view)
        view.semanticContentAttribute = containerIsMirrored ? .unspecified : .forceRightToLeft
      }
      if containerIsMirrored { around.semanticContentAttribute = .forceRightToLeft }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: around.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      ])
      around.layoutIfNeeded()
      XCTAssertEqual(first.frame.minX, containerIsMirrored ? 260 : 0)
      XCTAssertEqual(second.frame.minX, containerIsMirrored ? 202 : 48)
    }
  }

  func testARemovedViewTakesItsConstraintsAlong() {
    let around = root(300, 100)
    let (one, two) = (FixedView(40, 20), FixedView(50, 20))
    around.addSubview(one)
    around.addSubview(two)
    let between = two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([one.leadingAnchor.constraint(equalTo: around.leadingAnchor), between])
    around.layoutIfNeeded()
    XCTAssertEqual(two.frame.minX, 48)
    one.removeFromSuperview()
    XCTAssertFalse(between.isActive)
    XCTAssertEqual(around.constraints.count, 0)
  }

  /// An ambiguous column, which has no constraint to its superview, begins at the superview's top, as in UIKit: the
  /// first item of a constraint is positioned after the second.
  func testAnAmbiguousColumnBeginsAtZero() {
    let around = root(300, 400)
    let views = (0..<4).map { _ in FixedView(40, 20) }
    for view in views { around.addSubview(view) }
    for (view, previous) in zip(views.dropFirst(), views) {
      view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 10).isActive = true
    }
    around.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.minY), [0, 30, 60, 90])
  }

  func testGuidesFollowMarginsAndSafeArea() {
    let around = root(300, 200)
    around.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = plainView()
    around.addSubview(view)
    let guide = around.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 10, width: 240, height: 160))
    around.layoutMargins.left = 50
    around.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 50)
  }
}
