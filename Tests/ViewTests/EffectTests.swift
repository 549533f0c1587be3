import UIKit
import UIKitTesting
import XCTest

/// Visual effects, the keyboard layout guide, and property wrappers with several invalidations.
@preconcurrency @MainActor
final class EffectTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run { app = TestApplication(size: CGSize(width: 200, height: 100), scale: 1) }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  /// Shows black and white halves with an effect view over them, and returns the view.
  private func show(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    half.backgroundColor = .black
    root.addSubview(half)
    let view = UIVisualEffectView(effect: effect)
    view.frame = root.bounds
    root.addSubview(view)
    app.show(root)
    app.frame()
    return view
  }

  /// Returns the red components of pixels in the middle row.
  private func reds(_ columns: [Int]) -> [Int] {
    let picture = app.snapshot()
    return columns.map { picture.color(x: $0, y: 50).red }
  }

  func testABlur_thatItIsSmoothAndGoesWithTheEffect() {
    let view = show(UIBlurEffect(style: .dark))
    let blurred = reds([0, 60, 90, 100, 110, 140, 199])
    XCTAssertEqual(blurred, blurred.sorted())
    XCTAssertEqual(Set(blurred).count, 7)
    XCTAssertEqual(blurred[3], 54, accuracy: 3)
    XCTAssertEqual(blurred[0], 20, accuracy: 1)
    XCTAssertEqual(blurred[6], 89, accuracy: 1)
    view.effect = nil
    app.frame()
    XCTAssertEqual(reds([99, 100]), [0, 255])
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    app.frame()
    XCTAssertEqual(reds([99, 100]), [0, 255], "vibrancy has no material")
    view.effect = UIBlurEffect()
    app.frame()
    XCTAssertEqual(reds([99, 100]), [0, 255], "an effect without a style changes nothing")
  }

  /// Of the content in front of a system material, only the alpha is used, except with the style `label` (Apple's header
  /// UIVibrancyEffect.h).
  func testVibrancy_thatOnlyTheAlphaOfContentIsUsed() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let view = show(UIVibrancyEffect(blurEffect: blur, style: .fill))
    func add(_ x: CGFloat, _ color: UIColor, to parent: UIView) {
      let part = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 100))
      part.backgroundColor = color
      parent.addSubview(part)
    }
    add(110, .red, to: view.contentView)
    add(130, .blue.withAlphaComponent(0.5), to: view.contentView)
    // Content that covers other content is one image with it.
    add(150, .green, to: view.contentView)
    add(150, .black, to: view.contentView)
    let size = CGSize(width: 20, height: 100)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let imageView = UIImageView(image: image)
    imageView.frame.origin.x = 170
    view.contentView.addSubview(imageView)
    app.frame()
    func shown(_ x: Int) -> [Int] {
      let color = app.snapshot().color(x: x, y: 50)
      return [color.red, color.green, color.blue]
    }
    func assertShown(_ x: Int, _ color: UIColor, share: CGFloat, _ message: String, line: UInt = #line) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      for (actual, part) in zip(shown(x), [red, green, blue]) {
        XCTAssertEqual(CGFloat(actual), 255 * (1 + (part - 1) * alpha * share), accuracy: 1.5, message, line: line)
      }
    }
    for (x, share, name) in [
      (115, 1, "red"), (135, 0.5, "half blue"), (155, 1, "two"), (175, 1, "image"), (195, 0, "none"),
    ] {
      assertShown(x, .systemFill, share: share, name)
    }
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    app.frame()
    assertShown(115, .secondaryLabel, share: 1, "another style of an equal effect")
    view.overrideUserInterfaceStyle = .dark
    app.frame()
    assertShown(115, .secondaryLabel, share: 1, "the style of the view")
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialLight), style: .secondaryLabel)
    app.frame()
    view.overrideUserInterfaceStyle = .light
    let light = shown(115)
    view.overrideUserInterfaceStyle = .dark
    app.frame()
    XCTAssertEqual(shown(115), light, "in front of a material that is always light")
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .label)
    app.frame()
    XCTAssertEqual(shown(115), [255, 0, 0], "labels keep their colors")
    view.effect = nil
    app.frame()
    XCTAssertEqual(shown(175), [255, 255, 0], "without an effect")
  }

  func testMaterials_thatTheyFollowTheTraits() {
    let view = show(UIBlurEffect(style: .systemMaterial))
    XCTAssertEqual(reds([199])[0], 245, accuracy: 1)
    view.overrideUserInterfaceStyle = .dark
    app.frame()
    XCTAssertEqual(reds([199])[0], 83, accuracy: 1)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    app.frame()
    XCTAssertEqual(reds([199])[0], 245, accuracy: 1, "a fixed style does not follow them")
  }

  func testAnimations_thatTheBlurGrows() throws {
    let view = show(nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    app.advance(by: 0.5)
    let middle = reds([199])[0]
    XCTAssertEqual(middle, 172, accuracy: 6, "half of the color over white")
    XCTAssertGreaterThan(reds([95])[0], 0)
    XCTAssertLessThan(reds([40])[0], 20)
    try app.waitUntilIdle()
    XCTAssertEqual(reds([199])[0], 89, accuracy: 1)
    let presented = app.presentedFrameCount
    app.advance(by: 0.5)
    XCTAssertEqual(app.presentedFrameCount, presented, "nothing is drawn at rest")
  }

  func testAnimators_thatAFractionIsAPartOfTheEffect() {
    let view = show(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = UIBlurEffect(style: .dark) }
    defer {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
    var shown: [Int] = []
    for fraction in [0.0, 0.25, 0.5, 0.75, 1] {
      animator.fractionComplete = CGFloat(fraction)
      app.frame()
      shown.append(reds([199])[0])
    }
    XCTAssertEqual(shown, shown.sorted(by: >))
    XCTAssertEqual(shown[0], 255)
    XCTAssertEqual(shown[2], 172, accuracy: 6)
    XCTAssertEqual(shown[4], 89, accuracy: 2)
  }

  func testSubviews_thatTheyGoIntoTheContentViewWithAReport() {
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let view = show(UIBlurEffect(style: .light))
    let label = UILabel()
    view.addSubview(label)
    XCTAssertTrue(label.superview === view.contentView)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("contentView") == true, "\(reports)")
    view.contentView.addSubview(UIView())
    XCTAssertEqual(reports.count, 1)
  }

  func testGlass_thatItIsACopyAndACapsule() throws {
    let glass = UIGlassEffect(style: .clear)
    glass.tintColor = .red
    let view = show(glass)
    let shown = try XCTUnwrap(view.effect as? UIGlassEffect)
    XCTAssertFalse(shown === glass)
    XCTAssertEqual(shown.tintColor, .red)
    XCTAssertEqual(app.snapshot().color(x: 199, y: 0).green, 255, "the corner is outside the capsule")
    XCTAssertLessThan(app.snapshot().color(x: 150, y: 50).green, 100)
    view.cornerConfiguration = .corners(radius: 0)
    app.frame()
    XCTAssertLessThan(app.snapshot().color(x: 199, y: 0).green, 100)
  }

  func testSnapshots_thatTheyShowTheBlur() {
    let view = show(UIBlurEffect(style: .dark))
    let shown = reds([0, 100, 199])
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.superview?.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let copy = UIImageView(image: image)
    app.show(copy)
    app.frame()
    XCTAssertEqual(reds([0, 100, 199]), shown)
  }

  /// Without a keyboard, the top of the keyboard layout guide is the bottom of the safe area (Apple's documentation).
  func testKeyboardGuide_isBelowTheSafeArea() {
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
