import UIKit
import UIKitTesting
import XCTest

/// The constraints of a stack view with the distribution `fillProportionally`.
///
/// The expected widths follow from UIKit's constraints, which https://kean.blog/post/lets-build-uistackview lists:
/// `view.width == multiplier * stackView.width` with the priorities 999, 998, 997 …, where the multiplier is the part of
/// the intrinsic width in the sum of all intrinsic widths and the spacing.
@preconcurrency @MainActor
final class ProportionalStackTests: XCTestCase {
  private func makeStack(_ widths: [CGFloat], spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: widths.map { FixedView($0, 20) })
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }

  private func frames(of stack: UIStackView, width: CGFloat?) -> [CGRect] {
    let around = root(400, 100)
    around.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      stack.topAnchor.constraint(equalTo: around.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    around.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func check(_ frames: [CGRect], _ wanted: [(x: CGFloat, width: CGFloat)], line: UInt = #line) {
    XCTAssertEqual(frames.count, wanted.count, line: line)
    for (frame, wanted) in zip(frames, wanted) {
      XCTAssertEqual(frame.minX, wanted.x, accuracy: 0.01, line: line)
      XCTAssertEqual(frame.width, wanted.width, accuracy: 0.01, line: line)
    }
  }

  func testWithoutSpacing_theSpaceIsDividedInProportion() {
    check(frames(of: makeStack([25, 75]), width: 200), [(0, 50), (50, 150)])
    check(frames(of: makeStack([80, 40, 20]), width: 280), [(0, 160), (160, 80), (240, 40)])
  }

  /// The multipliers contain the spacing, so all views but the last are too short in a stack view that is longer than its
  /// natural length. Three views of 30 points and two spaces of 5 have a natural length of 100.
  func testWithSpacing_theLastViewGetsTheRemainingSpace() {
    check(frames(of: makeStack([30, 30, 30], spacing: 5), width: 200), [(0, 60), (65, 60), (130, 70)])
    check(frames(of: makeStack([30, 30, 30], spacing: 5), width: 100), [(0, 30), (35, 30), (70, 30)])
    let stack = makeStack([30, 30, 30], spacing: 5)
    stack.setCustomSpacing(15, after: stack.arrangedSubviews[0])
    check(frames(of: stack, width: 220), [(0, 60), (75, 60), (140, 80)])
  }

  func testNaturalLength_isThatOfTheViewsAndTheSpacing() {
    let stack = makeStack([20, 50], spacing: 10)
    check(frames(of: stack, width: nil), [(0, 20), (30, 50)])
    XCTAssertEqual(stack.frame.width, 80, accuracy: 0.01)
  }

  /// The lengths are fractions of the whole stack view, and the margins are taken from the last view
  /// (https://mcmap.net/q/1871613: 50 and 130 points for 25 and 75 in 200 points with margins of 10).
  func testMargins_areTakenFromTheLastView() {
    let stack = makeStack([25, 75])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    check(frames(of: stack, width: 200), [(10, 50), (60, 130)])
  }

  func testViewsWithoutIntrinsicLength_getWhatRemains() {
    let stack = makeStack([40, 60])
    stack.insertArrangedSubview(plainView(), at: 0)
    check(frames(of: stack, width: 100), [(0, 0), (0, 40), (40, 60)])
  }

  func testChangedIntrinsicLength_changesTheProportions() throws {
    let stack = makeStack([50, 50])
    let around = root(400, 100)
    around.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      stack.topAnchor.constraint(equalTo: around.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    around.layoutIfNeeded()
    check(stack.arrangedSubviews.map(\.frame), [(0, 100), (100, 100)])
    try XCTUnwrap(stack.arrangedSubviews[0] as? FixedView).natural = CGSize(width: 150, height: 20)
    around.layoutIfNeeded()
    check(stack.arrangedSubviews.map(\.frame), [(0, 150), (150, 50)])
  }

  func testHiddenViews_haveNoPart() {
    let stack = makeStack([20, 30, 50], spacing: 10)
    stack.arrangedSubviews[1].isHidden = true
    let found = frames(of: stack, width: 160)
    check([found[0], found[2]], [(0, 40), (50, 110)])
  }

  /// The comparison with the lengths of the existing constraints and the new constraints use the same lengths.
  func testIntrinsicSizes_areReadOnceAnUpdate() {
    final class CountingView: UIView {
      var reads = 0
      override var intrinsicContentSize: CGSize {
        reads += 1
        return CGSize(width: 40, height: 20)
      }
    }
    let stack = UIStackView(arrangedSubviews: [CountingView(), CountingView()])
    stack.distribution = .fillProportionally
    let views = stack.arrangedSubviews.compactMap { $0 as? CountingView }
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    for view in views { view.reads = 0 }
    stack.updateConstraints()
    XCTAssertEqual(views.map(\.reads), [1, 1])
    stack.spacing = 4
    for view in views { view.reads = 0 }
    stack.updateConstraints()
    XCTAssertEqual(views.map(\.reads), [1, 1])
  }

  /// The intrinsic width of a label with several lines depends on its width, which depends on the proportions.
  func testLabelsOfSeveralLines_becomeStable() {
    for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
      let texts = ["Short", "A text that is much longer than the others and needs several lines", "Two words"]
      let stack = UIStackView(
        arrangedSubviews: texts.map {
          let label = UILabel()
          label.numberOfLines = 0
          label.text = $0
          return label
        })
      stack.axis = axis
      stack.distribution = .fillProportionally
      stack.translatesAutoresizingMaskIntoConstraints = false
      let around = root(400, 400)
      around.addSubview(stack)
      let width = stack.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: around.leadingAnchor),
        stack.topAnchor.constraint(equalTo: around.topAnchor), width,
      ])
      for length: CGFloat in [200, 120, 300] {
        width.constant = length
        around.layoutIfNeeded()
        let frames = stack.arrangedSubviews.map(\.frame)
        XCTAssertGreaterThan(frames.map(\.width).min() ?? 0, 0)
        for round in 0..<4 {
          stack.arrangedSubviews.forEach { $0.invalidateIntrinsicContentSize() }
          around.setNeedsLayout()
          around.layoutIfNeeded()
          XCTAssertEqual(stack.arrangedSubviews.map(\.frame), frames, "\(axis.rawValue), \(length), round \(round)")
        }
      }
    }
  }
}
