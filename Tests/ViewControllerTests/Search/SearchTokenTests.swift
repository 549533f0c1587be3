import UIKit
import UIKitTesting
import XCTest

/// The tokens of a search field: their changes in code and with keys and touches, and copying them.
@preconcurrency @MainActor
final class SearchTokenTests: XCTestCase {
  private var app: TestApplication!
  private var field: UISearchTextField!
  private let first = UISearchToken(icon: nil, text: "First")
  private let second = UISearchToken(icon: UIImage(systemName: "star"), text: "Second")

  override func tearDown() async throws {
    UIPasteboard.general.items = []
    app?.close()
    app = nil
    field = nil
  }

  private func start(_ tokens: [UISearchToken], text: String = "") throws {
    app?.close()
    app = TestApplication(size: CGSize(width: 400, height: 100), scale: 2)
    app.onReport = { XCTFail($0) }
    field = UISearchTextField(frame: CGRect(x: 10, y: 10, width: 380, height: 44))
    field.text = text
    field.tokens = tokens
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    try app.waitUntilIdle()
  }

  /// Apple's sample "Using suggested searches with a search controller" shows colored circles in its tokens.
  func testAnIconWithItsOwnColorKeepsIt() throws {
    let circle = try XCTUnwrap(UIImage(systemName: "circle.fill"))
    try start([UISearchToken(icon: circle.withTintColor(.systemGreen, renderingMode: .alwaysOriginal), text: "Green")])
    XCTAssertGreaterThan(try greenPixels(), 50)
    try start([UISearchToken(icon: circle.withTintColor(.systemGreen, renderingMode: .alwaysTemplate), text: "Green")])
    XCTAssertEqual(try greenPixels(), 0)
  }

  /// Returns the number of pixels of the field that are green. The blue of the capsule and the colors of the text are not.
  private func greenPixels() throws -> Int {
    let field = try XCTUnwrap(field)
    let image = UIGraphicsImageRenderer(bounds: field.bounds).image { field.layer.render(in: $0.cgContext) }
    let bytes = [UInt8](try XCTUnwrap(image.cgImage?.dataProvider?.data))
    return stride(from: 0, to: bytes.count - 3, by: 4).count { place in
      bytes[place] < 130 && bytes[place + 1] > 180 && bytes[place + 2] < 130
    }
  }

  /// Tokens are as large in relation to the text as at the standard size.
  func testTokensGrowWithTheText() throws {
    func heightOfCapsule(_ size: CGFloat) throws -> Int {
      try start([])
      field.frame = CGRect(x: 10, y: 0, width: 380, height: 100)
      field.font = .systemFont(ofSize: size)
      field.tokenBackgroundColor = .systemGreen
      field.tokens = [second]
      app.frame()
      let image = UIGraphicsImageRenderer(bounds: field.bounds).image { field.layer.render(in: $0.cgContext) }
      let pixels = try XCTUnwrap(image.cgImage)
      let bytes = [UInt8](try XCTUnwrap(pixels.dataProvider?.data))
      let rows = stride(from: 0, to: bytes.count - 3, by: 4).filter { place in
        bytes[place] < 130 && bytes[place + 1] > 180 && bytes[place + 2] < 130
      }.map { $0 / pixels.bytesPerRow }
      return Set(rows).count / Int(image.scale)
    }
    XCTAssertEqual(try heightOfCapsule(17), 28)
    XCTAssertEqual(try heightOfCapsule(34), 56)
    XCTAssertEqual(try heightOfCapsule(53), 87)
  }

