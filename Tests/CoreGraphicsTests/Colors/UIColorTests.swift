import UIKit
import XCTest

final class UIColorTests: XCTestCase {
  private func hex(_ color: UIColor) -> UInt32 { color.cgColor.rgba.premultipliedARGB & 0xFFFFFF }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// The values of iOS 26.1 (Vercantez/openuikit, uikit/Tools/oracle2/colorprobe, whose result is
  /// uikit/Sources/OpenUIKit/Resources/system_colors_ios.json).
  func testPalette_inLightAndDark() {
    let expected: [(UIColor, UInt32, UInt32)] = [
      (.systemRed, 0xFF383C, 0xFF4245), (.systemOrange, 0xFF8D28, 0xFF9230), (.systemYellow, 0xFFCC00, 0xFFD600),
      (.systemGreen, 0x34C759, 0x30D158), (.systemMint, 0x00C8B3, 0x00DAC3), (.systemTeal, 0x00C3D0, 0x00D2E0),
      (.systemCyan, 0x00C0E8, 0x3CD3FE), (.systemBlue, 0x0088FF, 0x0091FF), (.tintColor, 0x0088FF, 0x0091FF),
      (.systemIndigo, 0x6155F5, 0x6D7CFF), (.systemPurple, 0xCB30E0, 0xDB34F2), (.systemPink, 0xFF2D55, 0xFF375F),
      (.systemBrown, 0xAC7F5E, 0xB78A66), (.link, 0x007AFF, 0x0984FF),
      (.systemGray, 0x8E8E93, 0x8E8E93), (.systemGray6, 0xF2F2F7, 0x1C1C1E),
      (.label, 0x000000, 0xFFFFFF), (.systemBackground, 0xFFFFFF, 0x000000),
      (.secondarySystemBackground, 0xF2F2F7, 0x1C1C1E), (.systemGroupedBackground, 0xF2F2F7, 0x000000),
    ]
    for (color, day, night) in expected {
      XCTAssertEqual(hex(color.resolvedColor(with: light)), day, "\(color)")
      XCTAssertEqual(hex(color.resolvedColor(with: dark)), night, "\(color)")
    }
  }

  /// colorprobe: the opacities of labels are multiples of 1/255, and separators are fainter than before iOS 26.
  func testOpacities_inLightAndDark() {
    let expected: [(UIColor, CGFloat, CGFloat)] = [
      (.secondaryLabel, 0.6, 0.6), (.tertiaryLabel, 76 / 255, 76 / 255), (.quaternaryLabel, 45 / 255, 40 / 255),
      (.placeholderText, 76 / 255, 76 / 255), (.separator, 0.12, 0.5), (.systemFill, 0.2, 0.36),
      (.secondarySystemFill, 0.16, 0.32), (.tertiarySystemFill, 0.12, 0.24), (.quaternarySystemFill, 0.08, 0.18),
    ]
    for (color, day, night) in expected {
      XCTAssertEqual(color.resolvedColor(with: light).cgColor.alpha, day, accuracy: 1e-6, "\(color)")
      XCTAssertEqual(color.resolvedColor(with: dark).cgColor.alpha, night, accuracy: 1e-6, "\(color)")
    }
  }

  /// Black and white have two components (uikit/docs/agent_reports/ios-oss-launch2-walls-oracle-ios26.1.json, `cgcolor`).
  func testBlackAndWhite_areGray() {
    for (color, day, night) in [
      (.label, [0, 1], [1, 1]), (.systemBackground, [1, 1], [0, 1]),
      (.systemGroupedBackground, [242 / 255, 242 / 255, 247 / 255, 1], [0, 1]),
      (.tertiarySystemBackground, [1, 1], [44 / 255, 44 / 255, 46 / 255, 1]),
    ] as [(UIColor, [CGFloat], [CGFloat])] {
      XCTAssertEqual(color.resolvedColor(with: light).cgColor.components, day, "\(color)")
      XCTAssertEqual(color.resolvedColor(with: dark).cgColor.components, night, "\(color)")
    }
  }

