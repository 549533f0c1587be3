import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import RuntimeInterface

/// The test font has the same glyphs in the same positions on every machine. The expected values were recorded on
/// Debian 12 (FreeType 2.12, HarfBuzz 6, cairo 1.16, Pango 1.50). They are equal to the last pixel and digit on Debian
/// 13 (2.13, 10.2, 1.18, 1.56).
@preconcurrency @MainActor
final class PortableTextTests: SceneTestCase {
  private func font(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  func testEveryPixelOfEveryKindOfText() throws {
    let root = scene(440, 640, scale: 2) { root in
      root.backgroundColor = .white
      var y: CGFloat = 6
      @discardableResult @MainActor
      func add(_ text: String, _ font: UIFont, color: UIColor = .black) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 8.25, y: y)
        y += label.frame.height + 3
        root.addSubview(label)
        return label
      }
      for size in [9, 11, 13, 15.5, 17, 20, 28] as [CGFloat] {
        add("\(size): The quick brown fox, AVATAR, fi fl", font(size))
      }
      add("Semibold: Wave To Yesterday", font(17, .semibold), color: .systemBlue)
      add("Large title", font(34, .bold))
      add("Italic, slanted", .italicSystemFont(ofSize: 17))
      add("Monospaced 0123 {}", .monospacedSystemFont(ofSize: 15, weight: .bold))
      if let serif = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withDesign(.serif) {
        add("Serif: jumps over", UIFont(descriptor: serif, size: 17))
      }
      add("Ελληνικά Русский עברית العربية", font(17))
      add("No such letters: 中文 👍🏽 가", font(17))
      let turned = add("Turned", font(24), color: .systemRed)
      turned.frame.origin.x = 20
      turned.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.3, y: 1.3)
      let huge = add("Sg", font(120))
      huge.frame.origin.x = 160
      let stroked = NSAttributedString(
        string: "Stroke", attributes: [.font: font(40), .strokeWidth: 3, .strokeColor: UIColor.purple])
      let label = add("", font(40))
      label.attributedText = stroked
      label.sizeToFit()
    }
    XCTAssertEqual(root.subviews.count, 17)
    try application.expectSnapshot("portable-text", tolerance: .exact)
  }

  func testMeasures_haveNoLibrarysRounding() {
    start(300, 300)
    // In font units: the advances and kerning of the file, multiplied by size, scale and glyph width.
    let point = { (units: Double, size: Double, factor: Double) in units * size / 2048 * factor }
    // "H" is 1540 units wide in DejaVu Sans, "e" 1260, "l" 569, "o" 1253, without kerning.
    let expected = point(1540 + 1260 + 569 + 569 + 1253, 17, 1443.0 / 1493 * 0.945)
    XCTAssertEqual(width("Hello", font(17)), expected, accuracy: 0.005)
    // These must be equal to the last digit.
    var sums: [String] = []
    for size in [11, 13, 17, 20, 34] as [CGFloat] {
      for text in ["Your name", "AVATAR, To Wave", "Русский עברית"] {
        for weight in [UIFont.Weight.regular, .bold] { sums.append("\(width(text, font(size, weight)))") }
      }
    }
    XCTAssertEqual(sums, Self.widths)
  }

  private static let widths = [
    "53.1298828125", "54.6669921875", "85.490234375", "88.3173828125", "71.98828125", "71.8056640625", "62.794921875",
    "64.611328125", "101.041015625", "104.380859375", "85.0810546875", "84.8662109375", "82.115234375", "84.4921875",
    "132.130859375", "136.5", "111.259765625", "110.9794921875", "87.916015625", "92.466796875", "141.46484375",
    "149.38671875", "119.1181640625", "121.4541015625", "149.458984375", "157.1953125", "240.494140625",
    "253.9560546875", "202.50390625", "206.47265625",
  ]

  func testFonts_areThoseAloneThatEveryMachineHas() throws {
    start(300, 300)
    XCTAssertEqual(UIFont.familyNames, ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"])
    XCTAssertNil(UIFont(name: "Inter", size: 17), "what else a machine has is not there")
    XCTAssertEqual(font(17).familyName, "DejaVu Sans")
    XCTAssertEqual(UIFont(name: "DejaVu Sans Mono", size: 17)?.familyName, "DejaVu Sans Mono")
    // The metrics are those of UIKit regardless of the font.
    XCTAssertEqual(font(17).lineHeight, 17 * 1.193359375, accuracy: 1e-9)
    XCTAssertEqual(font(17).capHeight, 17 * 1443 / 2048, accuracy: 1e-9)
    // Words are about as wide as in the system font, so that the same text fits.
    let words = ["Your name", "Settings", "Notifications", "Select Photos"]
    let portable = words.map { width($0, font(17)) }
    start(300, 300, font: .system)
    let system = words.map { width($0, font(17)) }
    for (one, other) in zip(portable, system) { XCTAssertEqual(one, other, accuracy: other * 0.05) }
  }

  func testFontsAndLabelsFollowTheApplication() {
    let font = font(17)
    let label = UILabel()
    label.text = "Notifications of all photos"
    label.font = font
    start(300, 300, font: .system)
    let system = (font.familyName, label.intrinsicContentSize.width)
    start(300, 300)
    XCTAssertEqual(font.familyName, "DejaVu Sans", "the same object, another font")
    XCTAssertNotEqual(label.intrinsicContentSize.width, system.1, "and what is laid out in it")
    application.close()
    XCTAssertEqual(font.familyName, system.0, "closing gives the machine's fonts back")
    XCTAssertEqual(label.intrinsicContentSize.width, system.1)
    XCTAssertEqual(Runtime.textEngine.fontSet, .system)
  }
}
