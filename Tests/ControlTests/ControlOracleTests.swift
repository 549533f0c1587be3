import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of controls (`control-cases.json` and the related rows of `control-metrics.tsv`).
@preconcurrency @MainActor
final class ControlOracleTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func start(scale: CGFloat = 2) {
    app = TestApplication(size: CGSize(width: 400, height: 667), scale: scale)
    app.onReport = { XCTFail($0) }
  }

  private func show(_ view: UIView, width: CGFloat, height: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(view)
    app.frame()
  }

  func testProgress() throws {
    try Oracle.each("control-cases.json", family: "progress") { entry in
      start()
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = Float(try entry.config.number("progress"))
      if entry.expect.has("height") { entry.expect("height", bar.intrinsicContentSize.height) }
      if entry.expect.has("intrinsic") { entry.expect("intrinsic", bar.intrinsicContentSize) }
      show(bar, width: try entry.config.number("width"), height: bar.intrinsicContentSize.height)
      entry.expect("fill_width", bar.subviews[1].frame.width)
      if entry.expect.has("fill_alpha") { entry.expect("fill_alpha", bar.subviews[1].alpha) }
      app.close()
    }
  }

  /// A progress bar is never narrower than its two round ends, and is hidden only at zero, as in progress-zero.
  func testLittleProgressKeepsItsRoundEnds() {
    start()
    let bar = UIProgressView(progressViewStyle: .default)
    show(bar, width: 280, height: 4)
    let fill = bar.subviews[1]
    for (progress, width, alpha) in [(0.01, 8, 1), (0.03, 8, 1), (0.04, 11, 1), (0, 8, 0), (1, 280, 1)]
      as [(Float, CGFloat, CGFloat)]
    {
      bar.progress = progress
      app.frame()
      XCTAssertEqual(fill.frame.width, width, "\(progress)")
      XCTAssertEqual(fill.alpha, alpha, "\(progress)")
    }
    bar.frame.size.width = 6
    bar.progress = 0.5
    app.frame()
    XCTAssertEqual(fill.frame.width, 6, "never wider than the bar")
  }

  /// The case switch-off-2x with the measured Auto Layout sizes. A switch is 63 points wide, and its layout width is 61
  /// points.
  func testSwitches() throws {
    try Oracle.each("control-cases.json", family: "switch") { entry in
      start()
      let control = UISwitch()
      control.isOn = try entry.config.bool("isOn")
      let controller = UIViewController()
      app.show(controller)
      control.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(control)
      NSLayoutConstraint.activate([
        control.trailingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 359),
        control.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 8),
      ])
      app.frame()
      entry.expect("intrinsic", control.intrinsicContentSize)
      entry.expect("frame_size_after_layout", control.frame.size)
      XCTAssertEqual(control.frame.minX, 298, entry.id)
      entry.expect("knob", control.subviews[1].frame)
      entry.expect("track_radius", control.subviews[0].layer.cornerRadius)
      // The same at the other edge and in a stack: the layout around it uses 61 points.
      let label = UILabel()
      label.text = "Switch"
      let stack = UIStackView(arrangedSubviews: [UISwitch(), label])
      stack.spacing = 10
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 28)
      controller.view.addSubview(stack)
      app.frame()
      XCTAssertEqual(label.frame.minX, 71, "in a stack")
      XCTAssertEqual(stack.arrangedSubviews[0].frame.size, CGSize(width: 63, height: 28))
      app.close()
    }
  }

  func testSlider() throws {
    try Oracle.each("control-cases.json", family: "slider") { entry in
      start()
      let slider = UISlider()
      slider.value = Float(try entry.config.number("value"))
      entry.expect("height", slider.intrinsicContentSize.height)
      show(slider, width: try entry.config.number("width"), height: slider.intrinsicContentSize.height)
      let track = slider.trackRect(forBounds: slider.bounds)
      entry.expect("track", track, tolerance: 0.01)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
      entry.expect("thumb", thumb, tolerance: 0.01)
      let width = try entry.expect.number("fill_width")
      let fill = slider.subviews.first { abs($0.frame.width - width) < 0.05 }
      XCTAssertNotNil(fill, "\(entry.id): \(slider.subviews.map(\.frame))")
      app.close()
    }
  }

  func testStepper() throws {
    try Oracle.each("control-cases.json", family: "stepper") { entry in
      let stepper = UIStepper()
      entry.expect("size", stepper.frame.size)
      XCTAssertEqual(stepper.sizeThatFits(.zero), stepper.intrinsicContentSize, entry.id)
      XCTAssertEqual([stepper.minimumValue, stepper.maximumValue, stepper.stepValue], [0, 100, 1], entry.id)
    }
  }

  func testSegments() throws {
    try Oracle.each("control-cases.json", family: "segmented") { entry in
      start()
      let count = entry.config["segments", as: Int.self] ?? 0
      let titles = entry.config["titles", as: [String].self] ?? (0..<count).map { "\($0)" }
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = 0
      // The height of the control is that of the pill plus two points on each side.
      let pill = entry.expect["pill", as: CGRect.self]
      let height: CGFloat = pill.map { $0.height + 4 } ?? 34
      if entry.expect.has("height") { entry.expect("height", control.sizeThatFits(.zero).height) }
      show(control, width: try entry.config.number("width"), height: height)
      let segments = try entry.expect.lists(entry.expect.has("segments") ? "segments" : "segments_x_w")
      XCTAssertEqual(segments.count, titles.count, entry.id)
      for (index, segment) in segments.enumerated() {
        let rect = control.segmentRect(index)
        guard segment.count == 2 else { return XCTFail("\(entry.id): \(segment) is no place and width") }
        XCTAssertEqual(rect.minX, segment[0], accuracy: 0.01, "\(entry.id) \(index)")
        XCTAssertEqual(rect.width, segment[1], accuracy: 0.01, "\(entry.id) \(index)")
      }
      if entry.expect.has("corner") { entry.expect("corner", control.subviews[0].layer.cornerRadius) }
      if entry.expect.has("fonts") {
        let fonts = control.segments.map {
          $0.label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        }
        let wanted = [UIFont.systemFont(ofSize: 13, weight: .medium), .systemFont(ofSize: 13), .systemFont(ofSize: 13)]
        entry.expect("fonts", fonts == wanted ? "13 medium selected, 13 regular others" : "\(fonts)")
      }
      if pill != nil { entry.expect("pill", try XCTUnwrap(control.pillRect), tolerance: 0.01) }
      let labels = entry.expect["labels", as: [[Double]].self] ?? []
      if entry.expect.has("labels") { XCTAssertEqual(labels.count, titles.count, entry.id) }
      if entry.config.has("label_widths") {
        XCTAssertEqual(labels.compactMap { $0.dropFirst(2).first }, try entry.config.numbers("label_widths"), entry.id)
      }
      // Text widths depend on the font, so the label frames are compared with the measured widths.
      for (index, label) in labels.enumerated() {
        let rect = control.segmentRect(index)
        guard label.count == 4 else { return XCTFail("\(entry.id): \(label) is no rectangle") }
        let x = control.nearestPixel((rect.width - label[2]) / 2)
        XCTAssertEqual(x, label[0], accuracy: 0.01, "\(entry.id) \(index)")
        let shown = control.segments[index].label.frame
        XCTAssertEqual(shown.minX - rect.minX, control.nearestPixel((rect.width - shown.width) / 2), accuracy: 0.01)
        XCTAssertEqual(shown.minY, label[1], accuracy: 0.01, "\(entry.id) \(index)")
        XCTAssertEqual(shown.height, label[3], accuracy: 0.01, "\(entry.id) \(index)")
      }
      app.close()
    }
  }

  func testSegmentModel() throws {
    start()
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    try Oracle.each("control-cases.json", family: "segmented-model") { entry in
      let control = UISegmentedControl(items: ["a", "b", "c", "d"])
      switch entry.id {
      case "segmented-model-select-disabled":
        control.setEnabled(false, forSegmentAt: 1)
        control.selectedSegmentIndex = 1
      case "segmented-model-disable-selected":
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 0)
      case "segmented-model-insert-0":
        control.insertSegment(withTitle: "new", at: 0, animated: false)
        entry.expect("new_segment_enabled", control.isEnabledForSegment(at: 0))
      case "segmented-model-remove-before":
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
      case "segmented-model-remove-selected":
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 2, animated: false)
      case "segmented-model-remove-after":
        control.selectedSegmentIndex = 0
        control.removeSegment(at: 1, animated: false)
      case "segmented-model-remove-0-none": control.removeSegment(at: 0, animated: false)
      case "segmented-model-remove-all":
        control.selectedSegmentIndex = 1
        control.removeAllSegments()
        control.insertSegment(withTitle: "new", at: 0, animated: false)
        entry.expect("enabled", control.isEnabledForSegment(at: 0))
      case "segmented-model-oob":
        // UIKit raises an exception; here an error is reported (docs/differences.md).
        entry.expect("raises", "NSRangeException")
        control.setEnabled(false, forSegmentAt: 7)
        control.setEnabled(false, forSegmentAt: -1)
        XCTAssertEqual(reports.count, 2, entry.id)
        return
      default: return XCTFail("\(entry.id): nothing runs the case")
      }
      entry.expect("selected", CGFloat(control.selectedSegmentIndex))
    }
  }

  /// Rules that follow from the measured cases of segmented controls: removing a segment while none is selected,
  /// disabling a segment that is not selected, and selections that were removed by disabling and are not restored by
  /// enabling.
  func testSegmentModel_besideTheMeasured() {
    start()
    let control = UISegmentedControl(items: ["a", "b", "c", "d"])
    control.removeSegment(at: 3, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, -2)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    control.setEnabled(false, forSegmentAt: 1)
    control.setEnabled(true, forSegmentAt: 1)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertNil(control.pillRect)
  }

  func testPages() throws {
    try Oracle.each("control-cases.json", family: "page-control") { entry in
      start(scale: try entry.config.number("scale"))
      let control = UIPageControl()
      control.numberOfPages = Int(try entry.config.number("numberOfPages"))
      let size = try entry.config.numbers("control")
      show(control, width: size[0], height: size[1])
      let accuracy = CGFloat(entry.tolerance ?? 0.01)
      entry.expect("content", control.contentRect, tolerance: accuracy)
      // The position of the slots in the content, and their size.
      let container = try entry.expect.numbers("indicator_container")
      let slots = control.slotRect(0).union(control.slotRect(control.numberOfPages - 1))
      entry.expect(
        "indicator_container",
        CGRect(
          x: slots.minX - control.contentRect.minX, y: 0, width: slots.width, height: control.contentRect.height),
        tolerance: 0.34)
      guard container.count == 4 else { return }
      for (page, x) in try entry.expect.numbers("indicator_x").enumerated() {
        let slot = control.slotRect(page)
        XCTAssertEqual(
          slot.minX - control.contentRect.minX - container[0], x, accuracy: accuracy, "\(entry.id) \(page)")
        XCTAssertEqual(slot.width, try entry.expect.number("indicator_size"), accuracy: 0.01, entry.id)
      }
      XCTAssertEqual(try entry.expect.numbers("indicator_x").count, control.numberOfPages, entry.id)
      app.close()
    }
    // control-metrics.tsv, at 2x: 18 points per dot and 20 in addition, 26 high.
    start()
    let control = UIPageControl()
    show(control, width: 300, height: 40)
    XCTAssertEqual(control.size(forNumberOfPages: 4), CGSize(width: 92, height: 26))
  }

  /// The measured sizes of buttons. Text widths depend on Tessera's font; all other values are compared.
  func testButtons() throws {
    try Oracle.each("control-cases.json", family: "button") { entry in
      start()
      let button = UIButton(type: .system)
      button.setTitle(try entry.config.number("title_width") > 100 ? "Sheet Medium" : "Title", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: try entry.config.number("font"))
      let image = entry.config["image", as: CGSize.self]
      if let image {
        button.setImage(
          UIGraphicsImageRenderer(size: image).image { _ in }, for: .normal)
      }
      let width = button.titleLabel?.intrinsicContentSize.width.rounded(.up) ?? 0
      let title = !entry.expect.has("title") ? "label_in_335x44" : "title"
      let moved = try entry.expect.rect(title)
      // The difference between the widths of the titles.
      let less = moved.width - width
      let intrinsic = button.intrinsicContentSize
      entry.expect("intrinsic", CGSize(width: intrinsic.width + less, height: intrinsic.height))
      let frame = entry.config["frame", as: [Double].self] ?? []
      show(button, width: frame.first ?? 335, height: frame.last ?? 44)
      let label = try XCTUnwrap(button.titleLabel).frame
      let wider = CGRect(x: label.minX - less / 2, y: label.minY, width: width + less, height: label.height)
      entry.expect(title, wider)
      if image != nil {
        entry.expect("image", try XCTUnwrap(button.imageView).frame.offsetBy(dx: -less / 2, dy: 0))
      }
      app.close()
    }
  }

  /// label-construction-font: an existing font does not follow a text size that only its window has.
  func testAFontIsThatOfItsMaking() throws {
    try Oracle.each("control-cases.json", family: "dynamic-type") { entry in
      XCTAssertEqual(entry.id, "label-construction-font")
      start()
      app.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Words"
      show(label, width: 200, height: 40)
      XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
      XCTAssertEqual(label.font.pointSize, try entry.expect.number("font_size"), entry.id)
      app.close()
    }
  }

  /// Buttons are not opaque (control-metrics.tsv, the row for `isOpaque`).
  func testButtonsAreNotOpaque() {
    XCTAssertTrue(UIView().isOpaque)
    XCTAssertFalse(UIButton().isOpaque)
    XCTAssertFalse(UIButton(type: .system).isOpaque)
    XCTAssertFalse(UIButton(configuration: .filled()).isOpaque)
  }

  /// The sizes of activity indicators (control-metrics.tsv, rows of UIActivityIndicatorView).
  func testActivityIndicators() {
    for (style, side) in [(UIActivityIndicatorView.Style.whiteLarge, 37.0), (.white, 20), (.medium, 20), (.large, 37)] {
      XCTAssertEqual(UIActivityIndicatorView(style: style).frame.size, CGSize(width: side, height: side))
      // measurements.md 15.11
      let larger = UIActivityIndicatorView(style: style)
      larger.frame = CGRect(x: 0, y: 0, width: side + 23, height: side + 20)
      larger.layoutIfNeeded()
      XCTAssertEqual(larger.subviews.first?.frame.origin, CGPoint(x: 11, y: 10))
    }
    let medium = UIActivityIndicatorView(style: .medium)
    XCTAssertTrue(medium.hidesWhenStopped)
    XCTAssertEqual(medium.color.cgColor.alpha, 0.6, accuracy: 0.001)
    XCTAssertEqual(UIActivityIndicatorView(style: .gray).color.cgColor.alpha, 0.45, accuracy: 0.001)
  }

  /// The animations of switches (animation-traces `anim-switch-off`, `anim-switch-on` and `anim-switch-undisplayed`).
  func testSwitchAnimation() throws {
    let undisplayed = try Oracle.entry("animation-traces.json", "anim-switch-undisplayed")
    start()
    let control = UISwitch()
    control.setOn(true, animated: true)
    undisplayed.expect("animation", control.subviews.allSatisfy { $0.layer.animationKeys() == nil } ? "none" : "some")
    control.isOn = false
    show(control, width: 10, height: 10)
    XCTAssertEqual(control.frame.size, CGSize(width: 63, height: 28))
    for (id, isOn, x) in [("anim-switch-on", true, 24), ("anim-switch-off", false, 2)] as [(String, Bool, CGFloat)] {
      let entry = try Oracle.entry("animation-traces.json", id)
      control.setOn(isOn, animated: true)
      XCTAssertEqual(
        control.subviews[1].frame, CGRect(x: x, y: 2, width: 37, height: 24), "model values are final at once")
      let measured = try entry.expect.values("well_spring")
      for part in control.subviews {
        let spring = part.layer.animationKeys()?.compactMap { part.layer.animation(forKey: $0) as? CASpringAnimation }
          .first
        let animation = try XCTUnwrap(spring, id)
        let (mass, stiffness) = (Double(animation.mass), Double(animation.stiffness))
        XCTAssertEqual((stiffness / mass).squareRoot(), try measured.number("omega"), accuracy: 0.01, id)
        XCTAssertEqual(
          Double(animation.damping) / (2 * (stiffness * mass).squareRoot()), try measured.number("damping_ratio"),
          accuracy: 0.001, id)
        XCTAssertEqual(animation.duration, try measured.number("duration"), accuracy: 0.001, id)
      }
      try app.waitUntilIdle()
    }
  }

  /// A switch that the user changes with a finger is animated by the same spring in both directions. The end of the
  /// touch does not shorten the animation.
  func testSwitchesTurnedByTheUserAnimate() throws {
    start()
    let control = UISwitch()
    show(control, width: 10, height: 10)
    for (isOn, seconds) in [(true, 0.99947), (false, 0.58792)] {
      app.tap(control)
      XCTAssertEqual(control.isOn, isOn)
      // The knob's width animates with other durations under the finger; the color only with the switching.
      let (well, knob) = (control.subviews[0].layer, control.subviews[1].layer)
      let colors = well.animationKeys()?.compactMap { well.animation(forKey: $0)?.duration } ?? []
      XCTAssertFalse(colors.isEmpty)
      for duration in colors { XCTAssertEqual(duration, seconds, accuracy: 1e-6) }
      let places = knob.animationKeys()?.compactMap { knob.animation(forKey: $0)?.duration } ?? []
      XCTAssertTrue(places.contains { abs($0 - seconds) < 1e-6 }, "\(places)")
      try app.waitUntilIdle()
    }
  }
}
