import UIKit
import XCTest

/// Archives of values that applications store: colors, fonts, paragraph styles, images and paths.
///
/// UIKit's headers declare the classes with `NSSecureCoding`.
@preconcurrency @MainActor
final class ArchiveTests: XCTestCase {
  private func copy<T: NSObject & NSCoding>(_ object: T) throws -> T {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data))
  }

  func testColors() throws {
    let colors: [UIColor] = [
      .red, UIColor(white: 0.25, alpha: 0.5), UIColor(red: 1.25, green: 0.5, blue: -0.25, alpha: 0.75),
      UIColor(displayP3Red: 1, green: 0.5, blue: 0.25, alpha: 1), .systemBlue, .label, .systemGroupedBackground,
      .systemBlue.withAlphaComponent(0.5), UIColor.red.withProminence(.secondary),
    ]
    for color in colors {
      let decoded = try copy(color)
      XCTAssertEqual(decoded, color)
      XCTAssertEqual(decoded.prominence, color.prominence)
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(try copy(UIColor.label).resolvedColor(with: dark), UIColor.label.resolvedColor(with: dark))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var decoded: UIColor?
    dark.performAsCurrent { decoded = try? copy(dynamic) }
    XCTAssertEqual(decoded, .white)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    XCTAssertNotNil(try copy(UIColor(patternImage: image)).cgColor.pattern)
  }

  func testFonts() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 31),
      .monospacedSystemFont(ofSize: 11, weight: .heavy), .preferredFont(forTextStyle: .headline),
      .monospacedDigitSystemFont(ofSize: 10, weight: .light),
    ]
    for font in fonts + [UIFont(name: "DejaVu Sans", size: 13)].compactMap({ $0 }) {
      let decoded = try copy(font)
      XCTAssertEqual(decoded, font)
      XCTAssertEqual(decoded.fontDescriptor, font.fontDescriptor)
      XCTAssertEqual(decoded.lineHeight, font.lineHeight)
    }
    let descriptor = UIFontDescriptor(name: "DejaVu Sans", matrix: CGAffineTransform(scaleX: 2, y: 1))
    XCTAssertEqual(try copy(descriptor).matrix, descriptor.matrix)
  }

  func testParagraphStylesAndShadows() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    style.headIndent = 12.5
    style.firstLineHeadIndent = -3
    style.lineSpacing = 4
    style.paragraphSpacing = 7
    style.baseWritingDirection = .rightToLeft
    style.hyphenationFactor = 0.5
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 40),
      NSTextTab(textAlignment: .left, location: 80, options: [.columnTerminators: CharacterSet(charactersIn: ".,")]),
    ]
    style.textLists = [NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)]
    let decoded = try copy(style)
    XCTAssertEqual(decoded, style)
    XCTAssertEqual(decoded.textLists, style.textLists)
    let terminators = decoded.tabStops[1].options[.columnTerminators] as? CharacterSet
    XCTAssertEqual(terminators, CharacterSet(charactersIn: ".,"))
    XCTAssertEqual(try copy(NSParagraphStyle.default), .default)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: -3)
    shadow.shadowBlurRadius = 5
    shadow.shadowColor = UIColor.red
    XCTAssertEqual(try copy(shadow), shadow)
  }

  func testPaths() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 0.5, y: 1.25, width: 30, height: 20), cornerRadius: 6)
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 9, y: 1e-7))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    path.setLineDash([3, 1.5], count: 2, phase: 0.5)
    let decoded = try copy(path)
    XCTAssertEqual(decoded.cgPath, path.cgPath)
    XCTAssertEqual(decoded.lineWidth, 3)
    XCTAssertEqual(decoded.lineCapStyle, .round)
    XCTAssertEqual(decoded.lineJoinStyle, .bevel)
    XCTAssertTrue(decoded.usesEvenOddFillRule)
    var pattern: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    decoded.getLineDash(&pattern, count: &count, phase: &phase)
    XCTAssertEqual(pattern, [3, 1.5])
    XCTAssertEqual(phase, 0.5)
  }

  func testImages() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    let decoded = try copy(image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)))
    XCTAssertEqual(decoded.size, image.size)
    XCTAssertEqual(decoded.scale, 2)
    XCTAssertEqual(decoded.capInsets, UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    XCTAssertEqual(decoded.pngData(), image.pngData())
    let template = try copy(image.withRenderingMode(.alwaysTemplate))
    XCTAssertEqual(template.renderingMode, .alwaysTemplate)
    let symbol = try XCTUnwrap(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
    let decodedSymbol = try copy(symbol)
    XCTAssertTrue(decodedSymbol.isSymbolImage)
    XCTAssertEqual(decodedSymbol.size, symbol.size)
  }

  func testKeysAndRegions() throws {
    let region = UIRegion(radius: 10).byDifference(from: UIRegion(size: CGSize(width: 4, height: 2)))
    let decoded = try copy(region)
    for point in [CGPoint.zero, CGPoint(x: 5, y: 0), CGPoint(x: 11, y: 0)] {
      XCTAssertEqual(decoded.contains(point), region.contains(point))
    }
  }
}