  func testTokensAndTextAreSeparate() throws {
    try start([first, second], text: "words")
    XCTAssertEqual(field.text, "words")
    XCTAssertEqual(field.tokens, [first, second])
    field.text = "other"
    XCTAssertEqual(field.tokens, [first, second])
    XCTAssertEqual(field.text(in: field.textualRange), "other")
    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.textualRange.start), 2)
    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.positionOfToken(at: 1)), 1)
    field.removeToken(at: 0)
    XCTAssertEqual(field.tokens, [second])
    field.insertToken(first, at: 1)
    XCTAssertEqual(field.tokens, [second, first])
    XCTAssertEqual(field.text, "other")
    XCTAssertTrue(field.hasText)
  }

  /// Tokens are before the text in the layout direction of the interface, whatever the writing direction of the text
  /// is.
  func testTheSidesOfTokensAndText() throws {
    for isRightToLeft in [false, true] {
      for text in ["abc", "אבג"] {
        try start([first], text: text)
        app.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        app.frame()
        try app.waitUntilIdle()
        let end = field.endOfDocument
        let token = field.firstRect(
          for: try XCTUnwrap(field.textRange(from: field.beginningOfDocument, to: field.textualRange.start)))
        let words = field.firstRect(for: try XCTUnwrap(field.textRange(from: field.textualRange.start, to: end)))
        XCTAssertEqual(
          token.midX > words.midX, isRightToLeft, "\(text): token \(token), text \(words), \(isRightToLeft)")
      }
    }
  }

  func testReplacingText() throws {
    try start([first], text: "one two")
    let range = try XCTUnwrap(
      field.textRange(
        from: field.textualRange.start, to: try XCTUnwrap(field.position(from: field.textualRange.start, offset: 4))))
    field.replaceTextualPortion(of: range, with: second, at: 1)
    XCTAssertEqual(field.tokens, [first, second])
    XCTAssertEqual(field.text, "two")
    XCTAssertEqual(
      field.tokens(in: try XCTUnwrap(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))),
      [first, second])
    XCTAssertEqual(field.tokens(in: field.textualRange), [])
  }

  func testBackspace_selectsATokenAndThenDeletesIt() throws {
    try start([first, second])
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(field.tokens, [first, second])
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [second])
    app.key(.keyboardDeleteOrBackspace)
    try app.waitUntilIdle()
    XCTAssertEqual(field.tokens, [first])
    field.allowsDeletingTokens = false
    app.key(.keyboardDeleteOrBackspace)
    app.key(.keyboardDeleteOrBackspace)
    XCTAssertEqual(field.tokens, [first])
  }

  func testArrows_selectTokens() throws {
    try start([first, second], text: "a")
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [])
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [second])
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [first])
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [first])
    app.key(.keyboardRightArrow)
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [second])
    app.key(.keyboardRightArrow)
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [])
  }

  func testTypedText_replacesASelectedTokenBehindTheOthers() throws {
    try start([first, second], text: "z")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.positionOfToken(at: 1))
    app.type("x")
    try app.waitUntilIdle()
    XCTAssertEqual(field.tokens, [second])
    XCTAssertEqual(field.text, "xz")
  }

  func testATap_selectsAToken() throws {
    try start([first, second], text: "z")
    let rect = field.firstRect(
      for: try XCTUnwrap(field.textRange(from: field.positionOfToken(at: 1), to: field.textualRange.start)))
    app.tap(at: field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(field.selectedTextRange.map(field.tokens(in:)), [second])
  }

  func testCopying_takesTokensAndText() throws {
    try start([first], text: "word")
    field.selectAll(nil)
    app.key(.keyboardC, modifiers: .control)
    XCTAssertEqual(UIPasteboard.general.strings, ["First", "word"])
    UIPasteboard.general.items = []
    field.allowsCopyingTokens = false
    app.key(.keyboardC, modifiers: .control)
    XCTAssertEqual(UIPasteboard.general.numberOfItems, 0)
  }

  func testBadInput_isReported() throws {
    try start([first])
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    field.removeToken(at: 4)
    field.insertToken(second, at: -1)
    field.insertToken(first, at: 0)
    XCTAssertEqual(field.tokens, [first])
    XCTAssertEqual(reports.count, 3, "\(reports)")
    field.tokens = [first, first]
    XCTAssertEqual(field.tokens, [first])
    XCTAssertEqual(reports.count, 4, "\(reports)")
  }

  func testTheColor() throws {
    try start([first])
    field.tokenBackgroundColor = .red
    try app.waitUntilIdle()
    let rect = field.convert(
      field.firstRect(for: try XCTUnwrap(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))),
      to: nil)
    let color = app.snapshot().color(x: Int(rect.minX * 2) + 12, y: Int(rect.midY * 2))
    XCTAssertEqual([color.red, color.green, color.blue], [255, 0, 0])
    field.tokenBackgroundColor = nil
    XCTAssertEqual(field.tokenBackgroundColor, field.tintColor)
  }
}
