import UIKit
import UIKitTesting
import XCTest

/// Constraints between views that have nothing in common, stack views of views that are not theirs, and indexes out of range.
@preconcurrency @MainActor
final class HostileArrangementTests: HostileTestCase {
  /// UIKit raises "The view hierarchy is not prepared for the constraint".
  func testConstraintsOfViewsOutsideOfTheView() {
    let (first, second, other) = (UIView(), UIView(), UIView())
    root.view.addSubview(first)
    root.view.addSubview(second)
    let aligned = first.leftAnchor.constraint(equalTo: second.leftAnchor)
    first.addConstraint(aligned)
    other.addConstraints([aligned, second.widthAnchor.constraint(equalToConstant: 20)])
    checkReports(Array(repeating: "cannot be added to", count: 3))
    XCTAssertFalse(aligned.isActive)
    XCTAssertEqual(first.constraints + other.constraints, [])
    let guide = UILayoutGuide()
    let free = guide.leftAnchor.constraint(equalTo: root.view.leftAnchor)
    root.view.addConstraint(free)
    checkReports(["cannot be added to"])
    root.view.addLayoutGuide(guide)
    root.view.addConstraints([free, aligned])
    root.view.addConstraint(first.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor))
    app.frame()
    checkReports([])
    XCTAssertTrue(aligned.isActive && free.isActive)
    // A constraint that is refused remains where it is.
    second.addConstraint(aligned)
    checkReports(["cannot be added to"])
    XCTAssertTrue(root.view.constraints.contains(aligned))
  }

  func testAnchorsOfViewsThatAreGone() {
    var view: UIView? = UIView()
    let anchor = view!.leftAnchor
    let width = view!.widthAnchor
    view = nil
    let own = UIView()
    root.view.addSubview(own)
    own.leftAnchor.constraint(equalTo: anchor).isActive = true
    own.widthAnchor.constraint(equalTo: width, multiplier: 2).isActive = true
    width.constraint(equalToConstant: 3).isActive = true
    app.frame()
    checkReports([
      "left anchor was deallocated", "cannot be activated", "width anchor was deallocated", "cannot be activated",
      "width anchor was deallocated", "cannot be activated",
    ])
    XCTAssertEqual(own.constraints, [])
  }

  /// UIKit raises exceptions for each of these.
  func testItemsAndFormatsThatAreInvalid() {
    let view = UIView()
    root.view.addSubview(view)
    for (first, second) in [("text" as Any, view as Any?), (view, 3), (NSObject(), nil)] {
      let constraint = NSLayoutConstraint(
        item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .left, multiplier: 1, constant: 0)
      constraint.isActive = true
      XCTAssertFalse(constraint.isActive)
      checkReports(["an item must be a view or a layout guide", "cannot be activated"])
    }
    XCTAssertEqual(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", metrics: nil, views: ["a": view]), [])
    XCTAssertEqual(NSLayoutConstraint.constraints(withVisualFormat: "|[b]|", metrics: nil, views: ["a": view]), [])
    XCTAssertEqual(reports.count, 2, "\(reports)")
    reports = []
    let preview = UITargetedPreview(view: UIView())
    XCTAssertEqual(preview.target.container, preview.view)
    checkReports(["has no superview"])
    let content = UIListContentView(configuration: .cell())
    content.configuration = UIContentUnavailableConfiguration.empty()
    XCTAssertTrue(content.configuration is UIListContentConfiguration)
    let unavailable = UIContentUnavailableView(configuration: .empty())
    unavailable.configuration = UIListContentConfiguration.cell()
    XCTAssertTrue(unavailable.configuration is UIContentUnavailableConfiguration)
    checkReports(["must be a UIListContentConfiguration", "cannot show a UIListContentConfiguration"])
  }

  func testStackViewsThatWouldContainThemselves() {
    let (outer, inner) = (UIStackView(), UIStackView())
    outer.addArrangedSubview(inner)
    inner.addArrangedSubview(outer)
    inner.addArrangedSubview(inner)
    checkReports(Array(repeating: "cannot become a subview of", count: 2))
    XCTAssertEqual(inner.arrangedSubviews, [])
    XCTAssertEqual(outer.arrangedSubviews, [inner])
    XCTAssertNil(outer.superview)
    root.view.addSubview(outer)
    app.frame()
  }

  /// The custom spacing of a view that is gone does not apply to the view that is created in its place.
  func testCustomSpacingsOfViewsThatAreGone() {
    let stack = UIStackView()
    for _ in 0..<200 {
      autoreleasepool { stack.setCustomSpacing(40, after: UIView()) }
      let next = UIView()
      XCTAssertEqual(stack.customSpacing(after: next), UIStackView.spacingUseDefault)
    }
  }

  private func autoreleasepool(_ body: () -> Void) { body() }

  func testIndexesOfArrangedViewsAndSubviews() {
    let stack = UIStackView()
    let views = (0..<4).map { _ in UIView() }
    stack.insertArrangedSubview(views[0], at: .max)
    stack.insertArrangedSubview(views[1], at: .min)
    stack.insertArrangedSubview(views[0], at: -1)
    stack.removeArrangedSubview(views[3])
    XCTAssertEqual(stack.arrangedSubviews, [views[0], views[1]])
    stack.setCustomSpacing(5, after: views[3])
    let view = UIView()
    view.insertSubview(views[2], at: .max)
    view.insertSubview(views[3], at: .min)
    view.insertSubview(views[3], at: .max)
    view.exchangeSubview(at: .min, withSubviewAt: .max)
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    view.insertSubview(stack, aboveSubview: UIView())
    view.insertSubview(stack, belowSubview: UIView())
    view.bringSubviewToFront(UIView())
    view.sendSubviewToBack(view)
    XCTAssertEqual(view.subviews.count, 3)
    root.view.addSubview(view)
    for rect in [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      view.frame = rect
      view.bounds = rect
      stack.frame = rect
      _ = view.convert(rect, to: nil)
      _ = view.hitTest(rect.origin, with: nil)
      _ = view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
      view.setNeedsDisplay(rect)
      app.frame()
    }
  }

  private final class Mover: UIView {
    var onMove: (() -> Void)?
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      let action = onMove
      onMove = nil
      action?()
    }
  }

  /// A callback of the addition to a stack view adds the view to another one, or inserts it once more.
  func testArrangedViewsThatMoveWhileTheyAreAdded() {
    for twice in [false, true] {
      let (stack, other) = (UIStackView(), UIStackView())
      let view = Mover()
      view.onMove = { twice ? stack.addArrangedSubview(view) : other.addArrangedSubview(view) }
      stack.addArrangedSubview(view)
      for each in [stack, other] {
        XCTAssertEqual(each.arrangedSubviews, each.subviews, "\(twice)")
      }
      XCTAssertEqual(stack.arrangedSubviews, [view], "\(twice)")
    }
  }

  func testSegmentsAndValuesThatDoNotExist() {
    let segments = UISegmentedControl(items: ["a", "b"])
    root.view.addSubview(segments)
    for index in [Int.min, -2, -1, 2, Int.max] {
      segments.selectedSegmentIndex = index
      segments.setTitle("x", forSegmentAt: index)
      segments.setImage(nil, forSegmentAt: index)
      segments.setEnabled(false, forSegmentAt: index)
      segments.setWidth(.nan, forSegmentAt: index)
      segments.setContentOffset(CGSize(width: CGFloat.nan, height: 0), forSegmentAt: index)
      _ = segments.titleForSegment(at: index)
      _ = segments.imageForSegment(at: index)
      _ = segments.widthForSegment(at: index)
      _ = segments.contentOffsetForSegment(at: index)
      _ = segments.isEnabledForSegment(at: index)
      segments.removeSegment(at: index, animated: true)
      segments.insertSegment(withTitle: "y", at: index, animated: true)
      app.frame()
    }
    segments.removeAllSegments()
    segments.setWidth(.infinity, forSegmentAt: 0)
    app.frame()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let stepper = UIStepper()
    let progress = UIProgressView(progressViewStyle: .bar)
    for control in [slider, stepper, progress] { root.view.addSubview(control) }
    for value in [Float.nan, .infinity, -.infinity, 1e38, -1e38] {
      slider.minimumValue = value
      slider.maximumValue = -value
      slider.value = value
      slider.setValue(value, animated: true)
      stepper.minimumValue = Double(value)
      stepper.maximumValue = Double(value)
      stepper.stepValue = Double(value)
      stepper.value = Double(value)
      progress.progress = value
      progress.setProgress(value, animated: true)
      app.frame()
      app.tap(at: CGPoint(x: 50, y: 15))
      XCTAssertFalse(slider.value.isNaN, "\(value)")
      XCTAssertFalse(stepper.value.isNaN, "\(value)")
      XCTAssertFalse(progress.progress.isNaN, "\(value)")
    }
  }

  /// Applications remove the limits of a stepper by infinite ones (such as github.com/yafonia/KuyStalk).
  func testAStepperWithoutLimits() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    root.view.addSubview(stepper)
    stepper.maximumValue = .infinity
    stepper.minimumValue = -.infinity
    stepper.value = 1000
    stepper.stepValue = 500
    XCTAssertEqual(stepper.value, 1000)
    app.tap(at: CGPoint(x: 80, y: 16))
    XCTAssertEqual(stepper.value, 1500)
    stepper.minimumValue = 0
    stepper.wraps = true
    stepper.value = 0
    app.tap(at: CGPoint(x: 20, y: 16))
    XCTAssertEqual(stepper.value, 0, "there is no other end")
    checkReports([])
    stepper.minimumValue = .nan
    stepper.maximumValue = .nan
    checkReports(["minimumValue must be a number", "maximumValue must be a number"])
    XCTAssertEqual(stepper.minimumValue, 0)
    XCTAssertEqual(stepper.maximumValue, .infinity)
  }

  private final class RowWithSeparator: UIView {
    let separator = UIView()
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      (superview as? UIStackView)?.addArrangedSubview(separator)
    }
  }

  func testAViewThatAddsAnotherWhileItIsAdded() {
    let stack = UIStackView()
    let rows = [RowWithSeparator(), RowWithSeparator()]
    for row in rows { stack.addArrangedSubview(row) }
    XCTAssertEqual(stack.arrangedSubviews, rows.flatMap { [$0, $0.separator] })
    XCTAssertEqual(stack.subviews.count, 4)
  }

  func testAConstraintWhoseSecondItemIsGone() {
    let own = UIView()
    root.view.addSubview(own)
    var other: UIView? = UIView()
    let constraint = own.leftAnchor.constraint(equalTo: other!.leftAnchor)
    other = nil
    constraint.isActive = true
    checkReports(["its second item has been deallocated"])
    root.view.addConstraint(constraint)
    checkReports(["cannot be added to"])
    XCTAssertFalse(constraint.isActive)
  }
}
