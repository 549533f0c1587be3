import UIKit
import UIKitTesting
import XCTest

/// The effects of the mouse pointer without a pressed button: tool tips and pointer styles (headers of
/// UIToolTipInteraction and UIPointerInteraction).
@preconcurrency @MainActor
final class PointerTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 400), scale: 2)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }
  override func tearDown() async throws { app.close() }

  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    controller.view.addSubview(view)
    app.frame()
    return view
  }

  private var tip: UIView? { app.window.subviews.first { "\(type(of: $0))" == "ToolTipView" && $0.alpha > 0 } }
  private var words: String? { (tip?.subviews.first as? UILabel)?.text }

  // MARK: Tool tips

  func testATipComesWhereTheMouseRests_andGoesWhereItLeaves() throws {
    let button = add(UIButton(type: .system), CGRect(x: 20, y: 20, width: 100, height: 40))
    XCTAssertNil(button.toolTipInteraction)
    button.toolTip = "Adds a photo"
    app.hover(at: CGPoint(x: 30, y: 30))
    app.advance(by: 0.5)
    app.hover(at: CGPoint(x: 50, y: 40))
    app.advance(by: 0.5)
    XCTAssertNil(words, "it has moved")
    app.advance(by: 0.4)
    XCTAssertEqual(words, "Adds a photo")
    XCTAssertEqual(try XCTUnwrap(tip).frame.origin, CGPoint(x: 50, y: 60))
    app.hover(at: CGPoint(x: 60, y: 40))
    app.advance(by: 0.5)
    XCTAssertEqual(words, "Adds a photo", "still the same button")
    app.hover(at: CGPoint(x: 200, y: 200))
    try app.waitUntilIdle()
    XCTAssertNil(tip)
  }

  func testClicksKeysAndTheWheelHideIt() throws {
    let button = add(UIButton(type: .system), CGRect(x: 20, y: 20, width: 100, height: 40))
    button.toolTip = "Words"
    let point = CGPoint(x: 30, y: 30)
    for hide in [
      { [app] in app!.click(at: point) }, { [app] in app!.key(.keyboardA) },
      { [app] in app!.wheel(at: point, notches: CGPoint(x: 0, y: -1)) },
    ] {
      app.hover(at: point)
      app.advance(by: 1)
      XCTAssertEqual(words, "Words")
      hide()
      app.advance(by: 0.3)
      XCTAssertNil(words)
      app.hover(at: CGPoint(x: 31, y: 30))
      app.advance(by: 1)
      XCTAssertNil(words, "not again before the mouse was elsewhere")
      app.hover(at: CGPoint(x: 200, y: 200))
    }
    button.toolTip = nil
    app.hover(at: point)
    app.advance(by: 1)
    XCTAssertNil(words)
    try app.waitUntilIdle()
  }

  func testADelegateSpeaksOfParts_andTheTipStaysInTheWindow() throws {
    final class Parts: NSObject, UIToolTipInteractionDelegate {
      func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
      ) -> UIToolTipConfiguration? {
        point.x < 50
          ? UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 50, height: 100)) : nil
      }
    }
    let parts = Parts()
    let view = add(UIView(), CGRect(x: 220, y: 300, width: 100, height: 100))
    let interaction = UIToolTipInteraction(defaultToolTip: "all of it")
    interaction.delegate = parts
    view.addInteraction(interaction)
    app.hover(at: CGPoint(x: 230, y: 390))
    app.advance(by: 1)
    XCTAssertEqual(words, "left")
    let frame = try XCTUnwrap(tip).frame
    XCTAssertEqual(frame.maxY, 386, "above the pointer, where there is no room below")
    app.hover(at: CGPoint(x: 310, y: 390))
    app.advance(by: 1)
    XCTAssertEqual(words, "all of it")
    XCTAssertLessThanOrEqual(try XCTUnwrap(tip).frame.maxX, 316)
    interaction.isEnabled = false
    app.advance(by: 0.3)
    XCTAssertNil(tip)
    view.removeInteraction(interaction)
    try app.waitUntilIdle()
  }

  func testARestingMouseDrawsNoFrames() throws {
    let button = add(UIButton(type: .system), CGRect(x: 20, y: 20, width: 100, height: 40))
    button.toolTip = "Words"
    app.hover(at: CGPoint(x: 30, y: 30))
    app.advance(by: 2)
    let count = app.frameCount
    app.advance(by: 5)
    XCTAssertEqual(app.frameCount, count)
  }

  // MARK: Selection rectangles

  private func draw() {
    let mouse = app.press(at: CGPoint(x: 150, y: 150))
    mouse.drag(to: CGPoint(x: 100, y: 200), duration: 0.1)
    mouse.lift()
  }

  func testTheMouseDrawsABand_andAFingerDoesNot() throws {
    let view = add(UIView(), CGRect(x: 50, y: 50, width: 200, height: 200))
    var log: [String] = []
    let interaction = UIBandSelectionInteraction { band in
      let rect = band.selectionRect.map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" }
      log.append("\(band.state) \(rect ?? "-")")
    }
    view.addInteraction(interaction)
    app.modifiers = .shift
    draw()
    app.modifiers = []
    XCTAssertEqual(log.first?.hasPrefix("began"), true, "\(log)")
    XCTAssertEqual(log.dropLast().last, "selecting 50 100 50 50")
    XCTAssertEqual(log.last, "ended -")
    XCTAssertEqual(interaction.state, .possible)
    XCTAssertEqual(interaction.initialModifierFlags, .shift)
    XCTAssertEqual(view.subviews.count, 0, "the band is gone")
    log = []
    app.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 200), duration: 0.1)
    XCTAssertEqual(log, [])
    interaction.shouldBeginHandler = { _, point in point.x > 150 }
    draw()
    XCTAssertEqual(log, [])
    interaction.shouldBeginHandler = nil
    interaction.isEnabled = false
    draw()
    XCTAssertEqual(log, [])
    try app.waitUntilIdle()
  }

  // MARK: The pointer

  @MainActor private final class Styles: NSObject, UIPointerInteractionDelegate {
    var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
    var region: ((UIPointerRegionRequest) -> UIPointerRegion?)?
    var log: [String] = []

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { region.map { $0(request) } ?? defaultRegion }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      log.append("style \(region.identifier.map { "\($0)" } ?? "-")")
      return style(region)
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(region.identifier.map { "\($0)" } ?? "-")")
      animator.addAnimations { [weak self] in self?.log.append("animations") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.identifier.map { "\($0)" } ?? "-")") }
  }

  func testRegionsAreEnteredAndLeft() throws {
    let styles = Styles()
    styles.region = { request in
      if request.location.x > 80 { return nil }
      let isLeft = request.location.x < 40
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 40, y: 0, width: 40, height: 100), identifier: isLeft ? "left" : "right")
    }
    let view = add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let interaction = UIPointerInteraction(delegate: styles)
    view.addInteraction(interaction)
    for x in [10, 20, 50, 90, 10] as [CGFloat] { app.hover(at: CGPoint(x: x, y: 50)) }
    XCTAssertEqual(
      styles.log,
      [
        "style left", "enter left", "animations", "exit left", "style right", "enter right", "animations",
        "exit right", "style left", "enter left", "animations",
      ])
    styles.log = []
    interaction.invalidate()
    XCTAssertEqual(styles.log, ["exit left", "style left", "enter left", "animations"])
    styles.log = []
    interaction.isEnabled = false
    XCTAssertEqual(styles.log, ["exit left"])
    try app.waitUntilIdle()
  }

  func testEffectsComeAndGo() throws {
    let styles = Styles()
    let view = add(UIView(), CGRect(x: 100, y: 100, width: 160, height: 40))
    view.addInteraction(UIPointerInteraction(delegate: styles))
    let inside = CGPoint(x: 120, y: 120)
    let outside = CGPoint(x: 10, y: 300)
    styles.style = { _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
    app.hover(at: inside)
    try app.waitUntilIdle()
    XCTAssertEqual(view.transform.a, 1.05, accuracy: 1e-6)
    XCTAssertGreaterThan(view.layer.shadowOpacity, 0)
    app.hover(at: outside)
    try app.waitUntilIdle()
    XCTAssertEqual(view.transform, .identity)
    XCTAssertEqual(view.layer.shadowOpacity, 0)
    styles.style = { _ in
      UIPointerStyle(
        effect: .highlight(UITargetedPreview(view: view)),
        shape: .roundedRect(CGRect(x: 90, y: 90, width: 180, height: 60)))
    }
    app.hover(at: inside)
    try app.waitUntilIdle()
    XCTAssertEqual(view.subviews.first?.frame, CGRect(x: -10, y: -10, width: 180, height: 60))
    XCTAssertEqual(view.subviews.first?.layer.cornerRadius, 8)
    app.hover(at: outside)
    try app.waitUntilIdle()
    XCTAssertEqual(view.subviews.count, 0)
    styles.style = { _ in
      UIPointerStyle(
        effect: .hover(UITargetedPreview(view: view), preferredTintMode: .none, prefersScaledContent: false))
    }
    app.hover(at: inside)
    try app.waitUntilIdle()
    XCTAssertEqual(view.transform, .identity)
    XCTAssertEqual(view.subviews.count, 0)
  }

  func testAButtonMakesItsStyle() throws {
    let button = add(UIButton(configuration: .filled()), CGRect(x: 100, y: 100, width: 120, height: 40))
    var shapes: [CGRect] = []
    button.pointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rect, _) = shape { shapes.append(rect) }
      return UIPointerStyle(effect: .lift(effect.preview))
    }
    XCTAssertTrue(button.isPointerInteractionEnabled)
    app.hover(at: CGPoint(x: 120, y: 120))
    try app.waitUntilIdle()
    XCTAssertEqual(shapes.first, CGRect(x: 100, y: 100, width: 120, height: 40))
    XCTAssertGreaterThan(button.transform.a, 1)
    button.pointerStyleProvider = nil
    try app.waitUntilIdle()
    XCTAssertEqual(button.transform, .identity)
  }

  func testTextHasTheTextPointer_andStylesHaveTheirs() throws {
    let host = try XCTUnwrap(app.host.windows.first)
    let field = add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 40))
    let plain = add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 40))
    let styles = Styles()
    plain.addInteraction(UIPointerInteraction(delegate: styles))
    XCTAssertEqual(host.cursor, .arrow)
    app.hover(at: CGPoint(x: 50, y: 20))
    XCTAssertEqual(host.cursor, .text)
    app.hover(at: CGPoint(x: 50, y: 120))
    XCTAssertEqual(host.cursor, .arrow)
    styles.style = { _ in .hidden() }
    app.hover(at: CGPoint(x: 50, y: 300))
    app.hover(at: CGPoint(x: 50, y: 120))
    XCTAssertEqual(host.cursor, .hidden)
    styles.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 20)) }
    app.hover(at: CGPoint(x: 50, y: 300))
    XCTAssertEqual(host.cursor, .arrow)
    app.hover(at: CGPoint(x: 50, y: 120))
    XCTAssertEqual(host.cursor, .text)
    field.isEnabled = false
    app.hover(at: CGPoint(x: 50, y: 20))
    XCTAssertEqual(host.cursor, .arrow)
  }
}