  func testDynamicColours_followTheCurrentEnvironment() {
    dark.performAsCurrent { XCTAssertEqual(hex(.systemBackground), 0x000000) }
    light.performAsCurrent { XCTAssertEqual(hex(.systemBackground), 0xFFFFFF) }
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    XCTAssertEqual(hex(UIColor.systemBackground.resolvedColor(with: elevated)), 0x1C1C1E)
    let contrast = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
    XCTAssertEqual(hex(UIColor.systemBlue.resolvedColor(with: contrast)), 0x1E6EF4)
  }

  func testProvider_isAskedForEachEnvironment() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBlue : .red }
    XCTAssertEqual(color.resolvedColor(with: light), .red)
    XCTAssertEqual(hex(color.resolvedColor(with: dark)), 0x0091FF)
    XCTAssertNotEqual(color, UIColor { _ in .red })
    XCTAssertEqual(color, color)
    let faded = color.withAlphaComponent(0.5)
    XCTAssertEqual(faded.resolvedColor(with: light), UIColor.red.withAlphaComponent(0.5))
    XCTAssertEqual(UIColor.label.withAlphaComponent(0.2), UIColor.label.withAlphaComponent(0.2))
  }

  func testComponents() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    XCTAssertTrue(
      UIColor(red: 0.1, green: 0.2, blue: 1.5, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    XCTAssertEqual([red, green, blue, alpha], [0.1, 0.2, 1.5, 0.4])
    XCTAssertTrue(UIColor.lightGray.getRed(&red, green: nil, blue: nil, alpha: nil))
    XCTAssertEqual(red, 2 / 3)
    var (hue, saturation, brightness, white) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for seed in UInt64(1)...100 {
      var random = SeededGenerator(seed: seed)
      let parts = (random.number(0...0.999), random.number(0.01...1), random.number(0.01...1))
      UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: 1)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      XCTAssertEqual(hue, parts.0, accuracy: 1e-9, "seed \(seed)")
      XCTAssertEqual(saturation, parts.1, accuracy: 1e-9, "seed \(seed)")
      XCTAssertEqual(brightness, parts.2, accuracy: 1e-9, "seed \(seed)")
    }
    XCTAssertEqual(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1).cgColor.rgba.green, 1)
    XCTAssertTrue(UIColor.darkGray.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 1 / 3)
  }

  func testDisplayP3_liesBeyondSRGB() {
    var (red, green) = (CGFloat(0), CGFloat(0))
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: nil, alpha: nil)
    // Apple's documented value of P3's red in extended sRGB.
    XCTAssertEqual(red, 1.0930, accuracy: 1e-3)
    XCTAssertEqual(green, -0.2267, accuracy: 1e-3)
  }

  func testEquality_asUIKit() {
    XCTAssertEqual(UIColor.white, UIColor(white: 1, alpha: 1))
    XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    XCTAssertEqual(UIColor(cgColor: UIColor.red.cgColor), UIColor.red)
    XCTAssertNotEqual(UIColor.systemBlue, UIColor.systemBlue.resolvedColor(with: light))
    XCTAssertEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
    XCTAssertEqual(UIColor.white.description, "UIExtendedGrayColorSpace 1 1")
  }

  /// HexaCalc archives its theme with its preferences, and cannot start again without it.
  func testColorsAreArchived() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let colors = [
      UIColor(red: 0.25, green: 1.5, blue: 0, alpha: 0.5), UIColor(white: 0.5, alpha: 1), .systemGreen, .label,
    ]
    for color in colors + [dynamic] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      let copy = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
      if color === dynamic {
        XCTAssertEqual(copy, .blue)
      } else {
        XCTAssertEqual(copy, color)
        XCTAssertEqual(copy.resolvedColor(with: dark), color.resolvedColor(with: dark))
      }
    }
  }
}
