import XCTest

/// Functions and constants of Swift 3 and 4 that became members of types.
final class OldFunctionTests: RewritingTestCase {
  private func assert(_ text: String, becomes expected: String, line: UInt = #line) {
    let result = rewrite(text)
    XCTAssertTrue(result.contains(expected), result, line: line)
  }

  /// Apple's documentation of NSCoder (`string(for:)`, `cgRect(for:)` and relatives) names the functions that they replace.
  func testGeometryInStrings() {
    assert("let a = NSStringFromCGRect(frame)", becomes: "let a = NSCoder.string(for: frame)")
    assert("let a = CGRectFromString(text).width", becomes: "let a = NSCoder.cgRect(for: text).width")
    assert("let a = NSStringFromUIEdgeInsets(insets)", becomes: "let a = NSCoder.string(for: insets)")
    assert("let a = CGAffineTransformFromString(text)", becomes: "let a = NSCoder.cgAffineTransform(for: text)")
    let own = "func CGRectFromString(_ text: String) -> Int { 1 }\nlet a = CGRectFromString(\"\")\n"
    XCTAssertEqual(rewrite(own), own)
  }

  /// Apple's documentation of UIAccessibility names the functions of Swift 4.
  func testAccessibilitySettings() {
    assert(
      "if !UIAccessibilityIsReduceTransparencyEnabled() {}", becomes: "if !UIAccessibility.isReduceTransparencyEnabled")
    assert(
      "let a = UIAccessibilityDarkerSystemColorsEnabled()",
      becomes: "let a = UIAccessibility.isDarkerSystemColorsEnabled")
    assert("let a = UIAccessibilityIsBoldTextEnabled()", becomes: "let a = UIAccessibility.isBoldTextEnabled")
    assert(
      "let a = UIAccessibilityConvertFrameToScreenCoordinates(bounds, self)",
      becomes: "let a = UIAccessibility.convertToScreenCoordinates(bounds, in: self)")
  }

  /// Apple's samples AVFoundationQueuePlayer and MPRemoteCommandSample, in the mode of Swift 4, name these
  /// (Lax/Learn-iOS-Swift-by-Examples on GitHub).
  func testTimesOfMedia() {
    assert(
      "player.seek(to: CMTimeMakeWithSeconds(a, 600), toleranceBefore: kCMTimeZero)",
      becomes: "player.seek(to: CMTimeMakeWithSeconds(a, preferredTimescale: 600), toleranceBefore: CMTime.zero)")
    assert("let a = CMTimeMake(1, 1)", becomes: "let a = CMTimeMake(value: 1, timescale: 1)")
    assert("let a = CMTimeMake(value: 1, timescale: 1)", becomes: "let a = CMTimeMake(value: 1, timescale: 1)")
    assert(
      "let a = CMTimeRangeMake(kCMTimeZero, CMTimeMultiply(b, 2))",
      becomes: "let a = CMTimeRangeMake(start: CMTime.zero, duration: CMTimeMultiply(b, multiplier: 2))")
    assert("let a = format == kCIFormatRGBA8", becomes: "let a = format == CIFormat.RGBA8")
    assert(
      "let a = NSNotification.Name.AVAudioSessionInterruption",
      becomes: "let a = AVAudioSession.interruptionNotification")
    assert("let a: AVPlayerItemStatus = .failed", becomes: "let a: AVPlayerItem.Status = .failed")
    assert(
      "try AVAudioSession.sharedInstance().setActive(true, with: [])",
      becomes: "try AVAudioSession.sharedInstance().setActive(true, options: [])")
    let own = "func CMTimeMake(_ a: Int, _ b: Int) -> Int { a }\nlet a = CMTimeMake(1, 2)\n"
    XCTAssertEqual(rewrite(own), own)
  }

  /// The constants are keys of two types since Swift 4: of the options for reading, and of a document's attributes.
  func testKeysOfDocuments() {
    let option = "NSAttributedString.DocumentReadingOptionKey"
    assert(
      "let a = try NSAttributedString(data: data, options: [NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType, "
        + "NSCharacterEncodingDocumentAttribute: 4], documentAttributes: nil)",
      becomes: "options: [\(option).documentType: NSAttributedString.DocumentType.html, \(option).characterEncoding: 4]"
    )
    assert(
      "let a = try text.data(from: range, documentAttributes: [NSDocumentTypeDocumentAttribute: NSRTFTextDocumentType])",
      becomes: "[NSAttributedString.DocumentAttributeKey.documentType: NSAttributedString.DocumentType.rtf]")
    // The keys were strings, so the types that name them change as well.
    assert(
      "let a: [String: Any] = [NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType]",
      becomes: "let a: [\(option): Any] = [\(option).documentType: NSAttributedString.DocumentType.html]")
    assert(
      "let a = [NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType] as [String: Any]",
      becomes: "let a = [\(option).documentType: NSAttributedString.DocumentType.html] as [\(option): Any]")
    assert("let a: [String: Any] = [\"name\": 1]", becomes: "let a: [String: Any] = [\"name\": 1]")
  }
}
