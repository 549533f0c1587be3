import UIKit
import XCTest

final class UIColorTests: XCTestCase {
  private func hex(_ color: UIColor) -> UInt32 { color.cgColor.rgba.premultipliedARGB & 0xFFFFFF }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testPalette_inLightAndDark() {
    let expected: [(UIColor, UInt32, UInt32)] = [
      (.systemRed, 0xFF3B30, 0xFF453A), (.systemOrange, 0xFF9500, 0xFF9F0A), (.systemYellow, 0xFFCC00, 0xFFD60A),
      (.systemGreen, 0x34C759, 0x30D158), (.systemTeal, 0x30B0C7, 0x40C8E0), (.systemBlue, 0x007AFF, 0x0A84FF),
      (.systemIndigo, 0x5856D6, 0x5E5CE6), (.systemPurple, 0xAF52DE, 0xBF5AF2), (.systemPink, 0xFF2D55, 0xFF375F),
      (.systemBrown, 0xA2845E, 0xAC8E68), (.systemGray, 0x8E8E93, 0x8E8E93), (.systemGray6, 0xF2F2F7, 0x1C1C1E),
      (.label, 0x000000, 0xFFFFFF), (.systemBackground, 0xFFFFFF, 0x000000),
      (.secondarySystemBackground, 0xF2F2F7, 0x1C1C1E), (.systemGroupedBackground, 0xF2F2F7, 0x000000),
    ]
    for (color, day, night) in expected {
      XCTAssertEqual(hex(color.resolvedColor(with: light)), day, "\(color)")
      XCTAssertEqual(hex(color.resolvedColor(with: dark)), night, "\(color)")
    }
  }

  func testDynamicColours_followTheCurrentEnvironment() {
    dark.performAsCurrent { XCTAssertEqual(hex(.systemBackground), 0x000000) }
    light.performAsCurrent { XCTAssertEqual(hex(.systemBackground), 0xFFFFFF) }
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    XCTAssertEqual(hex(UIColor.systemBackground.resolvedColor(with: elevated)), 0x1C1C1E)
    let contrast = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
    XCTAssertEqual(hex(UIColor.systemBlue.resolvedColor(with: contrast)), 0x0040DD)
  }

  func testProvider_isAskedForEachEnvironment() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBlue : .red }
    XCTAssertEqual(color.resolvedColor(with: light), .red)
    XCTAssertEqual(hex(color.resolvedColor(with: dark)), 0x0A84FF)
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
