import UIKit
import XCTest

/// Pictures for visual inspection. They are written if `TESSERA_TEXT_PICTURES` specifies a folder. The tests always
/// check that they are not empty.
@preconcurrency @MainActor
final class PictureTests: XCTestCase {
  func testSizes() throws {
    for scale in [1, 1.5, 2] as [CGFloat] {
      let drawn = Drawn(width: 520, height: 330, scale: scale) {
        var y: CGFloat = 4
        for size in [11, 12, 13, 15, 17, 20, 22, 28, 34] as [CGFloat] {
          label("Photo 123456 — Hamburgefonts, AVAToy \(Int(size)) pt", size: size, y: &y)
        }
      }
      try drawn.write("sizes@\(scale)")
      XCTAssertGreaterThan(drawn.count { parts($0).red < 100 }, 1000)
    }
  }

  private func label(
    _ text: String, size: CGFloat, y: inout CGFloat, width: CGFloat = 520, _ change: (UILabel) -> Void = { _ in }
  ) {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = .black
    label.text = text
    change(label)
    let height = label.sizeThatFits(CGSize(width: width - 8, height: 0)).height
    label.drawText(in: CGRect(x: 4, y: y, width: width - 8, height: height))
    y += height + 4
  }

  func testScriptsAndTruncation() throws {
    for scale in [1, 2] as [CGFloat] {
      let drawn = Drawn(width: 300, height: 520, scale: scale) {
        var y: CGFloat = 4
        let long = "The quick brown fox jumps over the lazy dog and runs"
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
          label(long, size: 15, y: &y, width: 220) { $0.lineBreakMode = mode }
        }
        label(long, size: 15, y: &y, width: 220) { $0.numberOfLines = 2 }
        label(long, size: 15, y: &y, width: 220) {
          $0.numberOfLines = 0
          $0.textAlignment = .justified
        }
        label(long, size: 15, y: &y, width: 220) {
          $0.numberOfLines = 0
          $0.textAlignment = .center
        }
        label("مرحبا بالعالم 123 مرحبا", size: 17, y: &y)
        label("Hello שלום עולם world", size: 17, y: &y)
        label("Emoji 😀👨‍👩‍👧‍👦🇩🇪 text 🎉", size: 17, y: &y)
        label("日本語 漢字 中文", size: 17, y: &y)
        label("Straße, naïve, Łódź, Ελλάδα, Привет", size: 17, y: &y)
        for weight in [UIFont.Weight.ultraLight, .light, .regular, .medium, .semibold, .bold, .black] {
          label("Weight of the font 0123", size: 15, y: &y) { $0.font = .systemFont(ofSize: 15, weight: weight) }
        }
        label("Italic and mono", size: 15, y: &y) { $0.font = .italicSystemFont(ofSize: 15) }
        label("let x = mono(1)", size: 15, y: &y) { $0.font = .monospacedSystemFont(ofSize: 15, weight: .regular) }
      }
      try drawn.write("scripts@\(scale)")
      XCTAssertGreaterThan(drawn.count { parts($0).red < 100 }, 1000)
    }
  }

  func testAttributes() throws {
    let text = NSMutableAttributedString()
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      all.merge(attributes) { $1 }
      text.append(NSAttributedString(string: string, attributes: all))
    }
    add("Underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(" double", [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red])
    add(" dashed", [.underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue])
    add(" struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    add(" back", [.backgroundColor: UIColor.yellow])
    add(" up", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)])
    add(" kerned", [.kern: 4])
    add(" outlined", [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 28)])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 2
    shadow.shadowColor = UIColor.blue
    add(" shadow", [.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 28)])
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star.fill")!)))
    add(" attached", [.foregroundColor: UIColor.systemGreen])
    let drawn = Drawn(width: 260, height: 200, scale: 2) {
      text.draw(in: CGRect(x: 5, y: 5, width: 250, height: 190))
    }
    try drawn.write("attributes")
    XCTAssertGreaterThan(drawn.count { parts($0) == (255, 255, 0) }, 100)
  }

  /// The baseline of a symbol is on the baseline of the line, so that its center is at that of capital letters.
  func testASymbolInATextIsOnTheBaseline() throws {
    let symbol = try XCTUnwrap(UIImage(systemName: "star.fill"))
    let offset = try XCTUnwrap(symbol.baselineOffsetFromBottom)
    XCTAssertGreaterThan(offset, 0)
    func bounds(_ attachment: NSTextAttachment) -> CGRect {
      attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }
    XCTAssertEqual(
      bounds(NSTextAttachment(image: symbol)), CGRect(origin: CGPoint(x: 0, y: -offset), size: symbol.size))
    let own = NSTextAttachment(image: symbol)
    own.bounds = CGRect(x: 0, y: 0, width: 4, height: 5)
    XCTAssertEqual(bounds(own), own.bounds)
  }

  func testSymbols() throws {
    let names = SymbolNames.all
    let drawn = Drawn(width: 420, height: 200, scale: 2) {
      for (index, name) in names.enumerated() {
        let image = UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .medium))!
        image.draw(at: CGPoint(x: 10 + CGFloat(index % 10) * 40, y: 10 + CGFloat(index / 10) * 44))
      }
    }
    try drawn.write("symbols")
    XCTAssertGreaterThan(drawn.count { parts($0).red < 100 }, 1000)
  }

  /// The sample "Modern Collection Views" shows it.
  func testTheSymbolOfATropicalStorm() throws {
    for name in ["tropicalstorm", "tropicalstorm.circle", "tropicalstorm.circle.fill"] {
      let image = try XCTUnwrap(UIImage(systemName: name), name)
      let drawn = Drawn(width: 60, height: 60, scale: 2) { image.draw(in: CGRect(x: 5, y: 5, width: 50, height: 50)) }
      XCTAssertGreaterThan(drawn.count { parts($0).red < 100 }, 200, name)
      try drawn.write(name)
    }
  }

  /// SF Symbols has the letters and the numbers from 0 to 50 and from 00 to 09 in circles and squares.
  func testSymbolsOfLettersAndNumbers() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { "\($0).circle" }
    let numbers = (0...9).map { "\($0).square" } + ["01.square", "09.circle", "10.circle", "28.square", "45.circle"]
    let filled = ["50.square.fill", "x.circle.fill", "w.square.fill", "3.circle.fill", "07.square.fill"]
    let names = letters + numbers + filled
    let drawn = Drawn(width: 420, height: 240, scale: 2) {
      for (index, name) in names.enumerated() {
        let image = UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26, weight: .regular))
        XCTAssertNotNil(image, name)
        image?.draw(at: CGPoint(x: 10 + CGFloat(index % 10) * 40, y: 10 + CGFloat(index / 10) * 44))
      }
    }
    try drawn.write("symbol-characters")
    // The picture of each has the enclosure and something inside of it.
    for name in names where !name.hasSuffix("fill") {
      let enclosure = name.hasSuffix("circle") ? "circle" : "square"
      func ink(_ name: String) -> Int {
        Drawn(width: 60, height: 60, scale: 1) {
          UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))?.draw(at: .zero)
        }.count { parts($0).red < 100 }
      }
      XCTAssertGreaterThan(ink(name), ink(enclosure) + 40, name)
    }
    XCTAssertNil(UIImage(systemName: "51.circle"))
    XCTAssertNil(UIImage(systemName: "010.square"))
  }
}

enum SymbolNames {
  static let all = [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "xmark", "plus", "minus", "checkmark",
    "magnifyingglass", "photo", "trash", "square.and.arrow.up", "ellipsis", "circle", "circle.fill", "star",
    "star.fill", "heart", "heart.fill", "gear", "pencil", "folder", "info.circle", "exclamationmark.triangle",
  ]
}
