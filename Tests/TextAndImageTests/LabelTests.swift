import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class LabelTests: XCTestCase {
  private func makeLabel(_ text: String?, scale: CGFloat = 2) -> UILabel {
    let label = UILabel()
    label.traitCache.collection = UITraitCollection(displayScale: scale)
    label.text = text
    return label
  }

  func testDefaults() {
    let label = UILabel()
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    XCTAssertTrue(label.isEnabled)
    XCTAssertNil(label.highlightedTextColor)
    XCTAssertFalse(label.isUserInteractionEnabled)
    XCTAssertEqual(label.textAlignment, .natural)
    XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
    XCTAssertEqual(label.numberOfLines, 1)
    XCTAssertEqual(label.baselineAdjustment, .alignBaselines)
    XCTAssertTrue(label.isOpaque)
    XCTAssertFalse(UIImageView().isUserInteractionEnabled)
    XCTAssertTrue(UIImageView().isOpaque)
  }

  func testIntrinsicSize_isTheTextRoundedUpToThePixel() {
    for scale in [1, 1.5, 2, 3] as [CGFloat] {
      let label = makeLabel("Photo 123456", scale: scale)
      let exact = "Photo 123456".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      let size = label.intrinsicContentSize
      XCTAssertEqual(size.width * scale, (exact.width * scale).rounded(.up), accuracy: 0.01)
      XCTAssertEqual(size.height * scale, (exact.height * scale).rounded(.up), accuracy: 0.01)
    }
    XCTAssertEqual(makeLabel(nil).intrinsicContentSize, .zero)
    XCTAssertEqual(makeLabel("").sizeThatFits(CGSize(width: 50, height: 50)), .zero)
  }

  private final class ResizedController: UIViewController {
    let label = UILabel()
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      view.addSubview(label)
    }
  }

  private func boxBelowABaseline() -> UIView {
    let (box, label) = (UIView(), UILabel())
    label.text = "Label"
    label.font = .systemFont(ofSize: 17)
    box.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor), label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 8),
    ])
    return box
  }

  /// label_sizes, label_weights, label_stack_mix and constraints_baseline of goldens/ios/ios_suite (Vercantez/openuikit), whose
  /// scenes have no window; realapp_settings_light_xs at 3x (docs/measurements.md, 15.12).
  func testLabelsWithoutAWindow_haveThePixelsOfTheMainScreen() {
    let heights: [CGFloat: [CGFloat: CGFloat]] = [
      2: [
        10: 12, 11: 13.5, 12: 14.5, 13: 16, 14: 17, 15: 18, 17: 20.5, 19: 23, 20: 24, 22: 26.5, 24: 29, 28: 33.5,
        34: 41,
      ],
      3: [12: 43.0 / 3, 13: 47.0 / 3, 14: 17, 16: 58.0 / 3, 17: 61.0 / 3, 34: 122.0 / 3],
    ]
    for (scale, sizes) in heights {
      let app = TestApplication(size: CGSize(width: 320, height: 480), scale: scale)
      defer { app.close() }
      XCTAssertEqual(UIView().traitCollection.displayScale, scale)
      XCTAssertEqual(UITraitCollection.current.displayScale, scale)
      for (size, height) in sizes {
        let label = UILabel()
        label.text = "Label"
        label.font = .systemFont(ofSize: size)
        label.sizeToFit()
        XCTAssertEqual(label.frame.height, height, accuracy: 0.001, "\(size) at \(scale)x")
      }
      XCTAssertEqual(app.window.contentScaleFactor, scale)
      let box = boxBelowABaseline()
      let height = box.systemLayoutSizeFitting(.zero).height
      let controller = ResizedController()
      app.show(controller)
      controller.view.addSubview(box)
      app.frame()
      XCTAssertEqual(box.systemLayoutSizeFitting(.zero).height, height, "the baseline is on the same pixels")
      app.resize(to: CGSize(width: 300, height: 480), scale: 1)
      XCTAssertEqual(UIView().traitCollection.displayScale, 1, "the window moved to another monitor")
      app.frame()
      XCTAssertEqual(app.window.contentScaleFactor, 1)
      XCTAssertEqual(controller.label.superview, controller.view)
      XCTAssertEqual(controller.label.contentScaleFactor, 1, "a view that was created during the change")
    }
    XCTAssertEqual(UIView().traitCollection.displayScale, 1, "no application")
  }

  func testSeveralLines_wrapAtTheWidth() {
    let label = makeLabel("one two three four five six seven eight nine ten")
    let one = label.sizeThatFits(CGSize(width: 100, height: 0))
    XCTAssertGreaterThan(one.width, 100)
    label.numberOfLines = 0
    let many = label.sizeThatFits(CGSize(width: 100, height: 0))
    XCTAssertLessThanOrEqual(many.width, 100)
    XCTAssertGreaterThan(many.height, 60)
    label.numberOfLines = 2
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 0)).height, 41)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    XCTAssertEqual(label.intrinsicContentSize, many)
  }

  func testTextStyleFonts_haveLeadingBetweenLines() {
    let label = makeLabel("a\nb")
    label.numberOfLines = 0
    let plain = label.intrinsicContentSize.height
    label.font = .preferredFont(forTextStyle: .body)
    XCTAssertEqual(plain, 41)
    XCTAssertEqual(label.intrinsicContentSize.height, 42.5, accuracy: 0.01)
  }

  func testAttributedText_andTextFollowEachOther() {
    let label = makeLabel(nil)
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    XCTAssertEqual(label.text, "abc")
    XCTAssertEqual(label.font.pointSize, 30)
    XCTAssertEqual(label.intrinsicContentSize.height, 36)
    label.font = .systemFont(ofSize: 13)
    XCTAssertEqual(label.intrinsicContentSize.height, 16)
    label.text = "x"
    XCTAssertEqual(label.attributedText?.string, "x")
    XCTAssertEqual(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, label.font)
  }

  func testFontsOfAttributedTextFollowTheTextSize() {
    let label = makeLabel(nil)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
    text.append(
      NSAttributedString(
        string: "c", attributes: [.font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))]))
    label.attributedText = text
    label.traitCache.collection = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    label.adjustsFontForContentSizeCategory = true
    let sizes = (0..<3).map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    XCTAssertEqual(sizes[..<2], [12, 21])
    XCTAssertEqual(sizes[2], UIFontMetrics.default.scaledValue(for: 17, compatibleWith: label.traitCollection))
  }

  func testABoldTextStyleRemainsBold() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let label = makeLabel("a")
    label.font = UIFont(descriptor: try XCTUnwrap(body.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
    label.traitCache.collection = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    label.adjustsFontForContentSizeCategory = true
    let font = try XCTUnwrap(label.font)
    XCTAssertEqual(font.pointSize, 21)
    XCTAssertTrue(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    XCTAssertEqual(font.fontDescriptor.object(forKey: .textStyle) as? String, UIFont.TextStyle.body.rawValue)
  }

  func testTextRect_isInTheMiddle() {
    let label = makeLabel("abc")
    let rect = label.textRect(
      forBounds: CGRect(x: 10, y: 20, width: 200, height: 100), limitedToNumberOfLines: 1)
    XCTAssertEqual(rect.midY, 70, accuracy: 0.01)
    XCTAssertEqual(rect.minX, 10)
    label.textAlignment = .right
    let right = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 200, height: 50), limitedToNumberOfLines: 1)
    XCTAssertEqual(right.maxX, 200, accuracy: 0.51)
  }

  func testDrawing_staysInTheMiddle_andIsAsWideAsMeasured() throws {
    let label = makeLabel("HHHH", scale: 1)
    label.textColor = .black
    let width = label.intrinsicContentSize.width
    let drawn = Drawn(width: 200, height: 60) {
      label.drawText(in: CGRect(x: 0, y: 0, width: 200, height: 60))
    }
    let ink = try XCTUnwrap(drawn.ink)
    XCTAssertLessThanOrEqual(ink.maxX, width + 1)
    XCTAssertGreaterThan(ink.width, width - 8)
    // Capitals at 17 points are 12 high and are on the baseline.
    XCTAssertEqual(ink.height, label.font.capHeight, accuracy: 1.5)
    XCTAssertEqual(ink.maxY, 30 - 20.287 / 2 + label.font.ascender, accuracy: 1.01)
  }

  func testShrinking_fitsTheWidth() throws {
    let label = makeLabel("A rather long label that is too wide", scale: 1)
    label.textColor = .black
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let drawn = Drawn(width: 150, height: 30) {
      label.drawText(in: CGRect(x: 0, y: 0, width: 150, height: 30))
    }
    let ink = try XCTUnwrap(drawn.ink)
    XCTAssertLessThanOrEqual(ink.maxX, 150)
    XCTAssertGreaterThan(ink.maxX, 140)
    label.adjustsFontSizeToFitWidth = false
    let plain = Drawn(width: 150, height: 30) {
      label.drawText(in: CGRect(x: 0, y: 0, width: 150, height: 30))
    }
    XCTAssertGreaterThan(try XCTUnwrap(plain.ink).height, ink.height)
  }

  func testColors_highlightedDisabledAndDynamic() {
    func darkest(_ label: UILabel) -> (red: Int, green: Int, blue: Int) {
      let drawn = Drawn(width: 60, height: 40) {
        label.drawText(in: CGRect(x: 0, y: 0, width: 60, height: 40))
      }
      var best = (red: 255, green: 255, blue: 255)
      for y in 0..<40 {
        for x in 0..<60 {
          let pixel = parts(drawn.pixels[x, y])
          if pixel.red + pixel.green + pixel.blue < best.red + best.green + best.blue {
            best = pixel
          }
        }
      }
      return best
    }
    let label = makeLabel("HHH", scale: 1)
    label.font = .systemFont(ofSize: 30, weight: .black)
    label.textColor = .red
    label.highlightedTextColor = .blue
    XCTAssertEqual(darkest(label).red, 255)
    XCTAssertEqual(darkest(label).green, 0)
    label.isHighlighted = true
    XCTAssertEqual(darkest(label).blue, 255)
    label.isHighlighted = false
    label.isEnabled = false
    XCTAssertGreaterThan(darkest(label).green, 100)
    label.isEnabled = true
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .black }
    XCTAssertEqual(darkest(label).green, 0)
    label.traitCache.collection = UITraitCollection(userInterfaceStyle: .dark)
    label.colorAppearanceDidChange()
    XCTAssertEqual(darkest(label).green, 255)
  }

  func testLayerDrawsOnce_andAgainWhenTheTextChanges() {
    let label = makeLabel("abc")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    label.layer.displayIfNeeded()
    let first = label.layer.renderBacking
    XCTAssertNotNil(first)
    label.layer.displayIfNeeded()
    XCTAssertTrue(label.layer.renderBacking === first)
    label.text = "abc"
    label.layer.displayIfNeeded()
    XCTAssertTrue(label.layer.renderBacking === first)
    label.text = "abd"
    label.layer.displayIfNeeded()
    XCTAssertFalse(label.layer.renderBacking === first)
    XCTAssertTrue(label.layer.renderBacking?.pixels.hasAlpha ?? false)
  }

  func testAttributes_colorTheirPixels() {
    let text = NSMutableAttributedString(
      string: "MMMM MMMM", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    text.addAttribute(
      .backgroundColor, value: UIColor.green, range: NSRange(location: 5, length: 4))
    let drawn = Drawn(width: 320, height: 60) { text.draw(at: CGPoint(x: 2, y: 2)) }
    let red = drawn.box { parts($0) == (255, 0, 0) }
    let green = drawn.box { parts($0) == (0, 255, 0) }
    XCTAssertNotNil(red)
    XCTAssertNotNil(green)
    XCTAssertLessThan(red?.maxX ?? 999, green?.minX ?? 0)
  }

  func testUnderlineAndStrikethrough_areLines() throws {
    func box(_ key: NSAttributedString.Key) throws -> CGRect {
      let text = NSAttributedString(
        string: "     x",
        attributes: [.font: UIFont.systemFont(ofSize: 40), key: NSUnderlineStyle.single.rawValue])
      let drawn = Drawn(width: 100, height: 60) { text.draw(at: .zero) }
      // Over the spaces there is only the line.
      return try XCTUnwrap(
        drawn.box { parts($0).red < 60 }.map {
          $0.intersection(CGRect(x: 0, y: 0, width: 40, height: 60))
        })
    }
    let baseline = UIFont.systemFont(ofSize: 40).ascender
    XCTAssertGreaterThan(try box(.underlineStyle).maxY, baseline)
    let struck = try box(.strikethroughStyle)
    XCTAssertEqual(struck.minX, 0)
    XCTAssertLessThan(struck.minY, baseline)
  }

  func testAttachments_takeTheirSpace() throws {
    let pixels = UIGraphicsImageStandIn.filled(CGSize(width: 30, height: 30), .red)
    let attachment = NSTextAttachment(image: pixels)
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    let plain = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      .size()
    XCTAssertEqual(text.size().width, plain.width + 30, accuracy: 0.01)
    XCTAssertGreaterThan(text.size().height, 30)
    let drawn = Drawn(width: 60, height: 50) { text.draw(at: .zero) }
    let red = try XCTUnwrap(drawn.box { parts($0) == (255, 0, 0) })
    XCTAssertEqual(red.width, 30, accuracy: 1)
    XCTAssertEqual(red.maxY, 30, accuracy: 1)
  }
}

/// Creates images with one color.
@MainActor enum UIGraphicsImageStandIn {
  static func filled(_ size: CGSize, _ color: UIColor, scale: CGFloat = 1) -> UIImage {
    let drawn = Drawn(
      width: size.width, height: size.height, scale: scale, background: color.cgColor
    ) {}
    return UIImage(cgImage: CGImage(pixels: drawn.pixels), scale: scale, orientation: .up)
  }
}
