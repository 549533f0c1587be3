import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of controls: `control-cases.json` and the rows of `control-metrics.tsv` that they stand beside.
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

  private func number(_ value: Any?) -> CGFloat { CGFloat((value as? NSNumber)?.doubleValue ?? .nan) }
  private func numbers(_ value: Any?) -> [CGFloat] { (value as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? [] }

  private func expect(_ rect: CGRect, _ value: Any?, _ accuracy: CGFloat, _ what: String, line: UInt = #line) {
    let expected = numbers(value)
    XCTAssertEqual(expected.count, 4, what, line: line)
    for (have, want) in zip([rect.minX, rect.minY, rect.width, rect.height], expected) {
      XCTAssertEqual(have, want, accuracy: accuracy, what, line: line)
    }
  }

  func testProgress() throws {
    let cases = try Oracle.cases("control-cases.json", family: "progress")
    XCTAssertEqual(cases.count, 5)
    for entry in cases {
      start()
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = Float(number(entry.config["progress"]))
      let height = number(entry.expect["height"])
      XCTAssertEqual(bar.intrinsicContentSize.height, height, entry.id)
      show(bar, width: number(entry.config["width"]), height: height)
      XCTAssertEqual(bar.subviews[1].frame.width, number(entry.expect["fill_width"]), accuracy: 0.01, entry.id)
      app.close()
    }
  }

  func testSlider() throws {
    let cases = try Oracle.cases("control-cases.json", family: "slider")
    XCTAssertEqual(cases.count, 1)
    for entry in cases {
      start()
      let slider = UISlider()
      slider.value = Float(number(entry.config["value"]))
      let height = number(entry.expect["height"])
      XCTAssertEqual(slider.intrinsicContentSize.height, height)
      show(slider, width: number(entry.config["width"]), height: height)
      let track = slider.trackRect(forBounds: slider.bounds)
      expect(track, entry.expect["track"], 0.01, entry.id)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
      expect(thumb, entry.expect["thumb"], 0.01, entry.id)
      let fill = slider.subviews.first { abs($0.frame.width - number(entry.expect["fill_width"])) < 0.05 }
      XCTAssertNotNil(fill, "\(slider.subviews.map(\.frame))")
      app.close()
    }
  }

  func testStepper() throws {
    let cases = try Oracle.cases("control-cases.json", family: "stepper")
    for entry in cases {
      let stepper = UIStepper()
      let size = numbers(entry.expect["size"])
      XCTAssertEqual(stepper.frame.size, CGSize(width: size[0], height: size[1]))
      XCTAssertEqual(stepper.sizeThatFits(.zero), stepper.intrinsicContentSize)
      XCTAssertEqual([stepper.minimumValue, stepper.maximumValue, stepper.stepValue], [0, 100, 1])
    }
  }

  func testSegments() throws {
    let cases = try Oracle.cases("control-cases.json", family: "segmented")
    XCTAssertEqual(cases.count, 3)
    for entry in cases {
      start()
      let count = (entry.config["segments"] as? NSNumber)?.intValue ?? 0
      let titles = entry.config["titles"] as? [String] ?? (0..<count).map { "\($0)" }
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = 0
      // The pill's height tells how high the control was: two points on each side.
      let pill = numbers(entry.expect["pill"])
      let height = entry.expect["height"].map(number) ?? (pill.isEmpty ? 34 : pill[3] + 4)
      show(control, width: number(entry.config["width"]), height: height)
      let segments = (entry.expect["segments"] ?? entry.expect["segments_x_w"]) as? [[NSNumber]] ?? []
      XCTAssertEqual(segments.count, titles.count, entry.id)
      for (index, segment) in segments.enumerated() {
        let rect = control.segmentRect(index)
        XCTAssertEqual(rect.minX, number(segment[0]), accuracy: 0.01, "\(entry.id) \(index)")
        XCTAssertEqual(rect.width, number(segment[1]), accuracy: 0.01, "\(entry.id) \(index)")
      }
      if !pill.isEmpty { expect(try XCTUnwrap(control.pillRect), entry.expect["pill"], 0.01, entry.id) }
      // The widths of the letters are another font's: the labels lie where theirs would with their own widths.
      for (index, label) in ((entry.expect["labels"] as? [[NSNumber]]) ?? []).enumerated() {
        let rect = control.segmentRect(index)
        let x = control.nearestPixel((rect.width - number(label[2])) / 2)
        XCTAssertEqual(x, number(label[0]), accuracy: 0.01, "\(entry.id) \(index)")
        let shown = control.segments[index].label.frame
        XCTAssertEqual(shown.minX - rect.minX, control.nearestPixel((rect.width - shown.width) / 2), accuracy: 0.01)
        XCTAssertEqual(shown.minY, number(label[1]), accuracy: 0.01, "\(entry.id) \(index)")
        XCTAssertEqual(shown.height, number(label[3]), accuracy: 0.01, "\(entry.id) \(index)")
      }
      app.close()
    }
  }

  func testSegmentModel() throws {
    let cases = try Oracle.cases("control-cases.json", family: "segmented-model")
    start()
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    var run: [String] = []
    for entry in cases {
      let control = UISegmentedControl(items: ["a", "b", "c", "d"])
      switch entry.id {
      case "segmented-model-select-disabled":
        control.setEnabled(false, forSegmentAt: 1)
        control.selectedSegmentIndex = 1
      case "segmented-model-insert-0":
        control.insertSegment(withTitle: "new", at: 0, animated: false)
        XCTAssertEqual(control.isEnabledForSegment(at: 0), entry.expect["new_segment_enabled"] as? Bool)
      case "segmented-model-remove-before":
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
      case "segmented-model-remove-selected":
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 2, animated: false)
      case "segmented-model-remove-after":
        control.selectedSegmentIndex = 0
        control.removeSegment(at: 1, animated: false)
      case "segmented-model-remove-all":
        control.selectedSegmentIndex = 1
        control.removeAllSegments()
        control.insertSegment(withTitle: "new", at: 0, animated: false)
        XCTAssertEqual(control.isEnabledForSegment(at: 0), entry.expect["enabled"] as? Bool)
      case "segmented-model-oob":
        control.setEnabled(false, forSegmentAt: 7)
        control.setEnabled(false, forSegmentAt: -1)
        XCTAssertEqual(reports.count, 2, "UIKit raises; here it is reported")
        run.append(entry.id)
        continue
      default: return XCTFail("a case that is not known here: \(entry.id)")
      }
      XCTAssertEqual(control.selectedSegmentIndex, (entry.expect["selected"] as? NSNumber)?.intValue, entry.id)
      run.append(entry.id)
    }
    XCTAssertEqual(run.count, 7)
  }

  func testPages() throws {
    let cases = try Oracle.cases("control-cases.json", family: "page-control")
    for entry in cases {
      start(scale: number(entry.config["scale"]))
      let control = UIPageControl()
      control.numberOfPages = Int(number(entry.config["numberOfPages"]))
      let size = numbers(entry.config["control"])
      show(control, width: size[0], height: size[1])
      let accuracy = CGFloat(entry.tolerance ?? 0.01)
      expect(control.contentRect, entry.expect["content"], accuracy, entry.id)
      let container = numbers(entry.expect["indicator_container"])
      for (page, x) in numbers(entry.expect["indicator_x"]).enumerated() {
        let slot = control.slotRect(page)
        XCTAssertEqual(slot.minX - control.contentRect.minX - container[0], x, accuracy: accuracy, "\(page)")
        XCTAssertEqual(slot.width, number(entry.expect["indicator_size"]), accuracy: 0.01)
      }
    }
    // control-metrics.tsv, at 2x: 18 a dot and 20 around, 26 high.
    start()
    let control = UIPageControl()
    show(control, width: 300, height: 40)
    XCTAssertEqual(control.size(forNumberOfPages: 4), CGSize(width: 92, height: 26))
  }

  /// The widths are those of our letters; everything else is measured.
  func testButtons() throws {
    let cases = try Oracle.cases("control-cases.json", family: "button")
    XCTAssertEqual(cases.count, 3)
    for entry in cases {
      start()
      let button = UIButton(type: .system)
      button.setTitle(number(entry.config["title_width"]) > 100 ? "Sheet Medium" : "Title", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: number(entry.config["font"]))
      let image = numbers(entry.config["image"])
      if !image.isEmpty {
        button.setImage(
          UIGraphicsImageRenderer(size: CGSize(width: image[0], height: image[1])).image { _ in }, for: .normal)
      }
      let width = button.titleLabel?.intrinsicContentSize.width.rounded(.up) ?? 0
      let moved = numbers(entry.expect["title"] ?? entry.expect["label_in_335x44"])
      // How much narrower our title is.
      let less = moved[2] - width
      let intrinsic = numbers(entry.expect["intrinsic"])
      XCTAssertEqual(button.intrinsicContentSize.width, intrinsic[0] - less, accuracy: 0.01, entry.id)
      XCTAssertEqual(button.intrinsicContentSize.height, intrinsic[1], accuracy: 0.01, entry.id)
      let frame = numbers(entry.config["frame"])
      show(button, width: frame.first ?? 335, height: frame.last ?? 44)
      let label = try XCTUnwrap(button.titleLabel).frame
      XCTAssertEqual(label.minX, moved[0] + less / 2, accuracy: 0.01, entry.id)
      XCTAssertEqual(label.minY, moved[1], accuracy: 0.01, entry.id)
      XCTAssertEqual(label.height, moved[3], accuracy: 0.01, entry.id)
      if !image.isEmpty {
        let place = numbers(entry.expect["image"])
        XCTAssertEqual(
          try XCTUnwrap(button.imageView).frame,
          CGRect(x: place[0] + less / 2, y: place[1], width: place[2], height: place[3]), entry.id)
      }
      app.close()
    }
  }

  /// label-construction-font: a font does not follow the size that a window alone has, once it is made.
  func testAFontIsThatOfItsMaking() throws {
    let cases = try Oracle.cases("control-cases.json", family: "dynamic-type")
    for entry in cases {
      XCTAssertEqual(entry.id, "label-construction-font")
      start()
      app.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Words"
      show(label, width: 200, height: 40)
      XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
      XCTAssertEqual(label.font.pointSize, number(entry.expect["font_size"]), entry.id)
      app.close()
    }
  }

  /// control-metrics.tsv, the row about `isOpaque`.
  func testButtonsAreNotOpaque() {
    XCTAssertTrue(UIView().isOpaque)
    XCTAssertFalse(UIButton().isOpaque)
    XCTAssertFalse(UIButton(type: .system).isOpaque)
    XCTAssertFalse(UIButton(configuration: .filled()).isOpaque)
  }

  /// control-metrics.tsv, rows of UIActivityIndicatorView.
  func testActivityIndicators() {
    for (style, side) in [(UIActivityIndicatorView.Style.whiteLarge, 37.0), (.white, 20), (.medium, 20), (.large, 37)] {
      XCTAssertEqual(UIActivityIndicatorView(style: style).frame.size, CGSize(width: side, height: side))
    }
    let medium = UIActivityIndicatorView(style: .medium)
    XCTAssertTrue(medium.hidesWhenStopped)
    XCTAssertEqual(medium.color.cgColor.alpha, 0.6, accuracy: 0.001)
    XCTAssertEqual(UIActivityIndicatorView(style: .gray).color.cgColor.alpha, 0.45, accuracy: 0.001)
  }

  /// animation-traces `anim-switch-off`, `anim-switch-undisplayed`.
  func testSwitchAnimation() throws {
    start()
    let control = UISwitch()
    control.setOn(true, animated: true)
    XCTAssertTrue(control.subviews.allSatisfy { $0.layer.animationKeys() == nil }, "never displayed: no animation")
    show(control, width: 10, height: 10)
    XCTAssertEqual(control.frame.size, CGSize(width: 63, height: 28))
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 61, height: 28))
    control.setOn(false, animated: true)
    let knob = control.subviews[1]
    XCTAssertEqual(knob.frame, CGRect(x: 2, y: 2, width: 37, height: 24), "model values are final at once")
    let spring = knob.layer.animationKeys()?.compactMap { knob.layer.animation(forKey: $0) as? CASpringAnimation }.first
    let animation = try XCTUnwrap(spring)
    let omega = sqrt(animation.stiffness / animation.mass)
    XCTAssertEqual(omega, 15.708, accuracy: 0.01)
    XCTAssertEqual(animation.damping / (2 * sqrt(animation.stiffness * animation.mass)), 1, accuracy: 0.001)
    XCTAssertEqual(animation.duration, 0.58792, accuracy: 0.001)
    try app.waitUntilIdle()
  }
}
