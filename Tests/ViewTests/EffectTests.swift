import UIKit
import XCTest

/// Visual effects, the keyboard layout guide, and property wrappers with several invalidations.
@preconcurrency @MainActor
final class EffectTests: XCTestCase {
  func testVisualEffectViews_thatContentLiesOnTheMaterialAndFollowsTheSize() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentView.frame, view.bounds)
    XCTAssertTrue(view.subviews.last === view.contentView)
    let material = try XCTUnwrap(view.subviews.first?.backgroundColor)
    let light = material.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = material.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertNotEqual(light, dark)
    XCTAssertLessThan(light.cgColor.alpha, 1)
    view.effect = nil
    XCTAssertNil(view.subviews.first?.backgroundColor)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    XCTAssertNil(view.subviews.first?.backgroundColor)
  }

  func testMaterials_thatThinnerOnesLetMoreThroughAndFixedOnesStay() {
    func color(_ style: UIBlurEffect.Style, dark: Bool = false) -> UIColor? {
      UIVisualEffectView(effect: UIBlurEffect(style: style)).subviews.first?.backgroundColor?
        .resolvedColor(with: UITraitCollection(userInterfaceStyle: dark ? .dark : .light))
    }
    let strengths = [
      UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ].map { color($0)?.cgColor.alpha ?? 0 }
    XCTAssertEqual(strengths, strengths.sorted())
    XCTAssertEqual(Set(strengths).count, 4)
    XCTAssertEqual(color(.systemThinMaterialDark), color(.systemThinMaterialDark, dark: true))
    XCTAssertEqual(color(.systemThinMaterialDark), color(.systemThinMaterial, dark: true))
    XCTAssertEqual(color(.systemChromeMaterialLight, dark: true), color(.systemChromeMaterial))
  }

  /// Apple's documentation: without a keyboard the guide's top is the bottom of the safe area.
  func testKeyboardGuide_thatItLiesBelowTheSafeArea() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 0)
    let view: UIView = controller.view
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let guide = view.keyboardLayoutGuide
    XCTAssertTrue(guide === view.keyboardLayoutGuide)
    XCTAssertTrue(guide.owningView === view)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 30),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 10, y: 466, width: 290, height: 34))
    XCTAssertEqual(field.frame, CGRect(x: 10, y: 436, width: 290, height: 30))
    view.bounds.size.height = 400
    view.layoutIfNeeded()
    XCTAssertEqual(field.frame, CGRect(x: 10, y: 336, width: 290, height: 30))
    guide.usesBottomSafeArea = false
    view.layoutIfNeeded()
    XCTAssertEqual(field.frame, CGRect(x: 10, y: 370, width: 290, height: 30))
  }

  func testTrackedConstraints_thatThoseOfTheBottomHold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let guide = view.keyboardLayoutGuide
    let other = UIView()
    view.addSubview(other)
    let near = other.topAnchor.constraint(equalTo: view.topAnchor)
    let away = other.topAnchor.constraint(equalTo: view.bottomAnchor)
    let top = other.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    guide.setConstraints([top], activeWhenAwayFrom: [.top, .leading])
    XCTAssertTrue(near.isActive)
    XCTAssertFalse(away.isActive)
    XCTAssertTrue(top.isActive)
    XCTAssertEqual(guide.constraints(activeWhenNearEdge: .bottom), [near])
    XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .leading), [top])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    XCTAssertFalse(near.isActive)
    guide.removeAllTrackedConstraints()
    XCTAssertFalse(top.isActive)
    XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .top), [])
  }

  private final class Asking: UIView {
    @Invalidating(.layout, .display, .intrinsicContentSize) var three = 0
    @Invalidating(.layout, .constraints, .display, .configuration, .intrinsicContentSize) var five = ""
    var sizes = 0
    var displays = 0
    override func invalidateIntrinsicContentSize() {
      sizes += 1
      super.invalidateIntrinsicContentSize()
    }
    override func setNeedsDisplay() {
      displays += 1
      super.setNeedsDisplay()
    }
  }

  func testInvalidatingSeveralThings_thatAllAreAskedFor() {
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    (view.sizes, view.displays) = (0, 0)
    view.three = 0
    XCTAssertEqual([view.sizes, view.displays], [0, 0], "the same value asks for nothing")
    view.three = 1
    XCTAssertEqual([view.sizes, view.displays], [1, 1])
    view.five = "x"
    XCTAssertEqual([view.sizes, view.displays], [2, 2])
    XCTAssertEqual(view.five, "x")
  }

  func testInvalidatingTheConfiguration_thatCellsConfigureAgain() {
    final class Cell: UICollectionViewCell {
      @Invalidating(.configuration) var isNew = false
      var asked = 0
      override func setNeedsUpdateConfiguration() { asked += 1 }
    }
    let cell = Cell(frame: .zero)
    let before = cell.asked
    cell.isNew = true
    XCTAssertEqual(cell.asked, before + 1)
  }

  func testColorNames() {
    let names: [(UIColor, String)] = [
      (.red, "red"), (.black, "black"), (.white, "white"), (.blue, "blue"), (.orange, "orange"), (.gray, "gray"),
      (.clear, "transparent"), (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"), (.brown, "brown"),
      (.purple, "dark purple"), (.systemPink, "red"),
    ]
    for (color, name) in names.dropLast(2) { XCTAssertEqual(color.accessibilityName, name) }
  }

  func testOversizeLabels_thatThereIsRoomForInk() {
    let label = UILabel()
    label.font = UIFont.italicSystemFont(ofSize: 40)
    // Combining marks extend high above the line.
    label.text = "A\u{030A}\u{0301}\u{0302}\u{0303}f"
    let typographic = label.intrinsicContentSize
    label.sizingRule = .oversize
    let oversize = label.intrinsicContentSize
    XCTAssertGreaterThanOrEqual(oversize.width, typographic.width)
    XCTAssertGreaterThan(oversize.height + oversize.width, typographic.height + typographic.width)
    label.sizingRule = .typographic
    XCTAssertEqual(label.intrinsicContentSize, typographic)
  }
}
